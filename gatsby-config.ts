import type { GatsbyConfig } from "gatsby"
import { createGatsbyConfig } from "./src/node/gatsby/create-gatsby-config"

const config: GatsbyConfig = createGatsbyConfig()

export default config
