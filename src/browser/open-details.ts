/** Opens every `<details>` around an element, so that it is visible and can be scrolled to. */
export function openDetails(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element.localName === "details") element.setAttribute("open", "")
}
