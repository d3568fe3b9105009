import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import { pathOfServiceFile, serviceFileOf } from "./module-files"
import { parseServiceFile, readServiceFile, serviceModules } from "./service-modules"

const vpc = "reference/services/networking/vpc"

test.each([`${vpc}/variables.tf`, `${vpc}/outputs.tf`, `${vpc}/v1.10.0/variables.tf`])(
  "the path of %s follows from its service, release and kind",
  (file) => {
    const place = serviceFileOf(contentLayout("content"), file)
    expect(place && pathOfServiceFile(place)).toBe(file)
  },
)

test("only the .tf files of services are read, with their problems", async () => {
  const text = 'variable "größe" {}\n'
  const root = temporaryTree({
    "docs/a.md": "Text.\n",
    "examples/variables.tf": text,
    [`${vpc}/variables.tf`]: Buffer.from(text, "latin1"),
  })
  const layout = contentLayout(root)
  expect(readServiceFile(layout, "examples/variables.tf")).toBeUndefined()
  expect(readServiceFile(layout, `${vpc}/outputs.tf`)).toBeUndefined()
  expect(readServiceFile(layout, `${vpc}/variables.tf`)).toMatchObject({
    source: { service: vpc, holds: "inputs", text },
    problems: [{ rule: "encoding" }],
  })
})

test("a service has its documented module and that of its newest release, as far as they have files", async () => {
  const outputs = (name: string, release?: string) =>
    parseServiceFile({
      ...{
        service: vpc,
        holds: "outputs",
        reportFile: "outputs.tf",
        text: `output "${name}" {\n  value = 1\n}\n`,
      },
      ...(release === undefined ? {} : { release }),
    })
  const [documented, nine, ten] = await Promise.all([
    outputs("documented"),
    outputs("nine", "v1.9.0"),
    outputs("ten", "v1.10.0"),
  ])
  expect(serviceModules([ten, documented, nine])).toMatchObject({
    documented: { inputs: [], outputs: [{ name: "documented" }] },
    newest: { release: "v1.10.0", inputs: [], outputs: [{ name: "ten" }] },
  })
  expect(Object.keys(serviceModules([documented]))).toEqual(["documented"])
  expect(Object.keys(serviceModules([nine]))).toEqual(["newest"])
  expect(serviceModules([])).toEqual({})
})
