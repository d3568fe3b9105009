import { z } from "zod"
import { pageKinds } from "../content/page-kinds/page-kinds"
import { announcementFile, announcementSchema } from "../content/settings/announcement"
import { redirectsFile, redirectsFileSchema } from "../content/settings/redirects"
import { tagsFile, tagsFileSchema } from "../content/settings/tags"
import { valueRulesFile, valueRulesSchema } from "../content/settings/value-rules"
import { variablesFile, variablesSchema } from "../content/settings/variables"
import { versionTableFolder, versionTableSchema } from "../content/settings/version-table"
import { deployableFile, deployableSchema } from "../deployable/deployable-file"
import { glossaryFile, glossarySchema } from "../glossary/glossary-file"
import { categorySchema } from "../navigation/category-file"
import { sidebarEntrySchema, sidebarsFile } from "../navigation/sidebar-file"
import { synonymsFile, synonymsFileSchema } from "../search/synonyms"
import { spellingFile, spellingSchema } from "../spelling/spelling-file"
import { frontMatterSnippets } from "./front-matter-snippets"
import { jsonSchemaOf } from "./json-schema-of"

/** The schemas of the content's files by their names, with the paths of these files from `content/`. */
const settings: Readonly<Record<string, { schema: object; files: readonly string[] }>> = {
  sidebars: { schema: sidebarsSchema(), files: [sidebarsFile] },
  tags: { schema: jsonSchemaOf(tagsFileSchema), files: [tagsFile] },
  announcement: { schema: jsonSchemaOf(announcementSchema), files: [announcementFile] },
  category: { schema: jsonSchemaOf(categorySchema), files: ["**/_category_.yml", "**/_category_.yaml"] },
  redirects: { schema: jsonSchemaOf(redirectsFileSchema), files: [redirectsFile] },
  glossary: { schema: jsonSchemaOf(glossarySchema), files: [glossaryFile] },
  spelling: { schema: jsonSchemaOf(spellingSchema), files: [spellingFile] },
  synonyms: { schema: jsonSchemaOf(synonymsFileSchema), files: [synonymsFile] },
  deployable: { schema: jsonSchemaOf(deployableSchema), files: [deployableFile] },
  values: { schema: jsonSchemaOf(valueRulesSchema), files: [valueRulesFile] },
  variables: { schema: jsonSchemaOf(variablesSchema), files: [variablesFile] },
  "version-table": { schema: jsonSchemaOf(versionTableSchema), files: [`${versionTableFolder}/*.yml`] },
}

/** The schemas of front matter. Services use the schema of documentation pages. */
const { doc, service: _, ...ownSchemas } = pageKinds
const frontMatter = Object.entries({ page: doc, ...ownSchemas }).map(
  ([name, kind]) => [name, kind.frontMatter] as const,
)

/** The files that let editors complete and check the content's files, by their paths from the project's root. */
export function editorFiles(): Map<string, string> {
  const files = new Map<string, string>()
  const put = (file: string, content: object) => files.set(file, `${JSON.stringify(content, null, 2)}\n`)
  for (const [name, { schema }] of Object.entries(settings)) put(schemaFile(name), schema)
  for (const [name, schema] of frontMatter) put(schemaFile(`front-matter-${name}`), jsonSchemaOf(schema))
  put(".vscode/settings.json", {
    "yaml.schemas": Object.fromEntries(
      Object.entries(settings).map(([name, { files }]) => [
        `./${schemaFile(name)}`,
        files.map((file) => `content/${file}`),
      ]),
    ),
  })
  put(".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml"] })
  put(".vscode/front-matter.code-snippets", frontMatterSnippets(frontMatter.map(([, schema]) => schema)))
  return files
}

function schemaFile(name: string): string {
  return `.vscode/schemas/${name}.json`
}

/**
 * The schema of `sidebars.yml`. The schema of an entry does not include nested entries, so they are added
 * here.
 */
function sidebarsSchema(): object {
  const { $schema, ...entry } = z
    .looseObject({
      $schema: z.string(),
      anyOf: z.array(z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })),
    })
    .parse(jsonSchemaOf(sidebarEntrySchema))
  const entries = { type: "array", items: { $ref: "#/definitions/entry" } }
  for (const { properties } of entry.anyOf) if (properties?.items) properties.items = entries
  return { $schema, type: "object", additionalProperties: entries, definitions: { entry } }
}
