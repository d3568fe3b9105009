/** One function of each kind; the constructor of each kind runs text as code. */
const functions = [() => {}, async () => {}, function* () {}, async function* () {}]

/**
 * Makes the constructors of functions useless, as far as they are reached from a function. The check of MDX finds `Function` by
 * its name, but cannot find every way to read a property whose name is computed.
 */
export function forbidCodeFromText(): void {
  for (const made of functions) {
    const prototype = Object.getPrototypeOf(made) as object
    const { name } = prototype.constructor
    const refuse = () => {
      throw new EvalError("Pages cannot run text as code.")
    }
    Object.defineProperty(refuse, "name", { value: name }) // by which libraries tell asynchronous functions
    Object.defineProperty(prototype, "constructor", { value: refuse })
  }
}
