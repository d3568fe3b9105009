import { assert, expect, test } from "vitest"
import { buildSearchIndex } from "../node/search/build-search-index"
import { manifestName } from "../shared/search/index-names"
import { definitionsRank, modulePosition, type SearchRecord } from "../shared/search/record"
import { createEmbeddedClient } from "./embedded-client"
import { withErrors } from "./find-errors"
import { loadIndex } from "./load-index"

function page(
  slug: string,
  title: string,
  sections: [heading: string | null, text: string][],
  tags: string[] = [],
  aliases: string[] = [],
  messages: string[] = [],
): SearchRecord[] {
  return sections.map(([heading, content], position) => {
    const anchor = heading?.toLowerCase().replace(/ /g, "-") ?? ""
    const url = anchor === "" ? slug : `${slug}#${anchor}`
    const kind = kindOf(slug, heading)
    return {
      objectID: anchor === "" ? `${url}#` : url,
      url,
      url_without_anchor: slug,
      anchor,
      type: heading === null ? "lvl1" : "lvl2",
      kind,
      content,
      hierarchy: {
        lvl0: slug.startsWith("/faq") ? "FAQ" : "Guides",
        lvl1: title,
        lvl2: heading,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: "en",
      docusaurus_tag: slug === "/tools" ? "default" : "docs-default-current",
      version: "current",
      tags,
      aliases: heading === null ? aliases : [],
      messages: heading === null ? messages : [],
      weight: {
        pageRank: 2,
        level: heading === null ? 90 : 80,
        // The inputs of these pages follow the record of the page.
        position: kind === "input" ? modulePosition + position - 1 : position,
      },
    }
  })
}

function kindOf(slug: string, heading: string | null): SearchRecord["kind"] {
  if (heading !== null && /^[a-z_]+$/.test(heading)) return "input"
  return slug.startsWith("/faq") ? "question" : "guide"
}

const records = [
  ...page(
    "/guides/rds",
    "Amazon RDS",
    [
      [null, "A relational database."],
      ["backup_retention_period", "Days to keep backups."],
      ["replica_backup_retention_period", "Days to keep backups of replicas. See backup_retention_period."],
    ],
    ["database"],
    ["Terraform 0.13"],
  ),
  ...page(
    "/guides/eks",
    "Amazon EKS",
    [[null, "Runs Kubernetes. Error: <b>no</b> nodes, connection refused."]],
    ["containers"],
  ),
  ...page("/faq/", "FAQ", [
    [null, "Questions."],
    ["How do I keep a database backup", "Set backup_retention_period."],
  ]),
  ...page("/tools", "Tools", [[null, "Terratest and kubergrunt for Kubernetes."]]),
]

function setUp(synonyms: string[][] = [["k8s", "kubernetes"]], indexed = records) {
  const { manifest, shards } = buildSearchIndex(indexed, synonyms)
  const files = new Map(shards.map(({ path, text }) => [path, text]))
  files.set(manifestName, JSON.stringify(manifest))
  const requested: string[] = []
  let broken = false
  const client = createEmbeddedClient(async (path) => {
    requested.push(path)
    const text = files.get(path)
    if (broken || text === undefined) throw new Error(`No ${path}.`)
    return JSON.parse(text)
  })
  const search = async (params: object) => {
    const { results } = await client.search([{ indexName: "docs", params }])
    assert(results[0])
    return results[0]
  }
  return { client, search, requested, breakIndex: (now: boolean) => (broken = now) }
}

const urls = ({ hits }: { hits: { url: string }[] }) => hits.map(({ url }) => url)

test("a section with text is ranked above a heading without any", async () => {
  const group = page("/faq/a", "First questions", [
    [null, "Answers."],
    ["Moving state", ""],
  ])
  const section = page("/faq/b", "Other questions", [
    [null, "Answers."],
    ["Moving state", "Pull and push it."],
  ])
  expect(urls(await setUp([], [...group, ...section]).search({ query: "moving state" }))[0]).toBe(
    "/faq/b#moving-state",
  )
})

test("an entry of the reference without a description is ranked like others", async () => {
  const bare = page("/guides/a", "First", [["zone_name", ""]])
  const described = page("/guides/b", "Second", [["zone_name", "Of the host."]])
  const found = urls(await setUp([], [...bare, ...described]).search({ query: "zone name" }))
  expect(found).toEqual(["/guides/a#zone_name", "/guides/b#zone_name"])
})

test("of a definition and a page that says the same, the page is ranked first", async () => {
  const sections: [null, string][] = [[null, "Routes between networks."]]
  const definition = page("/reference/glossary", "Transit gateway", sections)
  const guide = page("/guides/routing-tables", "Transit gateway", sections)
  const first = async (pageRank: number) => {
    const ranked = definition.map((record) => ({ ...record, weight: { ...record.weight, pageRank } }))
    return urls(await setUp([], [...ranked, ...guide]).search({ query: "transit gateway" }))[0]
  }
  expect(await first(2)).toBe("/reference/glossary")
  expect(await first(definitionsRank)).toBe("/guides/routing-tables")
})

test("an input is ranked first for its full name, and is found by a word of it", async () => {
  const { search } = setUp()
  expect(urls(await search({ query: "backup_retention_period" }))[0]).toBe(
    "/guides/rds#backup_retention_period",
  )
  expect(urls(await search({ query: "retention" }))).toContain("/guides/rds#backup_retention_period")
})

test("an input is ranked first for its full name even if other inputs of its page contain the words more often", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/redis", "Redis", [
        [null, "A cache."],
        ["snapshot_window_daily", "The daily snapshot window of the snapshot."],
        ["window_daily_snapshot", "The daily snapshot window of the snapshot."],
        ["window_snapshot_daily", "The daily snapshot window of the snapshot."],
        ["daily_snapshot_window", "Hours, in UTC."],
      ]),
    ],
  )
  expect(urls(await search({ query: "daily_snapshot_window" }))).toEqual([
    "/guides/redis#daily_snapshot_window",
    "/guides/redis#snapshot_window_daily",
  ])
})

