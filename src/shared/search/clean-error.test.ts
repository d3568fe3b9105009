import { expect, test } from "vitest"
import { cleanError, fromError, looksLikeError } from "./clean-error"

const escape = "\u001B"

test("boxes, source locations and resource addresses are removed, and line breaks are kept", () => {
  expect(
    cleanError(`╷
│ Error: Invalid count argument
│
│   with module.vpc["a"].module.subnets.aws_subnet.private[0],
│   on .terraform/modules/lambda/main.tf line 22, in resource "aws_lambda_function" "this":
│   22:   count = local.create ? 1 : 0
│
│ The "count" value depends on resource attributes
│ that cannot be determined until apply.
╵`),
  ).toBe(
    'Error: Invalid count argument\nThe "count" value depends on resource attributes\nthat cannot be determined until apply.',
  )
})

test("a box that was pasted into a single-line field is split into its lines", () => {
  expect(cleanError("╷│ Error: deleting bucket: BucketNotEmpty:││ The bucket is not empty.╵")).toBe(
    "Error: deleting bucket: BucketNotEmpty:\nThe bucket is not empty.",
  )
})

test.each([
  [
    "colors",
    `${escape}[31m│${escape}[0m ${escape}[1mError: No such thing${escape}[0m`,
    "Error: No such thing",
  ],
  ["colors without their escape sign", "[31mError: No such thing[0m", "Error: No such thing"],
  [
    "durations are not mistaken for colors",
    "Still creating... [59m50s elapsed]",
    "Still creating... [ elapsed]",
  ],
  [
    "times and unit names of Terragrunt",
    "14:02:33.123 ERROR  [prod/eu/vpc] terraform: It failed",
    "It failed",
  ],
  [
    "prefixes before each line of a box in Terragrunt's log",
    "14:02:33.123 STDERR [vpc] terraform: ╷\n14:02:33.123 STDERR [vpc] terraform: │ It failed\n14:02:33.123 STDERR [vpc] terraform: ╵",
    "It failed",
  ],
  ["prefixes of older releases of Terragrunt", "[terragrunt] 2023/01/02 10:11:12 It failed", "It failed"],
  ["containers and times of CodeBuild", "[Container] 2026/03/11 08:11:41 It failed", "It failed"],
  ["times of CI", "2026-03-11T08:11:41.1234567Z ##[error]It failed", "It failed"],
  ["fields of a log", 'time="2026-03-11T10:20:32Z" level=error msg="It failed"', '"It failed"'],
  ["levels with seconds", "ERRO[0003] It failed", "It failed"],
  ["bars drawn with ASCII characters", "| It failed", "It failed"],
  ["commands", "$ terraform apply\nIt failed", "It failed"],
  ["the prompt of a shell", "> terraform apply\nIt failed", "It failed"],
  ["the prompt of a shell alone", "> terraform apply", ""],
  ["a path and the comma at the end", "/home/me/main.tf It failed ,", "It failed"],
  ["quote marks of a mail", "> Error: No such thing\n>\n> It is gone", "Error: No such thing\nIt is gone"],
  [
    "a bar within a quotation",
    "> | Error: No such thing\n> | It is gone",
    "Error: No such thing\nIt is gone",
  ],
  [
    "prompts of a shell",
    "> tofu init\n> tofu plan\nIt failed\nwithout a reason\n",
    "It failed\nwithout a reason",
  ],
  ["fences of code", "```text\nIt failed\n```", "It failed"],
  ["commands of a workflow", "::error title=terragrunt apply::It failed", "It failed"],
  ["steps of an image's build", "#11 12.44 It failed", "It failed"],
  ["places in Go code", "E1021 10:11:12.004813   17 runner.go:88] It failed", "It failed"],
  ["tests in Go", "TestVpc 2026-05-01T10:00:04Z logger.go:66: It failed", "It failed"],
])("%s are removed", (_, text, expected) => {
  expect(cleanError(text)).toBe(expected)
})

