/**
 * Stands in for Emotion's list of valid HTML attributes, which weighs 2 KB in every page: our styled elements get no
 * properties that are not attributes, so all of them are forwarded.
 */
export default function forwardEveryProp(): boolean {
  return true
}