test.each([
  'Error: Missing required argument. The argument "log_filters" is required, but no definition was found.',
  "var.log_filters",
  "dependency.eks.outputs.log_filters",
])("an input is found by queries from code and error messages: %s", async (query) => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/containers", "Containers", [
        [null, "A cluster."],
        ["log_filters", "Sent to every node."],
        ["env_vars", "Each var of a container, from a dependency or an output."],
      ]),
      ...page("/guides/errors", "Errors", [
        [null, "Missing required argument: the argument is required, but no definition was found."],
        ["dependency outputs", "A dependency has outputs, such as the log of EKS."],
      ]),
    ],
  )
  expect(urls(await search({ query }))[0]).toBe("/guides/containers#log_filters")
})

test("prefixes, misspellings and synonyms are found", async () => {
  const { search } = setUp()
  expect(urls(await search({ query: "kuber" }))).toEqual(expect.arrayContaining(["/guides/eks", "/tools"]))
  expect(urls(await search({ query: "kuberentes " }))).toContain("/guides/eks")
  expect(urls(await search({ query: "k8s" }))).toContain("/guides/eks")
})

test("two words that the query writes as one are found, and so is one word written as two", async () => {
  const pods = page("/guides/pods", "Pods", [[null, "The user data of a namespace."]])
  const { search } = setUp([], [...records, ...pods])
  const snippets = async (query: string) =>
    (await search({ query })).hits.map(({ _snippetResult: { content } }) => content.value)
  expect(await snippets("userdata")).toEqual(["The <em>user</em> <em>data</em> of a namespace."])
  expect(await snippets("name space")).toEqual(["The user data of a <em>namespace</em>."])
})

test("a word that is on many pages, but in no heading, is found as two words too", async () => {
  const code = Array.from({ length: 20 }, (_, number) =>
    page(`/code/${number}`, `Sample ${number}`, [[null, "A list: loadbalancer."]]),
  ).flat()
  const balancer = page("/guides/elb", "Load balancer", [[null, "It spreads requests."]])
  const { search } = setUp([], [...code, ...balancer])
  expect(urls(await search({ query: "loadbalancer" }))[0]).toBe("/guides/elb")
})

test("a page that is named by a synonym of the query, or by its corrected spelling, is ranked first", async () => {
  const named = page("/guides/transit-gateway", "Hubs of networks", [[null, "Many networks."]])
  const mentions = page("/guides/costs", "Costs", [
    [null, "What you pay."],
    ["Costs of gateways in transit", "By the hour."],
  ])
  const { search } = setUp([["tgw", "transit gateway"]], [...mentions, ...named])
  expect(urls(await search({ query: "tgw " }))[0]).toBe("/guides/transit-gateway")
  expect(urls(await search({ query: "transit gatway " }))[0]).toBe("/guides/transit-gateway")
})

test("a synonym of two words is found only where both are", async () => {
  const { search } = setUp(
    [["ref arch", "reference architecture"]],
    [
      ...page("/guides/a", "Inputs", [[null, "The reference of inputs."]]),
      ...page("/guides/b", "Plan", [[null, "Our ref arch."]]),
    ],
  )
  expect(urls(await search({ query: "ref arch" }))).toEqual(["/guides/b"])
})

test("of pages that are equal for a query, the one that is listed first comes first", async () => {
  const { search } = setUp(
    [],
    [...page("/guides/a", "Beta", [[null, "One."]]), ...page("/guides/b", "Alpha", [[null, "One."]])],
  )
  expect(urls(await search({ query: "alpha beta " }))).toEqual(["/guides/a", "/guides/b"])
})

/** Pages with the same title, each with the text and its number. */
function pagesOf(count: number, slug: string, title: string, text: string): SearchRecord[] {
  return Array.from({ length: count }, (_, number) =>
    page(`/guides/${slug}-${number}`, title, [[null, `${text} ${number}.`]]),
  ).flat()
}

test("a word such as give, although rare in the pages, counts less than the topic", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/verb", "Give it another try", [[null, "It is slow."]]),
      ...pagesOf(4, "roles", "Roles", "For access, number"),
      ...pagesOf(20, "networks", "Networks", "Unrelated"),
      ...page("/guides/topic", "Access for colleagues", [[null, "Add them to a group."]]),
    ],
  )
  expect(urls(await search({ query: "give access " }))[0]).toBe("/guides/topic")
})

test("a page named after half of a sentence is ranked above one that mentions all its words", async () => {
  const mention =
    "Connect a laptop to a slow database. Some people work on trains and in cafes, and their networks differ in many ways."
  const { search } = setUp(
    [],
    [
      ...page("/guides/mention", "On the road", [[null, mention]]),
      ...pagesOf(3, "laptops", "Laptops", "A slow laptop"),
      ...pagesOf(20, "networks", "Networks", "Unrelated"),
      ...page("/guides/named", "Connect to a database", [[null, "Open its port."]]),
    ],
  )
  expect(urls(await search({ query: "connect slow laptop database " }))[0]).toBe("/guides/named")
})

test("of two pages that say the same, an entry page of the site is ranked first", async () => {
  const sections: [null, string][] = [[null, "Routes between networks."]]
  const usual = page("/guides/a", "Transit gateway", sections)
  const entry = page("/guides/b", "Transit gateway", sections)
  const ranked = entry.map((record) => ({ ...record, weight: { ...record.weight, pageRank: 3 } }))
  const { search } = setUp([], [...usual, ...ranked])
  expect(urls(await search({ query: "transit gateway" }))).toEqual(["/guides/b", "/guides/a"])
})

test("a name in mixed case is also found where it is written in lower case", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/a", "Threats", [[null, "Turn on guardduty."]]),
      ...page("/guides/b", "Shifts", [[null, "A guard is on duty."]]),
    ],
  )
  expect(urls(await search({ query: "GuardDuty" }))).toEqual(["/guides/a", "/guides/b"])
})

