/**
 * The folders of code that makes pages, whose changes make caches of pages and of parts of pages invalid. Gatsby tracks only content and
 * components. This is JavaScript, because `npm start` and `npm test` load it before packages are installed.
 */
export const pageCode = ["src/hcl", "src/node", "src/shared"]
