import type { GatsbyNode } from "gatsby"
import { loadConfig } from "../config/load-config"
import { checkBeforeBuild, listWarnings } from "./check-before-build"
import { setPathPrefix } from "./current-index"
import { createDocumentNode } from "./nodes/create-document-node"
import { createDerivedNodes, keepDerivedNodes } from "./nodes/create-settings-nodes"
import { writeOutputs } from "./outputs/write-outputs"
import { createArticlePages } from "./pages/create-article-pages"
import { createCatalogPages } from "./pages/create-catalog-pages"
import { createCategoryPages } from "./pages/create-category-pages"
import { createDocPages } from "./pages/create-doc-pages"
import { createHomePage } from "./pages/create-home-page"
import { createTagPages } from "./pages/create-tag-pages"
import { createReferenceNodes } from "./nodes/create-reference-nodes"
import { createSchemaResolvers } from "./schema/resolvers"
import { typeDefs } from "./schema/type-defs"
import { forgetPushedRecords } from "./search/forget-pushed-records"
import { keepQueries, serveSearchIndex } from "./search/serve-index"
import { webpackConfig } from "./webpack/webpack-config"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  setPathPrefix(args.basePath)
  await forgetPushedRecords(args)
  await checkBeforeBuild(args)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs)
}

export const createResolvers: GatsbyNode["createResolvers"] = createSchemaResolvers

export const sourceNodes: GatsbyNode["sourceNodes"] = keepDerivedNodes

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await createDocumentNode(args)
  await createReferenceNodes(args)
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createDerivedNodes(args)
  await createHomePage(args)
  await createDocPages(args)
  await createArticlePages(args)
  await createTagPages(args)
  await createCatalogPages(args)
  await createCategoryPages(args)
  keepQueries(args)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackConfig(loadConfig)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveSearchIndex

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeOutputs(args)
  listWarnings()
}
