import { normalize } from "../../shared/search/tokenize"

/**
 * Terms that readers use in sentences, such as `give` and `something`, and that say little about what they want. They are rare in the
 * pages, and their other forms, such as `kept`, are rarer still, so they would otherwise count more than the topic. They are no stop
 * words, because they matter in a query without better words.
 */
export const weakWords = (
  "all every everything get getting got give given giving go going gone happen happened keep keeping kept know knowing known let like look " +
  "looking made make making much need needed not other put putting same see seen somebody someone something stuff take taken taking " +
  "thing took use used using want wanted way work worked working"
)
  .split(" ")
  .map(normalize)
