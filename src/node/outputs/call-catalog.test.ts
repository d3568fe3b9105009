import { expect, test } from "vitest"
import { catalogIn, type CallCatalog } from "../../hcl/call-catalog"
import type { Topic } from "../deployable/deployable-file"
import { callCatalog } from "./call-catalog"
import { service, serviceWithNewest } from "./test-support"

const published = (given: typeof service, topics: Topic[] = []) =>
  JSON.parse(callCatalog([given], topics).text) as CallCatalog

test("a module is published with its documented inputs", () => {
  expect(callCatalog([service], []).path).toBe("api/calls.json")
  expect(callCatalog([{ ...service, module: null }], []).text).toBe('{"modules":[],"topics":[]}')
  const [releases, ...others] = catalogIn(published(service)).get("modules/mgmt/bastion-host") ?? []
  expect(others).toEqual([])
  expect(releases).toMatchObject({
    release: "v0.96.3",
    inputs: [{ name: "name" }, { name: "size" }, { name: "secret", deprecated: "Use name." }],
  })
})

test("only the differences of the newest release are published, and the complete release is restored from them", () => {
  expect(published(serviceWithNewest).modules[0]?.newest?.inputs.map(({ name }) => name)).toEqual([
    "size",
    "zone",
  ])
  const [, newest] = catalogIn(published(serviceWithNewest)).get("modules/mgmt/bastion-host") ?? []
  const text = { kind: "primitive", name: "string" }
  expect(newest).toEqual({
    release: "v2.11.1",
    inputs: [
      { name: "name", type: text, required: true },
      { name: "size", type: text, required: false },
      { name: "zone", type: text, required: false },
    ],
    removed: [{ name: "secret", successors: ["name"] }],
  })
})

test("only topics that stop releases of the catalog are published, without their texts", () => {
  const affected = { repository: "terraform-aws-service-catalog", good: "v0.104.4" }
  const topic: Topic = {
    id: "s3-acl",
    title: "New S3 buckets refuse ACLs",
    when: "apply",
    since: "2023",
    fails: "It fails.",
    fix: "Upgrade.",
    releases: [affected, { repository: "terraform-aws-vpc", good: "v0.23.0" }],
  }
  const others: Topic[] = [
    { ...topic, id: "race", when: "sometimes" },
    { ...topic, id: "logs", releases: [{ repository: "terraform-aws-vpc", good: "v0.23.0" }] },
  ]
  expect(published(service, [topic, ...others]).topics).toEqual([
    { id: "s3-acl", title: "New S3 buckets refuse ACLs", releases: [affected] },
  ])
})
