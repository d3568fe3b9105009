import { loadBuildCode } from "./scripts/gatsby/load-build-code.mjs"

const { hooks } = await loadBuildCode()

// Gatsby calls what is exported by these names; `src/node/gatsby/hooks.ts` says what each does.
export const {
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  sourceNodes,
  onCreateNode,
  createPages,
  preprocessSource,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = hooks
