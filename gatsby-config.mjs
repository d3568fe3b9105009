import { loadBuildCode } from "./scripts/gatsby/load-build-code.mjs"

const { createConfig } = await loadBuildCode()

export default createConfig()
