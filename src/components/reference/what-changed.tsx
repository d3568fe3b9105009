import { Fragment } from "react"
import { type NewestRelease, outputAnchor, referenceHeadings } from "../../shared/reference"
import { BreakableName } from "../ui/breakable-name"
import { Phrases } from "./phrases"
import { ReferenceHeading } from "./reference-heading"

interface WhatChangedProps {
  /** Tag of the documented release. */
  documented: string
  newest: NewestRelease
}

/** How a module's inputs and outputs differ between the documented and the newest release. */
export function WhatChanged({ documented, newest }: WhatChangedProps) {
  const { release, added, removed, changed, addedOutputs, removedOutputs } = newest
  const rows = [
    {
      label: "Inputs removed",
      count: removed.length,
      content: (
        <ul>
          {removed.map(({ name, successors }) => (
            <li key={name}>
              <Entry name={name} />
              {successors.map((successor, index) => (
                <Fragment key={successor}>
                  {index === 0 ? ": now " : " and "}
                  <Entry name={successor} />
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: "Inputs changed",
      count: changed.length,
      content: (
        <ul>
          {changed.map(({ name, details }) => (
            <li key={name}>
              <Entry name={name} />: <Phrases of={details} />
            </li>
          ))}
        </ul>
      ),
    },
    { label: "Inputs added", count: added.length, content: <Names names={added.map(({ name }) => name)} /> },
    {
      label: "Outputs removed",
      count: removedOutputs.length,
      content: <Names names={removedOutputs} anchor={outputAnchor} />,
    },
    {
      label: "Outputs added",
      count: addedOutputs.length,
      content: <Names names={addedOutputs} anchor={null} />,
    },
  ]
  return (
    <section aria-labelledby={referenceHeadings.whatChanged.id}>
      <ReferenceHeading {...referenceHeadings.whatChanged} />
      <p>
        From {documented} to {release}:{" "}
        {rows.map(({ label, count }) => `${label.toLowerCase()} ${count}`).join(", ")}.
      </p>
      {rows.map(
        ({ label, count, content }) =>
          count > 0 && (
            <details key={label}>
              <summary>
                {label} ({count})
              </summary>
              {content}
            </details>
          ),
      )}
    </section>
  )
}

interface NamesProps {
  names: readonly string[]
  /** Returns the anchor of a name; `null` if the page has no entry for it. */
  anchor?: ((name: string) => string) | null
}

function Names({ names, anchor = (name) => name }: NamesProps) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Entry name={name} anchor={anchor?.(name) ?? null} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ name, anchor = name }: { name: string; anchor?: string | null }) {
  const code = (
    <code>
      <BreakableName name={name} />
    </code>
  )
  return anchor === null ? code : <a href={`#${anchor}`}>{code}</a>
}
