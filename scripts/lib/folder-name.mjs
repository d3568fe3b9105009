/** Characters of a path with which Gatsby, webpack or Node's own loader do not work, as builds in such folders have shown. */
const unusable = /[#!'"*?{[%]/

/**
 * The problem with the path of the project's folder; `undefined` if commands work in it.
 * @param {string} root
 * @returns {string | undefined}
 */
export function folderNameProblem(root) {
  const [character] = unusable.exec(root) ?? []
  if (character === undefined) return undefined
  return `${root}: the path of this folder contains the character ${character}, with which Gatsby and webpack do not work.\nMove or rename the folder, so that its path has no ${character}.`
}