test("a page's second hit is nearly as good as its best", async () => {
  const { search } = setUp(
    [],
    page("/guides/a", "Networks", [
      [null, "All of them."],
      ["Peering costs", "What peering costs."],
      [
        "Other",
        "Peering is one of many ways to connect what is far apart, and each of them has its own costs.",
      ],
    ]),
  )
  expect(urls(await search({ query: "peering costs of gateways" }))).toEqual(["/guides/a#peering-costs"])
})

test("the only hit of a page that is named after the query is the page, even if its section matches more words", async () => {
  const { search } = setUp(
    [],
    page("/guides/transit-gateway", "Hubs of networks", [
      [null, "Many networks."],
      ["Costs of gateways in transit", "By the hour."],
    ]),
  )
  expect(urls(await search({ query: "transit gateway" }))).toEqual(["/guides/transit-gateway"])
})

test("an abbreviation with a synonym is not the start of longer words", async () => {
  const pages = [
    ...page("/guides/pre-requisites", "Pre-requisites", [[null, "Install the tools."]]),
    ...page("/guides/review", "Open a pull request", [[null, "Somebody reviews the PR."]]),
  ]
  const { search } = setUp([["pr", "pull request"]], pages)
  expect(urls(await search({ query: "pr" }))).toEqual(["/guides/review"])
  expect(urls(await search({ query: "pre" }))).toEqual(["/guides/pre-requisites"])
})

test("a rare word is not marked as two words that are not in one section", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/pods", "Pods", [[null, "The name of a namespace."]]),
      ...page("/guides/disks", "Disks", [[null, "The space of a disk."]]),
    ],
  )
  const { hits } = await search({ query: "namespace" })
  expect(hits.map(({ _snippetResult: { content } }) => content.value)).toEqual([
    "The name of a <em>namespace</em>.",
  ])
})

test("a phrase with a stop word is not searched as its other word alone", async () => {
  const synonyms = [
    ["login", "log in"],
    ["log in", "login"],
  ]
  const { search } = setUp(synonyms, [
    ...page("/logs", "Logs", [[null, "Each log is in a group."]]),
    ...page("/account", "Your account", [[null, "Log in with your name."]]),
  ])
  expect(urls(await search({ query: "log in" }))).toEqual(["/account"])
  expect(urls(await search({ query: "login" }))).toEqual(["/account"])
})

test("the first word of a phrase that is indexed as one word does not match the name of a page", async () => {
  const synonyms = [
    ["login", "log in"],
    ["log in", "login"],
  ]
  const { search } = setUp(synonyms, [
    ...page("/account", "Account settings", [[null, "The login."]]),
    ...page("/insights", "Log insights", [[null, "The login."]]),
  ])
  expect(urls(await search({ query: "login" }))).toEqual(["/account", "/insights"])
})

test("a version is found as a whole, and only it is marked", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/releases/2024", "Releases of 2024", [["v2.11.1", "2024-10-08. Adds inputs."]]),
      ...page("/releases/2022", "Releases of 2022", [["v1.2.11", "2022-11-01. Adds 2 inputs."]]),
    ],
  )
  const { hits } = await search({ query: "v2.11.1", highlightPreTag: "[", highlightPostTag: "]" })
  expect(hits.map(({ url }) => url)).toEqual(["/releases/2024#v2.11.1"])
  expect(hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe("[v2.11.1]")
  expect(hits[0]?._snippetResult.content.value).toBe("2024-10-08. Adds inputs.")
})

test("a page is found by its other names", async () => {
  const { search } = setUp()
  expect(urls(await search({ query: "terraform 0.13" }))[0]).toBe("/guides/rds")
})

const module = (slug: string, title: string, name: string) =>
  page(slug, title, [[null, "A service."]], [], [`modules/services/${name}`])

test("a page is ranked above pages that mention its module for the module's name, complete or partly typed", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/faq/a", "How should containers run?", [
        [null, "The ecs-service module."],
        ["ecs-service", "Use ecs-service. An ecs-service restarts what stops."],
      ]),
      ...module("/services/containers", "Containers that run for long", "ecs-service"),
    ],
  )
  for (const query of ["ecs-service", "services/ecs-service", "modules/services/ecs-service", "ecs-serv"])
    expect(urls(await search({ query }))[0]).toBe("/services/containers")
})

test.each([
  ["title", () => page("/z/tools", "Terraform", [[null, "A tool."]])],
  ["module", () => module("/z/tools", "Infrastructure as code", "terraform")],
  ["address", () => page("/z/terraform", "Infrastructure as code", [[null, "A tool."]])],
])("a page whose %s is a common word is ranked first for it", async (_, named) => {
  const others = Array.from({ length: 12 }, (_, number) =>
    page(`/terraform/${number}/terraform-${number}`, `Terraform upgrade ${number}`, [
      [null, "Terraform plan, then terraform apply."],
    ]),
  )
  const { search } = setUp([], [...others.flat(), ...named()])
  expect(urls(await search({ query: "terraform" }))[0]).toMatch(/^\/z\//)
})

test("for a topic, the first ten hits are from several sections; for a question, the order is that of relevance alone", async () => {
  const guides = Array.from({ length: 12 }, (_, number) =>
    page(`/guides/step-${number}`, `Network accounts, step ${number}`, [[null, "A network of accounts."]]),
  )
  const { search } = setUp(
    [],
    [...guides.flat(), ...page("/faq/a", "Money", [[null, "The accounts, a step to a network."]])],
  )
  const firstTen = async (query: string) => urls(await search({ query, hitsPerPage: 10 }))
  expect((await firstTen("accounts")).slice(4, 6)).toEqual([expect.stringMatching(/^\/guides/), "/faq/a"])
  expect(await firstTen("accounts in a network step")).not.toContain("/faq/a")
  expect((await search({ query: "accounts", hitsPerPage: 20 })).hits).toHaveLength(13)
})

test("the number in an article's address is not a word of the article", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/discussions/knowledge-base/137", "Attach a volume", [[null, "Code for a volume."]]),
      ...page("/guides/jobs", "Jobs", [
        [null, "A job that needs more memory than its limit ends with code 137."],
      ]),
    ],
  )
  expect(urls(await search({ query: "code 137" }))[0]).toBe("/guides/jobs")
})

