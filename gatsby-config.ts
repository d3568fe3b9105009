import type { GatsbyConfig } from "gatsby"
import { createGatsbyConfig } from "./src/node/config/create-gatsby-config"

const config: GatsbyConfig = createGatsbyConfig()

export default config
