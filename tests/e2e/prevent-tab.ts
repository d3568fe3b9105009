import type { Locator } from "@playwright/test"

/**
 * Prevents a link from opening a tab: now and then, Chromium crashes when it opens and closes tabs fast. The link's attribute
 * `data-prevented` says whether the site itself had prevented it.
 */
export async function preventTab(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => {
    for (const type of ["click", "auxclick"])
      window.addEventListener(type, (event) => {
        element.dataset.prevented = String(event.defaultPrevented)
        event.preventDefault()
      })
  })
}