test("of several modules' inputs with the same name, the one of the module in the query is ranked first", async () => {
  const input = (slug: string, title: string, name: string) =>
    page(
      slug,
      title,
      [
        [null, "A network."],
        ["cidr_block", "The range."],
      ],
      [],
      [`modules/networking/${name}`],
    )
  const { search } = setUp(
    [],
    [...input("/a", "Management network", "vpc-mgmt"), ...input("/b", "Network", "vpc")],
  )
  expect(urls(await search({ query: "vpc cidr_block" }))[0]).toBe("/b#cidr_block")
  expect(urls(await search({ query: "vpc-mgmt cidr_block" }))[0]).toBe("/a#cidr_block")
})

test("an input of the module that a query names is ranked above those of modules with the words in their titles", async () => {
  const input = (slug: string, title: string, name: string) =>
    page(
      slug,
      title,
      [
        [null, "A service."],
        ["cidr_block", "The range."],
      ],
      [],
      [`modules/services/${name}`],
    )
  const { search } = setUp(
    [],
    [...input("/a", "EKS cluster workers", "workers"), ...input("/b", "Control plane", "eks-cluster")],
  )
  expect(urls(await search({ query: "eks-cluster cidr_block" }))[0]).toBe("/b#cidr_block")
})

test("for a topic, the page about it is ranked above a question and an input with that name", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/faq/peering", "Peering", [[null, "Peering peering peering."]]),
      ...page("/modules", "Networks", [
        [null, "All networks."],
        ["peering", "Whether peering is on."],
      ]),
      ...page("/guides/peering", "Peering", [[null, "How networks are peered."]]),
    ],
  )
  expect(urls(await search({ query: "peering" }))[0]).toBe("/guides/peering")
})

const pasted = `╷
│ Error: creating Lambda: ResourceConflictException: The function
│ is being updated
│
│   with module.app.aws_lambda_function.main,
│   on main.tf line 3, in resource "aws_lambda_function" "main":
╵`

test("for a pasted message, the page that quotes it is ranked first and shows the message", async () => {
  const { search } = setUp(
    [],
    [
      ...page("/guides/lambda", "Lambda function", [
        [null, "Creating a Lambda function, the main resource. Error: creating. Updated, updated."],
      ]),
      ...page(
        "/faq/busy",
        "Busy",
        [[null, "Wait."]],
        [],
        [],
        ["Error: something else\nResourceConflictException: The function is being updated"],
      ),
    ],
  )
  for (const query of [pasted, pasted.replace(/\n/g, ""), pasted.replace(/[│╷╵]/g, "")]) {
    const { hits } = await search({ query, highlightPreTag: "[", highlightPostTag: "]" })
    expect(hits.map(({ url }) => url)).toEqual(["/faq/busy", "/guides/lambda"])
    expect(hits[0]?._snippetResult.content.value).toContain("The [function] is being [updated]")
  }
})

test("of pages that quote the same message, a list of releases comes last", async () => {
  const pages = ["/guides/release", "/guides/question"].map((slug) =>
    page(
      slug,
      "Busy",
      [[null, "Wait."]],
      [],
      [],
      ["ResourceConflictException: The function is being updated"],
    ),
  )
  const [release = [], question = []] = pages
  const { search } = setUp(
    [],
    [...release.map((record) => ({ ...record, kind: "release" as const })), ...question],
  )
  expect(urls(await search({ query: pasted }))).toEqual(["/guides/question", "/guides/release"])
})

test("of pages that quote the same message, one about little else comes first", async () => {
  const message = "ResourceConflictException: The function is being updated"
  const quoting = (slug: string, others: [string, string][]) =>
    page(slug, "Busy", [[null, "Wait."], ...others], [], [], [message])
  const steps = Array.from({ length: 9 }, (_, number): [string, string] => [`Step ${number}`, "Go on."])
  const { search } = setUp([], [...quoting("/guides/long", steps), ...quoting("/guides/short", [])])
  expect(urls(await search({ query: pasted }))).toEqual(["/guides/short", "/guides/long"])
})

test("of pages that quote the same message, the one whose best section has the other words comes first", async () => {
  const message = "ResourceConflictException: The function is being updated"
  const quoting = (slug: string, sections: [string | null, string][]) =>
    page(slug, "Busy", sections, [], [], [message])
  const { search } = setUp(
    [],
    [
      ...quoting("/guides/a", [[null, "Creating the Lambda function: it is updated."]]),
      ...quoting("/guides/b", [
        [null, "Wait."],
        ["Creating a Lambda function, the main resource", "Of aws_lambda_function."],
        ["Later", "It has been updated."],
      ]),
    ],
  )
  expect(urls(await search({ query: pasted }))[0]).toBe("/guides/b")
})

test.each([
  "An error occurred (SignatureDoesNotMatch) when calling the SendMessage operation",
  "operation error SQS: SendMessage, https response error StatusCode: 403, RequestID: 0a-1b, api error SignatureDoesNotMatch",
])(
  "words that the messages of all failed calls to AWS share do not affect the ranking: %s",
  async (query) => {
    const { search } = setUp(
      [],
      [
        ...page("/guides/calls", "Error that occurred when calling an operation", [
          [
            null,
            "An error occurred when calling the operation. The operation error has a response: the status code.",
          ],
        ]),
        ...page("/guides/keys", "Renew access keys", [[null, "SignatureDoesNotMatch: the clock is wrong."]]),
      ],
    )
    expect(urls(await search({ query }))[0]).toBe("/guides/keys")
  },
)

