import { trustedTypesPolicy } from "../shared/trusted-types"

/** What the site's policy turns from a text into a value that the browser takes for HTML or for the address of a script. */
interface TrustedTypesPolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy
}

/** Trusted Types, which TypeScript's library does not describe yet and not every browser has. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }

const rules: TrustedTypesPolicy = {
  createHTML: (html) => html, // of the build, which sanitised it
  createScriptURL(url) {
    if (new URL(url, window.location.href).origin !== window.location.origin)
      throw new TypeError(`The site loads no scripts from elsewhere: ${url}`)
    return url
  },
}

/** Without Trusted Types, and while pages are written to files, values stay texts. */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/**
 * HTML that the build made, as a value that may be assigned to `innerHTML`. Each call makes a new value: React writes HTML
 * again whose value is another.
 */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

declare const __webpack_require__: { tt?: () => TrustedTypesPolicy }

/** Has webpack load scripts and start workers with the site's policy, where it would create one of its own. */
export function trustBundles(): void {
  __webpack_require__.tt = () => policy
}
