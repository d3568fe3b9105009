export { createGatsbyConfig } from "./create-gatsby-config"
export * as hooks from "./hooks"
