import styled from "@emotion/styled"
import { switchColorMode } from "../../browser/color-mode"
import { site } from "../../browser/site"
import { IconButton } from "../ui/button"
import { MoonIcon, SunIcon } from "../ui/icons"

/** Switches between light and dark. Both labels and icons are rendered; CSS shows those of the other mode. */
export function ColorModeButton() {
  if (!site.colorMode.switchable) return null
  return (
    <Switch type="button" onClick={switchColorMode} data-script-only>
      <span data-for="light">
        <MoonIcon />
        <span className="sr-only">Switch to dark mode</span>
      </span>
      <span data-for="dark">
        <SunIcon />
        <span className="sr-only">Switch to light mode</span>
      </span>
    </Switch>
  )
}

const Switch = styled(IconButton)`
  & > span {
    display: grid;
  }
  & > [data-for="dark"],
  html[data-theme="dark"] & > [data-for="light"] {
    display: none;
  }
  html[data-theme="dark"] & > [data-for="dark"] {
    display: grid;
  }
`
