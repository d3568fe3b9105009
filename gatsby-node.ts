import type { GatsbyNode } from "gatsby"
import { loadConfig } from "./src/node/config/load-config"
import { checkBeforeBuild, listWarnings } from "./src/node/gatsby/check-before-build"
import { setPathPrefix } from "./src/node/gatsby/current-index"
import { createDocumentNode } from "./src/node/gatsby/nodes/create-document-node"
import { createDerivedNodes, keepDerivedNodes } from "./src/node/gatsby/nodes/create-settings-nodes"
import { writeOutputs } from "./src/node/gatsby/outputs/write-outputs"
import { createArticlePages } from "./src/node/gatsby/pages/create-article-pages"
import { createCatalogPages } from "./src/node/gatsby/pages/create-catalog-pages"
import { createCategoryPages } from "./src/node/gatsby/pages/create-category-pages"
import { createDocPages } from "./src/node/gatsby/pages/create-doc-pages"
import { createHomePage } from "./src/node/gatsby/pages/create-home-page"
import { createTagPages } from "./src/node/gatsby/pages/create-tag-pages"
import { createReferenceNodes } from "./src/node/gatsby/nodes/create-reference-nodes"
import { createSchemaResolvers } from "./src/node/gatsby/schema/resolvers"
import { typeDefs } from "./src/node/gatsby/schema/type-defs"
import { forgetPushedRecords } from "./src/node/gatsby/search/forget-pushed-records"
import { keepQueries, serveSearchIndex } from "./src/node/gatsby/search/serve-index"
import { babelOptions, webpackConfig } from "./src/node/gatsby/webpack/webpack-config"

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
