import { trustedTypesPolicy } from "../shared/trusted-types"

/** The functions of the site's policy, which turn a string into a value that the browser accepts as HTML or script URL. */
interface TrustedTypesPolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy
}

/** Trusted Types: not in TypeScript's DOM types yet, and not available in every browser. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }

const rules: TrustedTypesPolicy = {
  createHTML: (html) => html, // the build has sanitised it
  createScriptURL(url) {
    if (new URL(url, window.location.href).origin !== window.location.origin)
      throw new TypeError(`The site loads no scripts from elsewhere: ${url}`)
    return url
  },
}

/** Without Trusted Types, and during server rendering, values stay plain strings. */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/**
 * Marks HTML that the build made as safe to assign to `innerHTML`. Each call returns a new value, and React sets the HTML
 * again whenever the value changes.
 */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

declare const __webpack_require__: { tt?: () => TrustedTypesPolicy }

/** Makes webpack load scripts and start workers with the site's policy instead of creating its own. */
export function trustBundles(): void {
  __webpack_require__.tt = () => policy
}
