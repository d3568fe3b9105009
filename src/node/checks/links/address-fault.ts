import { quotedStart } from "../../report/quoted-start"
import type { Fault } from "../../report/problem"

/** Hosts of the author's own machine. */
const ownHosts = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$/i

/**
 * A mistake in an address that can be detected without resolving it; `undefined` if there is none.
 * @param ownHostsAllowed whether addresses of the author's own machine are allowed, as in tutorials about a
 * development server
 */
export function addressFault(url: string, ownHostsAllowed = false): Fault | undefined {
  const fault = (message: string, fix: string): Fault => ({
    message: `"${quotedStart(url)}" ${message}.`,
    fix: `${fix}.`,
  })
  if (url === "") return { message: "The link has no address.", fix: "write it between the parentheses." }
  if (url === "#") return fault("leads nowhere", "name a heading's id after the hash, or remove the link")
  const [placeholder] = /\{\{|%7B%7B|\$\{/.exec(url) ?? []
  if (placeholder !== undefined)
    return fault(`contains "${placeholder}", which no template replaces here`, "write the address itself")
  if (/^(?:www\.)[\w-]+\./i.test(url)) return fault("lacks its scheme", `write https://${url}`)
  if (/^https?\/\/|^https?:\/(?!\/)|^https?:(?!\/)/i.test(url))
    return fault(
      'lacks a part of "https://"',
      `write ${url.replace(/^(https?):?\/*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)}`,
    )
  if (/^https?:\/\/https?:?\/\//i.test(url))
    return fault('has "https://" twice', `write ${url.replace(/^https?:\/\//i, "")}`)
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i.test(url))
    return fault("is an email address without its scheme", `write mailto:${url}`)
  if (/^mailto:/i.test(url))
    return /^mailto:[^@?]+@[^@?]+\.[^@?]+/i.test(url) || /^mailto:\?/.test(url)
      ? undefined
      : fault("is not an email address", 'write mailto:name@example.com, with an "@"')
  if (/^[^:?#]*\\/.test(url))
    return fault("has a backslash in it", `write a slash: ${url.replaceAll("\\", "/")}`)
  return /^https?:\/\//i.test(url) ? hostFault(url, fault, ownHostsAllowed) : undefined
}

function hostFault(
  url: string,
  fault: (message: string, fix: string) => Fault,
  ownHostsAllowed: boolean,
): Fault | undefined {
  if (!URL.canParse(url))
    return fault("is not an address that browsers can read", "write it as the browser shows it")
  const { hostname, password, pathname, search, hash } = new URL(url)
  if (ownHosts.test(hostname))
    return ownHostsAllowed
      ? undefined
      : fault(
          `leads to the reader's own machine, "${hostname}"`,
          `link to ${pathname}${search}${hash} where a page of this site is meant, or write the address as code`,
        )
  if (password !== "")
    return fault("contains a password", "remove everything between // and @, and change the password")
  if (!hostname.includes(".") && !hostname.startsWith("["))
    return fault(
      `names the host "${hostname}", which has no ending such as ".com"`,
      "write the whole name of the host",
    )
  return undefined
}
