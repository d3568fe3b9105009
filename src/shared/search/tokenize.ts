/** A word of a text in its indexed form, with its position. */
export interface Token {
  /** Lower case, singular, in American spelling, without accents. */
  term: string
  /** Offset of its first character in the text. */
  start: number
  /** Offset after its last character. */
  end: number
  /**
   * For a compound word, the number of part tokens directly before it; otherwise 0. `GuardDuty` gives `guard`, `duty` and
   * then `guardduty` with 2 parts. It is 1 for versions and names joined by `_`, which come after all other tokens.
   */
  parts: number
}

/** A word. `don't` and `won't` are one word, as readers also write them: `dont`, `wont`. */
const word = /\p{L}+n['’]t(?![\p{L}\p{M}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const negation = /n['’]t$/i
const casePart = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|\p{Lu}\p{N}*|[\p{L}\p{M}\p{N}]/gu
/** A plural acronym is one word: `VPCs`, `NACLs`. */
const acronyms = /^\p{Lu}[\p{Lu}\p{N}]+s$/u
/** A version, without its `v`; or a name of words joined by `_`, also while it is typed. */
const versionOrName = /(?<![\p{L}\p{N}])v?(\d+(?:\.\d+)+)|\p{L}+_[\p{L}_]+/giu

/** Maximum length of a term. A longer one is a key or a hash, and is truncated. */
const maxWordLength = 48

/**
 * Splits a text into words, both for the index and for queries. `_ - . / :`, all other punctuation, and a change of case
 * separate words; words in mixed case and versions such as `0.13` are also indexed as a whole. So are names with a stop word, such
 * as `find_in_parent_folders`, which would be other names without it; their terms start with `_`, so that no word is completed to
 * them.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    const [whole] = match
    let parts = 0
    let offset = match.index
    for (const part of splitCase(whole)) {
      const term = normalize(part)
      if (term !== "") {
        tokens.push({ term, start: offset, end: offset + part.length, parts: 0 })
        parts++
      }
      offset += part.length
    }
    if (parts > 1) tokens.push({ term: normalize(whole), start: match.index, end: offset, parts })
  }
  for (const match of text.matchAll(versionOrName)) {
    const [whole, number] = match
    if (number || whole.split("_").some((part) => isStopWord(normalize(part))))
      tokens.push({
        term: number ?? `_${normalize(whole)}`,
        start: match.index,
        end: match.index + whole.length,
        parts: 1,
      })
  }
  return tokens
}

/** The words of a text, without the compound words and versions that consist of them. */
export function tokenizeWords(text: string): Token[] {
  return tokenize(text).filter(({ parts }) => parts === 0)
}

/** The parts of a word whose case changes inside: `InvalidDBCluster` gives `Invalid`, `DB`, `Cluster`. */
function splitCase(whole: string): string[] {
  const isOneWord =
    whole === whole.toLowerCase() ||
    whole === whole.toUpperCase() ||
    acronyms.test(whole) ||
    negation.test(whole)
  return isOneWord ? [whole] : (whole.match(casePart) ?? [whole])
}

/** The indexed form of a word: letters and numbers only, because terms are joined by spaces. It is empty for a lone accent. */
export function normalize(text: string): string {
  const plain = text
    .normalize("NFKD") // first, because it makes capitals of letters without case, such as `𝐓`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, maxWordLength)
  return american(singular(/^v\d+$/.test(plain) ? plain.slice(1) : plain))
}

/**
 * The part of a word in British spelling that American English spells differently: `customise`, `analyse`, `behaviour`, `centre`,
 * `catalogue`, `licence`. It may match words that both spell in the same way, because index and query are treated alike, but not
 * common ones such as `enterprise` and `resource`: while they are typed, they should be the start of their indexed form.
 */
const britishPart = new RegExp(
  [
    // Letters come before the conditions for what precedes them: a search for letters is several times as fast.
    "is(?=(?:e[dr]?|ing|able|ation(?:al)?)$)(?<=.{4}is)(?<!(?:pr|[cvw])is)",
    "ys(?=(?:e[dr]?|ing)$)",
    "our(?=(?:ed|ing|al|able|ful|ite)?$)(?<=.{3}our)",
    "tre$",
    "ogue$(?<=alogue)",
    "enc(?=e|ing)(?<=^(?:lic|def|off|pret)enc)",
  ].join("|"),
)
const americanParts: Record<string, string> = {
  is: "iz",
  ys: "yz",
  our: "or",
  tre: "ter",
  ogue: "og",
  enc: "ens",
}

function american(term: string): string {
  return term.replace(britishPart, (part) => americanParts[part] ?? part)
}

/**
 * Plurals of acronyms of two letters. `prs` is a synonym of `pr` instead, as pages whose names begin with `pr`, such as
 * `pre-requisites`, would be completions. Other words of three letters that end in `s` are names: `aws`, `dns`,
 * `rds`.
 */
const shortPlural = /^(?:az|db|id|ip|ou|sg|vm)s$/

function singular(term: string): string {
  if (shortPlural.test(term)) return term.slice(0, -1)
  if (term.length < 4 || !term.endsWith("s") || /(?:ss|us|is)$/.test(term)) return term
  if (term.endsWith("ies")) return term.length > 4 ? `${term.slice(0, -3)}y` : term.slice(0, -1)
  if (/(?:x|sh|ss)es$/.test(term)) return term.slice(0, -2)
  return term.slice(0, -1)
}

const stopWords = new Set(
  (
    "a an and any are as at be been but by can could did do does for from had has have how i if in into is it its just me my of on or " +
    "our out should so some such than that the their them then there these they this those to up us was we were what when where " +
    "which while who why will with would you your vs versus " +
    "arent cant couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt werent wont wouldnt"
  )
    .split(" ")
    .map(normalize),
)

/** Whether a term is a stop word, which is ignored in a query with other words. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term)
}
