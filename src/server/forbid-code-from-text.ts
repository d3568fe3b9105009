/** One function of each kind; each kind has a constructor of its own, which turns text into code. */
const functions = [() => {}, async () => {}, function* () {}, async function* () {}]

/**
 * Replaces the `constructor` property of functions by one that throws. The check of MDX rejects the name `Function`, but it
 * cannot recognize a property whose name is computed.
 */
export function forbidCodeFromText(): void {
  for (const made of functions) {
    const prototype = Object.getPrototypeOf(made) as object
    const { name } = prototype.constructor
    const refuse = () => {
      throw new EvalError("Pages cannot run text as code.")
    }
    Object.defineProperty(refuse, "name", { value: name }) // libraries recognize asynchronous functions by it
    Object.defineProperty(prototype, "constructor", { value: refuse })
  }
}
