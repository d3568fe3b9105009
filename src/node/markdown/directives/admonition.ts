import { admonitions } from "../../../shared/admonitions"
import { element, visuallyHidden } from "../html/hast"
import type { MakeDirective } from "./directive"
import { icon } from "./icons"

/**
 * Creates an admonition. If it has a custom title, the kind is added in front of it for screen readers, which do not get it
 * from the icon. The title is a paragraph, because a heading would be part of the outline.
 */
export const makeAdmonition: MakeDirective = ({ name, label, content }, nextId) => {
  const kind = admonitions.get(name)
  if (!kind) throw new Error(`"${name}" is not a kind of admonition.`)
  const titleId = `admonition--${nextId()}`
  return [
    element(
      "div",
      {
        className: ["admonition", `admonition-${kind.look}`, `theme-admonition-${kind.look}`],
        role: "note",
        ariaLabelledBy: [titleId],
      },
      element(
        "p",
        { className: ["admonition-title"], id: titleId },
        icon(kind.icon, "admonition-icon"),
        ...(label ? [visuallyHidden(`${kind.title}: `), ...label] : [kind.title]),
      ),
      ...content,
    ),
  ]
}
