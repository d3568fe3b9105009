/**
 * Attribute of `html` that is set while scripts can run; CSS can hide what needs them. Its value is `readyValue` once the
 * page is interactive.
 */
export const scriptAttribute = "data-js"

/** Value of the script attribute after hydration. Before that, buttons and fields have no effect; see `replayEarlyUse`. */
export const readyValue = "ready"

/** Attribute of the button that opens the search, for the inline script, which presses it when a shortcut is pressed. */
export const searchButtonAttribute = "data-search-button"

/** Attribute of the last button, or link to a private repository, that was pressed before hydration. It is pressed again once the page is hydrated. */
export const pressedAttribute = "data-pressed"

/** Attribute of each field that was changed before hydration. It is changed again once the page is hydrated. */
export const changedAttribute = "data-changed"

/**
 * Attribute of `html` with the id of the page's announcement, for the inline script to compare; empty if there is no
 * announcement that can be closed.
 */
export const announcementAttribute = "data-announcement-id"

/** Attribute of `html` that hides a dismissed announcement before the first paint. */
export const announcementDismissedAttribute = "data-announcement-bar-initially-dismissed"

/** Attribute of `html` until the filter of the address is applied. It hides the lists that the filter changes, and the footer below. */
export const pendingFilterAttribute = "data-unfiltered"

/** Attribute of `html` while the page waits for the call builder that the address opens. It reserves the builder's place. */
export const pendingBuilderAttribute = "data-building"

/** Attribute of `html`: "mac" where shortcuts use ⌘ instead of Ctrl. */
export const platformAttribute = "data-platform"
