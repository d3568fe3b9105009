import type { Heading } from "../../shared/navigation"
import type { SourcePosition } from "../../shared/source-position"
import type { ReplacedName } from "../content/settings/variables"
import type { Frame } from "./html/embedded-frame"
import type { Fault, Problem } from "../report/problem"

/** The kinds of files in which text is written. */
export type Format = "md" | "mdx"

/** Text to be parsed as Markdown, with its position. */
export interface MarkdownSource {
  /** Path from the content directory, with forward slashes. */
  file: string
  format: Format
  body: string
  /** 1-based line of the file on which `body` starts; positions count from the file's first line. */
  bodyLine: number
  /** Set for a body that was written for Docusaurus. */
  dialect?: Dialect
}

/** The other program for which a body was written. */
export type Dialect = "docusaurus"

/** A link or image as the writer wrote it. */
export interface Reference extends SourcePosition {
  url: string
}

/** An import of a module. */
interface WrittenImport extends Reference {
  /** The names that it takes from the exports of a file: `default`, or names in braces; absent without any. */
  names?: string[]
}

/** A link of a body. */
interface WrittenLink extends Reference {
  /** The visible text, with the alt texts of images; absent for a link in HTML, whose text is not parsed. */
  text?: string
  /** Index into the outline's `sections`. */
  section: number
  /** Where its address is written, if that is in a definition. */
  definedAt?: SourcePosition
}

/** A fenced code block. */
export interface CodeFence extends SourcePosition {
  language: string
  /** The rest of the info string. */
  meta: string
  value: string
  /** 1-based line of the file with the first line of `value`. */
  valueLine: number
  /** The variables in each line of `value`, as offsets in the line as it is written; absent without any. */
  replaced?: readonly (readonly ReplacedName[])[]
  /** Set if `value` is not part of the body. */
  source?: {
    /** Path to name in problems. */
    file: string
    /** 1-based lines of that file, one for each line of `value`. */
    lines: readonly number[]
    /** Number of characters that are removed at the start of each line. */
    indent: number
  }
}

/** Text under one heading, up to the next heading of any level; the first section has no heading. */
export interface TextSection {
  heading?: Heading
  /** Prose and code as plain text, blocks separated by newlines. */
  text: string
  /** Messages that the text quotes as a tool prints them; absent without any. */
  messages?: readonly string[]
  /** Set for a section that consists mainly of links to pages of the site, whose text repeats them. */
  onlyLinks?: true
}

/** Code of an MDX body that is evaluated when its page is rendered. */
export interface BodyCode {
  /** Imports and exports, in source order. */
  modules: CodePiece[]
  /** Expressions, in source order. */
  values: (CodePiece & {
    /** Whether the value is shown as text of the page. */
    isShown: boolean
  })[]
  /** Names that a plugin declares for the body, with values that are not known to the checks. */
  given: string[]
}

/** A piece of code with its position. */
interface CodePiece extends SourcePosition {
  code: string
  /** The code in messages: its source, or the start tag of an element. */
  written: string
}

/** A heading of a body. */
interface OutlineHeading extends Heading {
  /** 1-based line of the file; missing for a heading of a partial. */
  line?: number
}

/** The data of a page's body that checks, search records and outputs need. */
export interface Outline {
  /** Every heading of levels 2 to 6, with its final id, including those of partials. */
  headings: OutlineHeading[]
  /** Every id a link may point to: headings, raw HTML ids, anchors made by directives. */
  anchors: string[]
  links: WrittenLink[]
  images: (Reference & { alt: string })[]
  /** Embedded pages; absent without any. */
  frames?: Frame[]
  /** Set if the body lists the pages of its section. */
  listsPages?: true
  /** Modules that an MDX body imports, or requires for an attribute. */
  imports: WrittenImport[]
  /** The names that a module of code or an MDX body exports; absent for other files, and if they cannot be determined. */
  exports?: string[]
  fences: CodeFence[]
  /** Absent for a body without code that could fail. */
  code?: BodyCode
  sections: TextSection[]
  /** Paragraphs and table cells of each of `sections`, as plain text without code blocks and partials. */
  prose: string[][]
  /** First paragraph as plain text, at most 160 characters, cut at a word. */
  excerpt: string
  /** Words of prose, without code. */
  words: number
  messages: BodyMessage[]
}

/** A problem of a body itself, found while it is parsed. */
export interface BodyMessage extends SourcePosition, Fault {
  rule:
    | "unsafe-html"
    | "mdx-syntax"
    | "missing-alt"
    | "broken-anchor"
    | "code-syntax"
    | "unknown-variable"
    | "left-out"
    | "unknown-component"
    | "lost-text"
    | "stray-markup"
    | "unfinished-text"
    | "heading"
    | "too-complex"
  cause?: Problem["cause"]
  text?: Problem["text"]
}
