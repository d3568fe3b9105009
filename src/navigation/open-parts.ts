/** State of a part of a page that can be opened: whether it is open or its lines are wrapped, or the value of its chosen tab. */
export type OpenState = boolean | string

/** The custom elements that the selector names have the property `open`, like `details`; a code block has an attribute. */
type OpenPart = Element & { open?: OpenState }

/** Attribute of a code block whose lines the reader has wrapped. CSS does the wrapping, also before the script has been loaded. */
const wrapAttribute = "data-wrap"

/**
 * The parts that a reader opens and closes. Tabs of a group are not among them, because their choice is stored for the group, nor
 * is the bar of contents, which closes by itself.
 */
const selector = "main :is(details:not([data-contents-bar] *),doc-fold,doc-tabs:not([data-group]),doc-code)"

/** The states of the page's parts. A part is identified by its place among them, because few have an id. */
export function openStates(): OpenState[] {
  return Array.from(document.querySelectorAll<OpenPart>(selector), stateOf)
}

/** Gives the page's parts the states that `openStates` returned. Other parts keep theirs. */
export function restoreStates(states: readonly OpenState[] = []): void {
  for (const [index, part] of document.querySelectorAll<OpenPart>(selector).entries()) {
    const state = states[index] ?? stateOf(part)
    if (part.open === undefined) part.toggleAttribute(wrapAttribute, state === true)
    else part.open = state
  }
}

function stateOf(part: OpenPart): OpenState {
  return part.open ?? part.hasAttribute(wrapAttribute)
}
