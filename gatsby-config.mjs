import { loadBuildCode } from "./scripts/lib/load-build-code.mjs"

const { createGatsbyConfig } = await loadBuildCode()

export default createGatsbyConfig()
