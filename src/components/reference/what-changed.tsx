import { Fragment } from "react"
import { type NewestRelease, outputAnchor, referenceHeadings } from "../../shared/reference"
import { CodeName } from "../ui/breakable-name"
import { Phrases } from "./phrases"
import { ReferenceHeading } from "./reference-heading"

interface WhatChangedProps {
  /** Tag of the documented release. */
  documented: string
  newest: NewestRelease
}

/** How a module's inputs and outputs differ between the documented and the newest release. */
export function WhatChanged({ documented, newest }: WhatChangedProps) {
  const groups = changeGroups(newest)
  return (
    <section aria-labelledby={referenceHeadings.whatChanged.id}>
      <ReferenceHeading {...referenceHeadings.whatChanged} />
      <p>
        From {documented} to {newest.release}:{" "}
        {groups.map(({ label, items }) => `${label.toLowerCase()} ${items.length}`).join(", ")}.
      </p>
      {groups.map(
        ({ label, items }) =>
          items.length > 0 && (
            <details key={label}>
              <summary>
                {label} ({items.length})
              </summary>
              <ul>{items}</ul>
            </details>
          ),
      )}
    </section>
  )
}

/** The changes of each kind, as list items. */
function changeGroups({ added, removed, changed, addedOutputs, removedOutputs }: NewestRelease) {
  return [
    {
      label: "Inputs removed",
      items: removed.map(({ name, successors }) => (
        <li key={name}>
          <Entry name={name} />
          {successors.map((successor, index) => (
            <Fragment key={successor}>
              {index === 0 ? ": now " : " and "}
              <Entry name={successor} />
            </Fragment>
          ))}
        </li>
      )),
    },
    {
      label: "Inputs changed",
      items: changed.map(({ name, details }) => (
        <li key={name}>
          <Entry name={name} />: <Phrases of={details} />
        </li>
      )),
    },
    {
      label: "Inputs added",
      items: added.map(({ name }) => (
        <li key={name}>
          <Entry name={name} />
        </li>
      )),
    },
    {
      label: "Outputs removed",
      items: removedOutputs.map((name) => (
        <li key={name}>
          <Entry name={name} anchor={outputAnchor(name)} />
        </li>
      )),
    },
    {
      label: "Outputs added",
      items: addedOutputs.map((name) => (
        <li key={name}>
          <Entry name={name} anchor={outputAnchor(name)} />
        </li>
      )),
    },
  ]
}

interface EntryProps {
  name: string
  /** Anchor of the entry; by default, that of an input. */
  anchor?: string
}

function Entry({ name, anchor = name }: EntryProps) {
  return (
    <a href={`#${anchor}`}>
      <CodeName name={name} />
    </a>
  )
}
