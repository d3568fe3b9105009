import type { GatsbyNode } from "gatsby"
import reporter from "gatsby-cli/lib/reporter"
import { loadConfig } from "../config/load-config"
import type { ContentChecks } from "./checks/content-checks"
import { isBuild } from "./is-build"
import type { MdxContexts } from "./webpack/mdx-contexts"
import { ContentOfNodes } from "./nodes/content-of-nodes"
import { createContentNode } from "./nodes/create-content-node"
import { createDerivedNodes, keepDerivedNodes } from "./nodes/create-derived-nodes"
import { writeOutputs } from "./outputs/write-outputs"
import { createArticlePages } from "./pages/create-article-pages"
import { createCatalogPages } from "./pages/create-catalog-pages"
import { createCategoryPages } from "./pages/create-category-pages"
import { createDocPages } from "./pages/create-doc-pages"
import { createHomePage } from "./pages/create-home-page"
import { createPrintPages } from "./pages/create-print-pages"
import { createTagPages } from "./pages/create-tag-pages"
import { announceSettled, whenFirstSettled } from "./preview/announce-settled"
import { serveEvents } from "./preview/serve-events"
import { serveRedirects } from "./preview/serve-redirects"
import { serveSidebars } from "./preview/serve-sidebars"
import { serveStaticFiles } from "./preview/serve-static-files"
import { quietUnusedTemplates } from "./queries/quiet-unused-templates"
import { createSchemaResolvers } from "./schema/resolvers"
import { typeDefs } from "./schema/type-defs"
import { pushSearchIndex } from "./search/push-search-index"
import { serveSearchIndex } from "./search/serve-index"
import { updateSearchIndex } from "./search/update-index"
import { skipFilesWithoutQueries } from "./queries/skip-files-without-queries"
import { webpackConfig } from "./webpack/webpack-config"

interface HooksInput {
  mdx: MdxContexts
  checks: ContentChecks
}

/** Gatsby's hooks in the order in which Gatsby calls them. Start here to read how a build works. */
export function createHooks({ mdx, checks }: HooksInput) {
  const site = new ContentOfNodes()
  let searchShards = Promise.resolve("")
  return {
    async onPreBootstrap(args) {
      quietUnusedTemplates(reporter)
      mdx.setPathPrefix(args.basePath)
      await checks.begin(args)
      if (isBuild()) searchShards = updateSearchIndex(args.cache, checks.writeIndex)
    },

    createSchemaCustomization({ actions }) {
      actions.createTypes(typeDefs)
    },

    sourceNodes: keepDerivedNodes,

    onCreateNode: createContentNode,

    createResolvers(args) {
      createSchemaResolvers(args, { resultsOf: checks.resultsOf, fileIdOf: site.fileIdOf })
    },

    async createPages(args) {
      await createDerivedNodes(args, site, mdx)
      createHomePage(args)
      createDocPages(args, site.content.index)
      createPrintPages(args)
      createArticlePages(args)
      createTagPages(args)
      createCatalogPages(args)
      createCategoryPages(args)
    },

    preprocessSource: skipFilesWithoutQueries,

    onCreateWebpackConfig: webpackConfig({ loadConfig, mdx }),

    async onCreateDevServer(args) {
      serveSearchIndex(args, site)
      serveSidebars(args)
      serveStaticFiles(args)
      serveRedirects(args, site)
      serveEvents(args, checks)
      await announceSettled(args)
      whenFirstSettled(args, checks.checkPreview)
    },

    async onPostBuild(args) {
      await writeOutputs(args, site, {
        cards: await checks.cards(),
        searchShards: await searchShards,
      })
      checks.listWarnings()
      await pushSearchIndex(args, site.content)
    },
  } satisfies GatsbyNode
}
