/** Turns a name in kebab case into words: `how-to` → "How to". */
export function wordsOfName(name: string): string {
  const words = name.replace(/[-_]+/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