test.each([
  ["User: arn:aws:iam::123456789012:user/ci is not authorized", "User: is not authorized"],
  ["denied, request id: 7c1f2a34-9b0d-4e56-8f12-0a9b8c7d6e5f", "denied"],
  ["status code: 403, request id: 9C2E4F3A1D, host id: abcd", "status code: 403"],
  ["account 123456789012 is closed", "account is closed"],
  ["subnet-0a1b2c3d4e5f67890 is full", "subnet- is full"],
  ["dial tcp 10.0.21.13:5432: i/o timeout", "dial tcp : i/o timeout"],
  ["open /home/me/live/account.hcl: no such file", "open : no such file"],
  ["open ../../account.hcl: no such file", "open : no such file"],
  ['Get "https://abc.eks.amazonaws.com/api": timeout', 'Get " ": timeout'],
  ["commit 5f2c9d0e4b7a1836 is gone", "commit is gone"],
  ["module.a.aws_eks_cluster.this[0]: not found", "aws_eks_cluster: not found"],
  ["invalid at line 12, column 4", "invalid at"],
])("parts that are specific to the reader are removed from %s", (text, expected) => {
  expect(cleanError(text)).toBe(expected.replace("subnet- ", ""))
})

test("names that are part of a message are kept", () => {
  const message = 'no kind "ExecCredential" is registered for version "client.authentication.k8s.io/v1alpha1"'
  expect(cleanError(message)).toBe(message)
  expect(cleanError("provider hashicorp/aws is not available")).toBe(
    "provider hashicorp/aws is not available",
  )
})

test("a text that consists only of a frame becomes empty", () => {
  expect(cleanError("╷\n│\n╵")).toBe("")
  expect(cleanError("")).toBe("")
})

test.each([
  ["╷│ x", true],
  ["a\nb", true],
  ["Error: Invalid index", true],
  ["connection refused", true],
  ["ValidationException in a plan", true],
  ["module a is a dependency of module b but detected no outputs, either it has not been applied yet", true],
  ["how do I make a module of one account use the network of another", false],
  ["deploy a vpc", false],
  ["deploy a vpc\n", false],
  ["error", false],
  ["GuardDuty", false],
])("%j looks like an error: %s", (query, expected) => {
  expect(looksLikeError(query)).toBe(expected)
})

test("of a long text, the part that starts with the error is kept", () => {
  const plan = Array.from({ length: 2_000 }, (_, line) => `  + name_${line} = "value"`).join("\n")
  const colored = `${plan}\n${escape}[31m${escape}[1mError: ${escape}[0mNo such thing\n\nIt is gone.`
  expect(cleanError(colored)).toBe("Error: No such thing\nIt is gone.")
  expect(cleanError(`${plan}\nIt is gone.`)).toMatch(/"value"\nIt is gone\.$/)
})

test.each([
  ["text without an error", "a plan\nof two lines", "a plan\nof two lines"],
  [
    "lines before a label",
    "Plan failed. See the output.\nError: No such thing\nIt is gone",
    "Error: No such thing\nIt is gone",
  ],
  [
    "an error without a label",
    "It works\nconnection refused\nby the host",
    "connection refused\nby the host",
  ],
  [
    "an operation that failed",
    "ok\nAn error occurred (Denied) when calling Get: No",
    "An error occurred (Denied) when calling Get: No",
  ],
  [
    "a name that ends with Error",
    "failed: 1\nIndexError: pop from an empty deque",
    "IndexError: pop from an empty deque",
  ],
  [
    "attributes of a plan",
    '+ error_document = "404.html"\nerror_code = 403\nError: It is gone',
    "Error: It is gone",
  ],
  ["a tool that ended", "Error: Process completed with exit code 1.\nError: It is gone", "Error: It is gone"],
])("the error starts where it is stated: %s", (_, text, expected) => {
  expect(fromError(text)).toBe(expected)
})
