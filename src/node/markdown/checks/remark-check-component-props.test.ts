import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { mdxPropValues } from "../../../shared/mdx-components"
import { outline } from "../test-support"

const messages = (...lines: string[]) => outline(lines.join("\n"), { format: "mdx" }).messages

test.each<[string, string, { column: number; name: string; prop: string; fix: string }]>([
  [
    "misspelled",
    '<Card title="a" href="/b" icn="book" />',
    { column: 27, name: "Card", prop: "icn", fix: 'did you mean "icon"?' },
  ],
  [
    "near to none",
    '<Card title="a" href="/b" className="c" />',
    {
      column: 27,
      name: "Card",
      prop: "className",
      fix: "remove it, or use one of title, href, icon, tags.",
    },
  ],
  [
    "of a component that has none",
    "<CardList gap={2}>x</CardList>",
    { column: 11, name: "CardList", prop: "gap", fix: "remove it; the component takes none." },
  ],
  [
    "misspelled, and required",
    '<Card titel="a" href="/b" />',
    { column: 7, name: "Card", prop: "titel", fix: 'did you mean "title"?' },
  ],
  [
    "misspelled, of Docusaurus",
    '<TabItem value="a" clasName="b">x</TabItem>',
    { column: 20, name: "TabItem", prop: "clasName", fix: 'did you mean "className"?' },
  ],
  [
    "beside spread ones",
    "<Tabs {...props} groupID={1}>x</Tabs>",
    { column: 18, name: "Tabs", prop: "groupID", fix: 'did you mean "groupId"?' },
  ],
])("a property that the component does not take is reported at its position: %s", (_, element, expected) => {
  const { column, name, prop, fix } = expected
  const body = name === "TabItem" ? `<Tabs>\n${element}\n</Tabs>` : `\n${element}`
  expect(messages(body)).toEqual([
    { rule: "mdx-syntax", line: 2, column, message: `The component <${name}> takes no "${prop}".`, fix },
  ])
})

test.each<[string, string, { column: number; message: string; fix: string }]>([
  [
    "misspelled",
    '<Card title="a" href="/b" icon="bok" />',
    {
      column: 27,
      message:
        'The component <Card> takes no icon "bok", only accounts, network, pipeline, cluster, shield, book, chat, mail, bug, idea, code, video.',
      fix: 'did you mean "book"?',
    },
  ],
  [
    "near to none",
    '<ToolCard name="a" href="/b" access={"everybody"} />',
    {
      column: 30,
      message: 'The component <ToolCard> takes no access "everybody", only public, subscribers, enterprise.',
      fix: "write one of these values.",
    },
  ],
  [
    "a number",
    "<CardGroup cols={5}>x</CardGroup>",
    {
      column: 12,
      message: 'The component <CardGroup> takes no cols "5", only 1, 2, 3, 4.',
      fix: "write one of these values.",
    },
  ],
  [
    "only a name",
    "<CardGroup cols>x</CardGroup>",
    {
      column: 12,
      message: 'The component <CardGroup> takes no cols "true", only 1, 2, 3, 4.',
      fix: "write one of these values.",
    },
  ],
  [
    "the name of a picture",
    '<CourseCard title="a" href="/b" videos={1} duration={2} image="module" />',
    {
      column: 57,
      message: 'The component <CourseCard> takes no image "module", only terraform, docker-packer, modules.',
      fix: 'did you mean "modules"?',
    },
  ],
  [
    "misspelled, of Docusaurus",
    '<Admonition type="waring">x</Admonition>',
    {
      column: 13,
      message:
        'The component <Admonition> takes no type "waring", only note, tip, info, warning, caution, danger, important, secondary, success.',
      fix: 'did you mean "warning"?',
    },
  ],
])("a value that a property does not take is reported at its position: %s", (_, element, problem) => {
  expect(messages("", element)).toEqual([{ rule: "mdx-syntax", line: 2, ...problem }])
})

test("each picture of a course that the table names is there, and no other", () => {
  const pictures = readdirSync("src/images").filter((name) => /^course-.*\.png$/.test(name))
  const named = mdxPropValues.CourseCard.image.map((name) => `course-${name}.png`)
  expect(named.toSorted()).toEqual(pictures.toSorted())
})

test("each required property that is missing is reported at the element", () => {
  const problem = (message: string) => ({
    rule: "mdx-syntax",
    line: 1,
    column: 6,
    message,
    fix: "write <ToolCard name=… href=… access=…>.",
  })
  expect(messages('Text <ToolCard name="a" />')).toEqual([
    problem('The component <ToolCard> has no "href".'),
    problem('The component <ToolCard> has no "access".'),
  ])
})

test("a tab without value", () => {
  expect(messages("<Tabs>", '  <TabItem label="A">x</TabItem>', "</Tabs>")).toEqual([
    {
      rule: "mdx-syntax",
      line: 2,
      column: 3,
      message: 'The component <TabItem> has no "value".',
      fix: "write <TabItem value=…>.",
    },
  ])
})

test("a component without the content that it shows", () => {
  expect(messages("<CardGroup cols={2} />")).toEqual([
    {
      rule: "mdx-syntax",
      line: 1,
      column: 1,
      message: "The component <CardGroup> has no content.",
      fix: "put it between <CardGroup> and </CardGroup>.",
    },
  ])
})

test("a component of Docusaurus is checked under the name of its import", () => {
  expect(messages('import Box from "@theme/Details"', "", '<Box sumary="a">x</Box>')).toMatchObject([
    { line: 3, column: 6, message: 'The component <Box> takes no "sumary".', fix: 'did you mean "summary"?' },
  ])
})

test.each([
  [
    "what a component takes",
    '<CardGroup cols={2}><Card title="a" href="/b" icon="book" tags={["c"]} /></CardGroup>',
  ],
  ["what Docusaurus may take and nobody misspelled", "<Details onToggle={props.toggle}>x</Details>"],
  ["a value in another form", '<CardGroup cols="2"><Card title="a" href="/b" icon={`book`} /></CardGroup>'],
  ["a computed value", '<Card title="a" href="/b" icon={props.icon} />'],
  ["a type of the project's own", '<Admonition type="example">x</Admonition>'],
  ["content as a property", "<CardList children={props.cards} />"],
  ["computed properties", "<ToolCard {...props} />"],
  ["what every element may have", '<CardList key="a" data-part="b" aria-label="c">x</CardList>'],
  ["a component of the page", 'import Card from "./card"\n\n<Card to="/a" />'],
  ["a component that a part of the page brings in", "export const Card = () => null\n\n<Card to={1} />"],
  [
    "tabs as Docusaurus takes them",
    '<Tabs groupId="a" defaultValue="b" values={[]} queryString="c" lazy block className="d">\n' +
      '<TabItem value="b" label="B" default attributes={{ className: "e" }} className="f" hidden>x</TabItem>\n</Tabs>',
  ],
  ["an admonition as Docusaurus takes it", '<Admonition type="tip" icon="💡" title="a" className="b" />'],
  ["a box as Docusaurus takes it", '<Details summary="a" open className="b" id="c" />'],
])("%s: no problem", (_, body) => {
  expect(messages(body)).toEqual([])
})
