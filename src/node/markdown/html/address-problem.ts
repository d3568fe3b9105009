import { didYouMean } from "../../../hcl/suggest"
import type { Fault } from "../../report/problem"
import { quotedStart } from "../../report/quoted-start"
import { runsCode } from "./allowed-html"

/** The message for a forbidden address. */
export function addressProblem(address: string): Fault {
  const shown = quotedStart(address, 40)
  const [, scheme = ""] = /^\s*([a-z][a-z\d+.-]*):/i.exec(address) ?? []
  const otherwise = "link to a page or a file."
  if (runsCode(address))
    return { message: `The address "${shown}" runs code and is left out.`, fix: otherwise }
  if (scheme.toLowerCase() === "file" || /^[a-z]$/i.test(scheme))
    return {
      message: `The address "${shown}" names a file on one machine, "${scheme}:", and is left out.`,
      fix: "put the file into the content, and write its path from this page.",
    }
  return {
    message: `The address "${shown}" has a scheme that is not allowed, "${scheme}:", and is left out.`,
    fix: /^s?ftps?$/i.test(scheme) // no slip, but similar to "http"
      ? otherwise
      : didYouMean(`${scheme}:`, ["https:", "http:", "mailto:", "tel:"], otherwise),
  }
}
