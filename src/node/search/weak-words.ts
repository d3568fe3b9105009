import { normalize } from "../../shared/search/tokenize"

/**
 * Terms that readers use in sentences, such as `give` and `something`, and that say little about what they want. They are rare in the
 * pages and would otherwise count more than the topic. They are no stop words, because they matter in a query without better words.
 */
export const weakWords = (
  "all every everything get give go happen keep know let like look make much need not other put same see somebody someone " +
  "something stuff take thing use want way work"
)
  .split(" ")
  .map(normalize)
