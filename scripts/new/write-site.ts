import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { relativePath } from "../../src/node/content/files/relative-path"
import { readProject, type ReadProject } from "../../src/node/docusaurus/read-project"
import { formatText } from "../lib/format-text"
import { projectRoot } from "../lib/project.mjs"
import { shellWord } from "./shell-word"

/** The result of `npm run new -- site`. */
interface WrittenSite {
  /** Paths relative to the current directory. */
  files: string[]
  /** Environment variables for commands of this site, as a command prefix. */
  variables: string
  notes: string[]
}

/**
 * Writes the configuration of a site whose content is a Docusaurus project, and a README with its commands and the features
 * that could not be migrated.
 * @param folder the project's folder, which contains `docusaurus.config.*`
 * @param sites the folder of the sites with external content
 * @throws one sentence if the folder is not a Docusaurus project, or if the site exists
 */
export async function writeSite(
  folder: string,
  sites = path.join(projectRoot, "sites"),
): Promise<WrittenSite> {
  const project = path.resolve(folder)
  const target = path.join(sites, siteName(project))
  const config = path.join(target, "site.config.ts")
  const shown = (file: string) => relativePath(process.cwd(), file)
  if (existsSync(config))
    throw new Error(`${shown(config)} already exists. Remove it to create the site again.`)
  const read = await readProject(folder)
  const variables = Object.entries({
    SITE_CONFIG: shown(config),
    CONTENT_DIR: shown(read.contentDir) || ".",
  })
    .map(([name, value]) => `${name}=${shellWord(value)}`)
    .join(" ")
  const readme = path.join(target, "README.md")
  mkdirSync(target, { recursive: true })
  writeFileSync(config, await configText(config, read))
  writeFileSync(readme, readmeText(read, variables))
  return { files: [config, readme].map(shown), variables, notes: read.notes }
}

/** A site's name: that of the project's folder, or of its parent folder if it has a generic name such as `website`. */
function siteName(project: string): string {
  const [name = "site", around = name] = project.split(path.sep).reverse()
  return /^(?:website|site|docs|documentation|www)$/i.test(name) ? around : name
}

async function configText(file: string, { site }: ReadProject): Promise<string> {
  const types = path.relative(path.dirname(file), path.join(projectRoot, "src/shared/site-config"))
  const text = `import type { SiteConfig } from ${JSON.stringify(types.split(path.sep).join("/"))}

export const site = ${JSON.stringify(site)} as const satisfies SiteConfig
`
  return formatText(file, text)
}

function readmeText({ site, origin, basePath, notes }: ReadProject, variables: string): string {
  const address = `SITE_URL=${origin}${basePath === "" ? "" : ` PATH_PREFIX=${basePath}`}`
  const build = basePath === "" ? "npm run build" : "npm run build -- --prefix-paths"
  return `# ${site.title}

Written by \`npm run new -- site\`; edit \`site.config.ts\` as you like.

\`\`\`bash
${variables} npm run check:content
${variables} npm run develop
${address} ${variables} ${build}
\`\`\`

## Not carried over

${notes.length > 0 ? notes.map((note) => `- ${note}`).join("\n") : "Nothing is missing."}
`
}
