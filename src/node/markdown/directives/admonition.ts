import { admonitions } from "../../../shared/admonitions"
import { element, visuallyHidden } from "../hast"
import { icon } from "../icons"
import type { MakeDirective } from "./directive"

/**
 * Makes an admonition. A title of the writer's own hides which kind it is from those who do not see the icon: the kind
 * is put in front of it for screen readers. The title is a paragraph, since a heading would show up in outlines.
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
        icon(kind.icon, "admonition-icon", "20"),
        ...(label ? [visuallyHidden(`${kind.title}: `), ...label] : [kind.title]),
      ),
      ...content,
    ),
  ]
}