test("a page that is named after the whole message comes before those that quote a part of it", async () => {
  const message = "Permission denied (publickey)"
  const quoting = Array.from({ length: 12 }, (_, number) =>
    page(`/guides/host-${number}`, `Host ${number}`, [[null, `${message}: the ssh key.`]], [], [], [message]),
  )
  const { search } = setUp(
    [],
    [
      ...quoting.flat(),
      ...page("/faq/grunt", "ssh-grunt: Permission denied (publickey,gssapi-keyex,gssapi-with-mic)", [
        [null, "Read the log."],
      ]),
    ],
  )
  const found = urls(await search({ query: "ssh-grunt permission denied" }))
  expect(found[0]).toBe("/faq/grunt")
  expect(found.filter((url) => /host-\d+$/.test(url))).toHaveLength(12)
  expect(urls(await search({ query: "host permission denied publickey" }))[0]).toMatch(/host-/)
})

test("of the pages that do not quote a message, the best one is among the ten that are reranked", async () => {
  const message = "Permission denied (publickey)"
  const quoting = Array.from({ length: 12 }, (_, number) =>
    page(
      `/guides/host-${number}`,
      `Host ${number}`,
      [
        [null, "Keys."],
        ["Users", "Roles."],
      ],
      [],
      [],
      [message],
    ),
  )
  const other = page("/faq/grunt", "Grunt", [[null, "Read the log."]])
  const { manifest, shards } = buildSearchIndex([...quoting.flat(), ...other], [])
  const index = await loadIndex(async (path) => {
    if (path === manifestName) return manifest
    return JSON.parse(shards.find((shard) => shard.path === path)?.text ?? "null")
  })
  const byWords = [
    { record: 1, score: 2 },
    { record: 24, score: 1 },
  ]
  const found = await withErrors(index, message, byWords)
  expect(found.map(({ record }) => record)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 24, 18, 20, 22, 1])
})

test("a quoted message that the title states is not repeated as the excerpt", async () => {
  const { search } = setUp(
    [],
    [
      ...page(
        "/faq/count",
        'Why do I get "Invalid count argument"?',
        [[null, "Pass a known value."]],
        [],
        [],
        ["This is an invalid count argument"],
      ),
      ...page(
        "/faq/value",
        "Why is a value unknown?",
        [[null, "Pass a value."]],
        [],
        [],
        ["Invalid value for input"],
      ),
    ],
  )
  const excerptOf = async (query: string) =>
    (await search({ query, highlightPreTag: "", highlightPostTag: "" })).hits[0]?._snippetResult.content.value
  expect(await excerptOf("Error: This is an invalid count argument")).toBe("Pass a known value.")
  expect(await excerptOf("Error: Invalid value for input")).toBe("Invalid value for input")
})

test("several forms of one query word count once when the excerpt is chosen", async () => {
  const text = [
    "A certificate has an end.",
    ...Array.from({ length: 8 }, (_, number) => `Sentence ${number} is about something else.`),
    "Read certificates and the certificateid of all.",
  ]
  const { search } = setUp([], page("/guides/tls", "TLS", [[null, text.join(" ")]]))
  const { hits } = await search({ query: "cert", highlightPreTag: "[", highlightPostTag: "]" })
  expect(hits[0]?._snippetResult.content.value).toMatch(/^A \[certificate\] has an end/)
})

test("the file of messages is not loaded for a query that does not look like a message", async () => {
  const { search, requested } = setUp()
  await search({ query: "database backup" })
  expect(requested.filter((path) => path.endsWith("errors.json"))).toEqual([])
  await search({ query: "Error: connection refused" })
  expect(requested.filter((path) => path.endsWith("errors.json"))).toHaveLength(1)
})

test("with the manifest loaded, a query takes two network round trips: terms, then texts", async () => {
  // Many words, so that those of the query are in different files.
  const words = ["a", "f", "l", "s"].flatMap((letter) =>
    Array.from({ length: 1500 }, (_, number) => `${letter}${number}`),
  )
  const { manifest, shards } = buildSearchIndex(
    [...records, ...page("/tools/words", "Words", [[null, words.join(" ")]])],
    [["k8s", "kubernetes", "tools"]],
  )
  const files = new Map(shards.map(({ path, text }) => [path, text]))
  const turns: string[][] = []
  let turn: string[] | undefined
  const client = createEmbeddedClient(async (path) => {
    if (path === manifestName) return manifest
    if (!turn) {
      turns.push((turn = []))
      setTimeout(() => (turn = undefined))
    }
    turn.push(path.replace(/^.*\/(.)\d+\.json$/, "$1"))
    await new Promise((resolve) => setTimeout(resolve))
    return JSON.parse(files.get(path) ?? "")
  })
  await client.search([{ params: { query: "k8s rds" } }])
  expect(turns.map((kinds) => [...new Set(kinds)])).toEqual([["p"], ["t"]])
})

test("a hit has the fields of its record", async () => {
  const { search } = setUp()
  for (const record of records) {
    const [hit] = (await search({ query: record.url })).hits
    const { aliases: _, messages: __, ...fields } = record
    expect(hit).toMatchObject(fields)
  }
})

test("a hit has the weight of its record", async () => {
  const { search } = setUp()
  const weightOf = async (query: string) => (await search({ query })).hits[0]?.weight
  expect(await weightOf("eks")).toEqual({ pageRank: 2, level: 90, position: 0 })
  expect(await weightOf("replica_backup_retention_period")).toEqual({
    pageRank: 2,
    level: 80,
    position: modulePosition + 1,
  })
})

test("matches are marked in headings and in the text, which is otherwise unchanged", async () => {
  const { search } = setUp()
  const { hits } = await search({ query: "eks nodes", highlightPreTag: "[", highlightPostTag: "]" })
  expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe("Amazon [EKS]")
  expect(hits[0]?._snippetResult.content.value).toBe(
    "Runs Kubernetes. Error: <b>no</b> [nodes], connection refused.",
  )
})

