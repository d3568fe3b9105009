/**
 * Id of the `template` element with the scripts of a page and with preloads of what they need first. The script in the head
 * puts its content into the page after the first paint, so that scripts do not compete with what the paint needs.
 */
export const pageScriptsId = "page-scripts"
