import path from "node:path"
import { hostRules } from "../../src/node/outputs/hosting/host-rules"
import { headersFile, redirectsFile } from "../../src/node/outputs/hosting/static-host-files"
import { writeHostFiles } from "../../src/node/outputs/hosting/write-host-files"
import { compressFiles } from "../../scripts/gatsby/compress-files.mjs"
import { writeFiles } from "../temporary-tree"

/** Long enough to be worth compressing. */
const filler = "Again. ".repeat(200)

const files = {
  "index.html": `<h1>Home</h1>${filler}`,
  "index.md": "# Home\n",
  "404.html": `<h1>Not found</h1>${filler}`,
  "tools/index.html": `<h1>Tools</h1>${filler}`,
  "tools.html": `<h1>Tools</h1>${filler}`,
  "tools.md": `# Tools\n\n${filler}`,
  "faq/eks/index.html": "<h1>EKS</h1>",
  "faq/eks.md": "# EKS\n",
  "terraform-1.x/index.html": "<h1>Terraform 1.x</h1>",
  "terraform-1.x.html": "<h1>Terraform 1.x</h1>",
  "terraform-1.x.md": "# Terraform 1.x\n",
  "old-tools/index.html": "a stub",
  "old-tools.html": "a stub",
  "app-abc.js": `let a // ${filler}`,
  "check-worker-abc.js": "let a",
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "styles.abc.css": `body { color: red } /* ${filler} */`,
  "static/abc/picture.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "static/abc/picture.png": "\u0089PNG",
  "cards/tools.png": "\u0089PNG",
  "page-data/tools/page-data.json": "{}",
  "search/manifest.json": "{}",
  "search/abc/0.json": "{}",
  "sidebars/abc.json": "{}",
  "sidebars/files/index.html": "<h1>Sidebar files</h1>",
  "sidebars/files.html": "<h1>Sidebar files</h1>",
  "static/index.html": "<h1>Static sites</h1>",
  "static/hosts/index.html": "<h1>Static hosts</h1>",
  "static/hosts.html": "<h1>Static hosts</h1>",
  "sdk/node.js/index.html": "<h1>Node.js</h1>",
  "sdk/node.js.html": "<h1>Node.js</h1>",
  "sdk/übung.js/index.html": "<h1>Übung</h1>",
  "sdk/übung.js.html": "<h1>Übung</h1>",
  "sdk/logos.svg/index.html": "<h1>Logos</h1>",
  "sdk/logos.svg.html": "<h1>Logos</h1>",
  "scripts/vendor/own.js": "let own",
  "ü/own.js": "let own",
  "own.css": "body { color: blue }",
  "abc.wasm": filler,
  "site.webmanifest": "{}",
  "llms.txt": "# Site\n",
  "sitemap-0.xml": "<urlset/>",
}

/** Headers of every response of the synthetic site. */
export const policy = {
  "Content-Security-Policy": "default-src 'self'; script-src 'self' 'sha256-a+b/c='",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
}

const sitePages = [
  ...["/", "/tools", "/faq/eks/", "/terraform-1.x", "/upgrade/aws-4.x/"],
  ...["/static/", "/static/hosts", "/sidebars/files", "/sdk/node.js", "/sdk/übung.js", "/sdk/logos.svg"],
]

/** The rules of the synthetic site. */
export const rulesFor = (prefix: string, pages: readonly string[] = sitePages) =>
  hostRules({
    prefix,
    headers: policy,
    searchShards: "abc",
    redirects: [
      { from: "/old-tools", to: "/tools#install" },
      { from: "/sdk/old.js", to: "/sdk/node.js" },
      { from: "/old-search", to: "/tools?tab=all#install" },
      { from: "/elsewhere", to: "https://elsewhere.example/a#part" },
    ],
    pages,
    staticFiles: ["/scripts/vendor/own.js", "/ü/own.js", "/own.css", "/site.webmanifest", "/favicon.svg"],
  })

/** Writes a small site as a build leaves it, with the configurations of its hosts beside it. */
export async function writeSyntheticSite(folder: string, prefix: string): Promise<void> {
  const rules = rulesFor(prefix)
  const outputs = [headersFile(rules), redirectsFile(rules)]
  const build = path.join(folder, "public")
  writeFiles(build, {
    ...files,
    ...Object.fromEntries(outputs.map((output) => [output.path, output.text])),
    "build.json": JSON.stringify({ pathPrefix: prefix }),
  })
  await compressFiles(build, path.join(folder, "compressed"))
  writeHostFiles(rules, path.join(folder, "hosting"))
}
