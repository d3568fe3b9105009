import { loadBuildCode } from "./scripts/lib/load-build-code.mjs"

const { createConfig } = await loadBuildCode()

export default createConfig()