test.each([
  ["database relic", ["relic"]],
  ["Relics of the database, and Foobars ", ["Relics", "Foobars"]],
  ["databse", ["databse"]],
  ["database", []],
  ["datab", []],
  ["Terraform 0.13", []],
  ["Terraform v0.99.1", ["v0.99.1"]],
  ["k8s", []],
  ["connectionrefused", []],
  ["how is a database", []],
  ["backup_retention_period", []],
  ["backup_ret", []],
  ["backup_policie", []],
  ["BACKUP_RETENTION", []],
  ["retention_backup_period", ["retention_backup_period"]],
  ["database backup_relic", ["backup_relic"]],
  ["KubernetesRelic", ["KubernetesRelic"]],
  ["OpenIdConnect", []],
  ["RelationalDatabase", []],
  ["Error: a relic is refused", []],
  ["/guides/relic", []],
])("of %j, the words that no page contains are %j", async (query, missing) => {
  const policies = page("/faq/policies", "Policies", [[null, "See backup_policies, openidconnect."]])
  const { search } = setUp([["k8s", "kubernetes"]], [...records, ...policies])
  expect((await search({ query })).missingWords).toEqual(missing)
})

test("a word with more completions than a query takes is not missing", async () => {
  const words = Array.from({ length: 30 }, (_, number) => `set_value${number}x`)
  const { search } = setUp([], page("/guides/a", "Values", [[null, words.join(" ")]]))
  expect((await search({ query: "set_value" })).missingWords).toEqual([])
  expect((await search({ query: "get_value" })).missingWords).toEqual(["get_value"])
})

test("a name whose words all have more completions than a query takes is not missing", async () => {
  const words = Array.from({ length: 30 }, (_, number) => `settle${number}x value${number}x`)
  const { search } = setUp([], page("/guides/a", "Values", [[null, words.join(" ")]]))
  expect(await search({ query: "set_value" })).toMatchObject({ nbHits: 1, missingWords: [] })
})

test("a name is only looked for if few sections have its words", async () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, number): [null, string] => [null, `The user of a pool, ${number}.`])
  const missing = async (count: number) => {
    const pages = sections(count).flatMap((section, number) => page(`/a/${number}`, `${number}`, [section]))
    return (await setUp([], pages).search({ query: "user_pool", hitsPerPage: 1 })).missingWords
  }
  expect(await missing(12)).toEqual(["user_pool"])
  expect(await missing(13)).toEqual([])
})

test("filters narrow the results", async () => {
  const { search } = setUp()
  const facetFilters = ["language:en", ["docusaurus_tag:default"]]
  expect(urls(await search({ query: "kubernetes", facetFilters }))).toEqual(["/tools"])
  expect((await search({ query: "kubernetes", facetFilters: ["language:de"] })).nbHits).toBe(0)
})

test("a page with a name as typed is first, even if more pages than are reranked have its words", async () => {
  const others = Array.from({ length: 14 }, (_, number) =>
    page(`/guides/migrate-${number}`, "State", [[null, "Run init to migrate."]]),
  )
  const quoting = page("/guides/backend", "Backends", [
    [null, `Then run init -migrate-state.${" More text.".repeat(20)}`],
  ])
  const { search } = setUp([], [...others.flat(), ...quoting])
  expect(urls(await search({ query: "init -migrate-state" }))[0]).toBe("/guides/backend")
})

test.each(["parts_in_", "parts_in_a", "parts_in_a_box"])(
  "the name %s is found with its stop words, also while it is typed",
  async (query) => {
    const others = page("/guides/boxes", "Boxes", [[null, "Parts of a box and of pallets."]])
    const named = page("/guides/names", "Functions", [[null, "Call parts_in_a_box()."]])
    const { search } = setUp([], [...others, ...named])
    expect(urls(await search({ query }))[0]).toBe("/guides/names")
  },
)

test("a question about a version is above a guide that only mentions it", async () => {
  const guide = page("/guides/eks", "Kubernetes", [[null, "Tested with 1.31."]])
  const question = page("/faq/eks", "Kubernetes", [[null, "Supported from 1.31."]])
  const { search } = setUp([], [...guide, ...question])
  expect(urls(await search({ query: "kubernetes 1.31" }))).toEqual(["/faq/eks", "/guides/eks"])
})

test("a question with a table of versions is above a guide whose opening states what it assumes", async () => {
  const guide = page("/guides/eks", "Deploy the cluster", [[null, "Kubernetes 1.35 on EKS."]])
  const question = page("/faq/eks", "Which release supports it?", [
    [null, "Kubernetes 1.33 came with one release, 1.34 with the next, and 1.35 with the newest of them."],
  ])
  const { search } = setUp([], [...guide, ...question])
  expect(urls(await search({ query: "kubernetes 1.35" }))).toEqual(["/faq/eks", "/guides/eks"])
})

test("the folder of a module is no name of its page: a page that is named after it comes first", async () => {
  const service = page("/services/users", "Users", [[null, "Users."]], [], ["modules/landingzone/users"])
  const guide = page("/guides/start", "Landing zone", [[null, "Set up accounts."]])
  const { search } = setUp([], [...service, ...guide])
  expect(urls(await search({ query: "landingzone" }))).toEqual(["/guides/start", "/services/users"])
})

test("facets count the results", async () => {
  const { search } = setUp()
  const { facets } = await search({ query: "kubernetes", facets: ["docusaurus_tag", "tags"] })
  expect(facets).toEqual({
    docusaurus_tag: { "docs-default-current": 1, default: 1 },
    tags: { containers: 1 },
  })
})

test("the count of each facet value is the number of hits with that filter", async () => {
  // More pages than are reranked by their texts, with several hits each.
  const many = Array.from({ length: 15 }, (_, number) =>
    page(
      number % 3 === 0 ? `/faq/network-${number}` : `/guides/network-${number}`,
      `Network ${number}`,
      [
        [null, "How peering of networks works."],
        ["Peering rules", "Rules for peering networks."],
        ["Peering costs", "Costs of peering networks."],
        ["peering_networks", "Networks to peer with."],
      ],
      number % 4 === 0 ? ["vpc"] : [],
    ),
  ).flat()
  const { search } = setUp([], many)
  const query = "peering networks"
  const facet = "hierarchy.lvl0"
  const { nbHits, facets } = await search({ query, facets: [facet, "tags", "kind"] })
  const counts = facets[facet] ?? {}
  expect(Object.keys(counts).sort()).toEqual(["FAQ", "Guides"])
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(nbHits)
  for (const [name, values] of Object.entries(facets))
    for (const [value, count] of Object.entries(values)) {
      const narrowed = await search({ query, hitsPerPage: 100, facetFilters: [[`${name}:${value}`]] })
      expect([value, narrowed.nbHits, narrowed.hits.length]).toEqual([value, count, count])
    }
})

