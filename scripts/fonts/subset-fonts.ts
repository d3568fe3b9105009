import { readFile } from "node:fs/promises"
import path from "node:path"
import subsetFont from "subset-font"
import { openFont } from "../../src/node/fonts/open-font"
import { projectRoot } from "../lib/project.mjs"

/** Folder of the fonts that pages load, from the project's root. */
export const fontFolder = "src/theme/fonts"

/** The weights that style sheets may use; `font-weight` in `global.css` states the same. */
export const weights = { min: 400, max: 700 }

/** The fonts that pages load, by their file in `fontFolder`, each with the package's file that it is made of. */
const sources: Readonly<Record<string, string>> = {
  "ibm-plex-sans.woff2": "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  "geist-mono.woff2": "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
}

/** Makes the fonts that pages load: all letters of the packages' fonts, in the weights that the site uses. By file name. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const [name, source] of Object.entries(sources)) {
    const whole = await readFile(path.join(projectRoot, "node_modules", source))
    const letters = String.fromCodePoint(...openFont(source).characterSet)
    fonts.set(
      name,
      await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: { wght: weights } }),
    )
  }
  return fonts
}
