/** Whether Gatsby's command is `build`. Otherwise it is `develop`, the preview. */
export function isBuild(): boolean {
  return process.env.gatsby_executing_command === "build"
}