test("records below the relevance threshold are no results, even if the filter excludes all others", async () => {
  const databases = Array.from({ length: 9 }, (_, number) =>
    page(`/guides/db-${number}`, "Relational database", [[null, "Tables."]]),
  )
  const { search } = setUp([], [...records, ...databases.flat()])
  const query = "relational database"
  const { facets } = await search({ query, facets: ["hierarchy.lvl0"] })
  expect(Object.keys(facets["hierarchy.lvl0"] ?? {})).toEqual(["Guides"])
  expect((await search({ query, facetFilters: [["hierarchy.lvl0:FAQ"]] })).nbHits).toBe(0)
  expect((await search({ query: "database", facetFilters: [["hierarchy.lvl0:FAQ"]] })).nbHits).toBe(1)
})

test("records of another edition do not raise the relevance threshold", async () => {
  const old = Array.from({ length: 10 }, (_, number) =>
    page(`/v1/guides/db-${number}`, "Relational database", [[null, "Tables."]]),
  )
  const ofVersion = old.flat().map((record) => ({ ...record, version: "v1" }))
  const { search } = setUp([], [...records, ...ofVersion])
  const facetFilters = ["version:current"]
  const found = urls(await search({ query: "relational database", facetFilters }))
  expect(found).toContain("/faq/#how-do-i-keep-a-database-backup")
})

test("a rare word does not hide the pages without it", async () => {
  const subnets = Array.from({ length: 20 }, (_, number) =>
    page(`/guides/subnet-${number}`, "Addresses of a subnet", [[null, "They can be used up."]]),
  )
  const { search } = setUp(
    [],
    [...page("/guides/kitchen", "Kitchen", [[null, "The exhaustion of cooks."]]), ...subnets.flat()],
  )
  expect(urls(await search({ query: "subnet exhaustion" }))).toHaveLength(10)
  expect(urls(await search({ query: "subnet" }))).toHaveLength(20)
})

test("many pages with a rare word do not hide a page that has all other words in its title", async () => {
  const texts = [
    "The behavior of a lock file.",
    ...Array<string>(11).fill("The behavior of a lock."),
    ...Array<string>(25).fill("One file."),
    ...Array<string>(25).fill("One lock."),
    ...Array<string>(75).fill("Nothing."),
  ]
  const others = texts.flatMap((text, number) => page(`/guides/${number}`, `Guide ${number}`, [[null, text]]))
  const named = page("/guides/lock-files", "Lock files", [[null, "Keep them in Git."]])
  const { search } = setUp([], [...others, ...named])
  const found = urls(await search({ query: "behavior of lock file" }))
  expect(found[0]).toBe("/guides/lock-files")
})

test("a query for facets only counts the hits without loading texts", async () => {
  const { search, requested } = setUp()
  const request = { query: "backup", facets: "hierarchy.lvl0" }
  const alone = await search({ ...request, hitsPerPage: 0 })
  expect(requested.filter((path) => /\/t\d+\.json$/.test(path))).toEqual([])
  const list = await search(request)
  expect(list.hits).toHaveLength(list.nbHits)
  expect([alone.nbHits, alone.facets]).toEqual([list.nbHits, list.facets])
})

test("pages of results have no gaps", async () => {
  const { search } = setUp()
  const all = urls(await search({ query: "amazon" }))
  const first = await search({ query: "amazon", hitsPerPage: 1, page: 0 })
  const second = await search({ query: "amazon", hitsPerPage: 1, page: 1 })
  expect([...urls(first), ...urls(second)]).toEqual(all)
  expect(first).toMatchObject({ nbHits: 2, nbPages: 2, page: 0 })
  expect(await search({ query: "amazon", hitsPerPage: 3 })).toMatchObject({ nbHits: 2, nbPages: 1 })
})

test("several queries are answered at once, in order", async () => {
  const { client } = setUp()
  const { results } = await client.search([{ params: { query: "eks" } }, { params: { query: "tools" } }])
  expect(results.map((result) => result.query)).toEqual(["eks", "tools"])
})

test("no texts are loaded for an empty query", async () => {
  const { search, requested } = setUp()
  expect((await search({ query: "   " })).nbHits).toBe(0)
  expect(requested).toEqual([manifestName])
})

test("a file that cannot be loaded fails the search, and the next search loads it again", async () => {
  const { search, breakIndex } = setUp()
  breakIndex(true)
  await expect(search({ query: "eks" })).rejects.toThrow("No manifest.json.")
  breakIndex(false)
  expect((await search({ query: "eks" })).nbHits).toBeGreaterThan(0)
})

test("an index of another format is an error", async () => {
  const { manifest } = buildSearchIndex(records, [])
  const client = createEmbeddedClient(() => Promise.resolve({ ...manifest, format: 1 }))
  await expect(client.search([{ indexName: "docs", params: { query: "eks" } }])).rejects.toThrow(
    "The search index could not be read.",
  )
})

