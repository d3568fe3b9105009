import { expect, test } from "vitest"
import type { ContentDocument } from "../../content/document"
import { checkTags } from "./check-tags"

const tags = [
  { slug: "ec-2", label: "EC2", description: "Servers." },
  { slug: "vpc", label: "VPC", description: "Networks." },
]

test.each([
  [["EC2", "vpc", "Ec2"], []],
  [["ec2", "vpcs"], ['1: Tag "vpcs" is not in tags.yml. did you mean "VPC"?']],
  [[{ label: "Networks", permalink: "/vpc" }], []],
  [
    [{ label: "VPC", permalink: "/networks" }],
    ['0: Tag "VPC" is not in tags.yml. use a tag of tags.yml, or add this one to it.'],
  ],
])("the tags %j of a page have the problems %j", (written, problems) => {
  const document = { reportFile: "a.md", frontMatter: { tags: written } } as unknown as ContentDocument // the fields that are read
  const found = checkTags([document], tags, (_, field) => ({ line: Number(field[1]), column: 1 }))
  expect(found.map(({ line, message, fix }) => `${line}: ${message} ${fix}`)).toEqual(problems)
})
