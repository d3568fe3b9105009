/** A file to write: path below the folder that it is written to, with forward slashes, and content. */
export interface OutputFile {
  path: string
  text: string
}

/** A binary file to write. */
export interface OutputPicture {
  path: string
  text: Buffer
}

/** A text file at an address of the site. */
export function textFile(address: string, text: string): OutputFile {
  return { path: address.slice(1), text }
}

/** A JSON file at an address of the site, indented because people read it, too. */
export function jsonFile(address: string, value: object): OutputFile {
  return textFile(address, `${JSON.stringify(value, null, 2)}\n`)
}