test.each([
  ["the manifest", /^manifest\.json$/, null],
  ["the manifest", /^manifest\.json$/, { error: "Not found" }],
  ["the manifest", /^manifest\.json$/, "Not found"],
  ["a list of terms", /\/p\d+\.json$/, null],
  ["a list of terms", /\/p\d+\.json$/, []],
  ["a list of terms", /\/p\d+\.json$/, { error: "Not found" }],
  ["a list of texts", /\/t\d+\.json$/, null],
  ["a list of texts", /\/t\d+\.json$/, []],
  ["a list of texts", /\/t\d+\.json$/, { error: "Not found" }],
  ["the list of messages", /\/errors\.json$/, { error: "Not found" }],
])("in place of %s (%s), other JSON is reported in a sentence: %j", async (_, file, answer) => {
  const { manifest, shards } = buildSearchIndex(records, [])
  const client = createEmbeddedClient(async (path) => {
    if (file.test(path)) return answer
    if (path === manifestName) return manifest
    return JSON.parse(shards.find((shard) => shard.path === path)?.text ?? "null")
  })
  await expect(client.search([{ params: { query: "Error: backup failed" } }])).rejects.toThrow(
    /^The search index could not be read\.$/,
  )
})

test("a file that could not be loaded when it was not needed is loaded again when it is needed", async () => {
  const { manifest, shards } = buildSearchIndex(records, [])
  let isBroken = true
  const index = await loadIndex((path) => {
    if (path === manifestName) return Promise.resolve(manifest)
    const text = shards.find((shard) => shard.path === path)?.text
    return isBroken || text === undefined
      ? Promise.reject(new Error(`No ${path}.`))
      : Promise.resolve(JSON.parse(text))
  })
  await expect(index.recordOf(0)).rejects.toThrow(/^No .*\/t0\.json\.$/)
  isBroken = false
  expect(await index.recordOf(0)).toMatchObject({ url: records[0]?.url })
})

test("after a deploy that removed the index's files, the next search loads the new index", async () => {
  const build = (title: string) =>
    buildSearchIndex(page("/guides/eks", title, [[null, "Runs Kubernetes."]]), [])
  let served = build("Amazon EKS")
  const client = createEmbeddedClient(async (path) => {
    if (path === manifestName) return served.manifest
    const text = served.shards.find((shard) => shard.path === path)?.text
    if (text === undefined) throw new Error(`No ${path}.`)
    return JSON.parse(text)
  })
  const search = () => client.search([{ params: { query: "kubernetes" } }])
  await client.preload()
  served = build("Amazon Elastic Kubernetes Service")
  await expect(search()).rejects.toThrow(/^No /)
  expect(await search()).toMatchObject({
    results: [{ hits: [{ hierarchy: { lvl1: "Amazon Elastic Kubernetes Service" } }] }],
  })
})

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["ten thousand characters of words", "backup ".repeat(1500)],
  ["emoji", "🎉🚀 👩‍👩‍👧"],
  ["right to left", "קוברנטיס مرحبا"],
  ["HTML", "<img src=x onerror=alert(1)>"],
  ["regular expression characters", "(.*)+$[^\\"],
])("%s are a valid query", async (_, query) => {
  const { search } = setUp()
  expect((await search({ query })).hits).toBeInstanceOf(Array)
})

const addressed = [
  ...records,
  ...page("/discussions/knowledge-base/76", "A refused parameter", [[null, "Add a permission."]]),
  ...page("/discussions/knowledge-base/80", "Article 76 is about parameters", [[null, "See 76."]]),
]

test.each([
  ["76", "/discussions/knowledge-base/76"],
  ["#76", "/discussions/knowledge-base/76"],
  ["kb/76", "/discussions/knowledge-base/76"],
  ["https://docs.example.com/discussions/knowledge-base/76", "/discussions/knowledge-base/76"],
  ["/guides/rds", "/guides/rds"],
  ["docs/guides/rds.md", "/guides/rds"],
  ["/guides/rds#backup_retention_period", "/guides/rds#backup_retention_period"],
  ["/guides/rds#gone", "/guides/rds"],
  ["https://docs.example.com/faq", "/faq/"],
  ["/TOOLS/", "/tools"],
])("the page of %s is the first hit", async (query, url) => {
  const { search } = setUp([], addressed)
  expect(urls(await search({ query }))[0]).toBe(url)
})

test.each([
  ["-", "kubernetes"],
  ["/-", "/guides/eks"],
])("the part of a query beyond the maximum length is not searched: %j", async (filling, end) => {
  const { search } = setUp()
  const queryOf = (length: number) => filling.repeat(length / filling.length) + end
  expect(urls(await search({ query: queryOf(1900) }))).toContain("/guides/eks")
  expect(urls(await search({ query: queryOf(2000) }))).not.toContain("/guides/eks")
})

test("a page is found by its address if it passes the filters", async () => {
  const { search } = setUp([], addressed)
  const query = "/tools"
  expect(urls(await search({ query, facetFilters: ["docusaurus_tag:docs-default-current"] }))).toEqual([])
  expect(urls(await search({ query, facetFilters: ["kind:question"] }))).toEqual([])
  expect(await search({ query, facetFilters: ["kind:guide"] })).toMatchObject({ nbHits: 1 })
})

test("the address of a page in another edition finds the same page in the current edition", async () => {
  const slug = "/discussions/knowledge-base/76"
  const old = page(`/v1${slug}`, "An old parameter", [[null, "Add a permission."]])
  const { search } = setUp([], [...addressed, ...old.map((record) => ({ ...record, version: "v1" }))])
  const query = `/v1${slug}`
  expect(urls(await search({ query }))[0]).toBe(`/v1${slug}`)
  expect(urls(await search({ query, facetFilters: ["version:current"] }))[0]).toBe(slug)
})

test("a completion has a higher weight while its word may still be typed", async () => {
  const { manifest } = buildSearchIndex(records, [])
  const index = await loadIndex(() => Promise.resolve(manifest))
  const weightOf = (open: boolean) => index.expand("back", open)[0]?.weight ?? 0
  expect(weightOf(true)).toBeGreaterThan(weightOf(false))
  expect(weightOf(false)).toBeGreaterThan(0)
})

test("the addresses are only loaded for a query that is one", async () => {
  const { search, requested } = setUp()
  await search({ query: "backup" })
  expect(requested.filter((path) => path.endsWith("addresses.json"))).toEqual([])
  await search({ query: "/no/page" })
  expect(requested.filter((path) => path.endsWith("addresses.json"))).toHaveLength(1)
})
