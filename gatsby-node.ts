import type { GatsbyNode } from "gatsby"
import { loadConfig } from "./src/node/config/load-config"
import { checkBeforeBuild, listWarnings } from "./src/node/checks/check-before-build"
import { setPathPrefix } from "./src/node/content/current-index"
import { createDocumentNode } from "./src/node/nodes/create-document-node"
import { createDerivedNodes, keepDerivedNodes } from "./src/node/nodes/create-settings-nodes"
import { writeOutputs } from "./src/node/outputs"
import { createArticlePages } from "./src/node/pages/create-article-pages"
import { createCatalogPages } from "./src/node/pages/create-catalog-pages"
import { createCategoryPages } from "./src/node/pages/create-category-pages"
import { createDocPages } from "./src/node/pages/create-doc-pages"
import { createHomePage } from "./src/node/pages/create-home-page"
import { createTagPages } from "./src/node/pages/create-tag-pages"
import { createReferenceNodes } from "./src/node/reference/create-reference-nodes"
import { createSchemaResolvers } from "./src/node/schema/resolvers"
import { typeDefs } from "./src/node/schema/type-defs"
import { forgetPushedRecords } from "./src/node/search/forget-pushed-records"
import { keepQueries, serveSearchIndex } from "./src/node/search/serve-index"
import { babelOptions, webpackConfig } from "./src/node/webpack/webpack-config"

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

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = babelOptions

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = webpackConfig(loadConfig)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveSearchIndex

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeOutputs(args)
  listWarnings()
}
