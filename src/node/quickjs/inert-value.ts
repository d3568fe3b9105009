/**
 * Source that defines `__inert`, a placeholder for values that a run lacks: calling it, reading its
 * properties and iterating over it have no effect. Each use calls `__use`, which earlier code has to define.
 */
export const inertValue = `
var __inert = (() => {
  const read = (_, key) => {
    __use()
    return key === Symbol.iterator ? function* () {} : key === Symbol.toPrimitive ? () => "" :
      key === "then" || key === "toJSON" || key === "__esModule" ? undefined : inert
  }
  const use = (result) => () => { __use(); return result() }
  const base = new Proxy({}, { get: read, getPrototypeOf: () => null })
  const inert = new Proxy(function () {}, {
    get: read, apply: use(() => inert), construct: use(() => inert), has: use(() => true), set: use(() => true),
    getPrototypeOf: use(() => base), ownKeys: (target) => { __use(); return Reflect.ownKeys(target) },
  })
  return inert
})()
`
