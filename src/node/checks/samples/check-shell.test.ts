import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { characterFaults, isPlainScript, shellFaults } from "./check-shell"

test.each([
  "",
  "terraform init",
  "  aws s3 ls  \n\n# list them \\\naws s3 ls s3://example-logs/",
  'export AWS_REGION=us-east-1\nterragrunt run --all -- plan -out="next plan"',
  "terragrunt apply \\\n  --terragrunt-working-dir a/b",
  "echo if",
  "docker build -t example:1.0 .",
  "aws iam list-users --query 'Users[?!PasswordLastUsed].UserName'\necho 'a\nb'",
  'docker push "$registry/app:${tag}" $1',
])("%j is plain", (script) => {
  expect(isPlainScript(script)).toBe(true)
})

test.each([
  "echo $(a)",
  "echo ${a:-b}",
  "echo $'a'",
  "echo 'a",
  'echo "$(a)"',
  'echo "\\$a"',
  'echo "a',
  "a | b",
  "a > b",
  "a && b",
  "if true",
  "echo a\n  done",
  "echo a \\",
  "# a \\\ndone",
  "d\\\none",
  "done\\\n a",
  "terraform \\\n\\\n&",
  "echo (a)",
  "{ a",
  "! a",
  "echo a\r\necho b",
])("%j is parsed by bash", (script) => {
  expect(isPlainScript(script)).toBe(false)
})

test("plain scripts are valid for bash", async () => {
  const parts = ["if", "done", "a=b", "#", '"$a b"', '"', "'", "$a", "${a}", "\t", "\\\n", "\n", "!"]
  const triples = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => [a, b, c])))
  const scripts = ["", " "].flatMap((between) => triples.map((triple) => triple.join(between)))
  const plain = [...new Set(scripts)].filter(isPlainScript)
  expect(plain.length).toBeGreaterThan(500)
  const faults = await shellFaults(plain)
  expect(plain.filter((_, index) => faults?.[index]?.length !== 0)).toEqual([])
})

test("more scripts than a process can have open files are checked", () => {
  const check = `
    const { shellFaults } = require("./src/node/checks/samples/check-shell")
    shellFaults(Array.from({ length: 1000 }, () => "if true")).then((faults) => console.log(faults?.flat().length))`
  const { stdout, stderr } = spawnSync(
    "bash",
    ["-c", 'ulimit -n 200 && exec "$@"', "bash", process.execPath, "--import", "tsx", "--eval", check],
    { encoding: "utf8" },
  )
  expect({ stdout, stderr }).toEqual({ stdout: "1000\n", stderr: "" })
})

test.each([
  ["terraform\u00a0apply", "1:10 a no-break space"],
  ["cd a\nterraform apply \u2013auto-approve", "2:17 an option begins with a dash"],
  ["echo \u201ca b\u201d", "1:6 the quotation mark"],
  ["aws s3 ls \\ \n  --profile a", "1:11 a space follows the backslash"],
])("in the script %j, a character that is not what it seems is reported", (script, fault) => {
  const [position, ...reason] = fault.split(" ")
  expect(characterFaults(script)).toMatchObject([
    { message: expect.stringContaining(`The code is not a shell script: ${reason.join(" ")}`) as string },
  ])
  expect(characterFaults(script).map(({ line, column }) => `${line}:${column}`)).toEqual([position])
})

test.each([
  'git commit -m "one \u2013a\n \u201cb\u201d"',
  "echo 'a\u00a0b' # \u2013c \\ ",
  "cp a\\ b c\\\\ ",
  "cat <<EOF\n \u2013a\nEOF",
  "echo a \u2013 b",
])("the script %j has no character that is not what it seems", (script) => {
  expect(characterFaults(script)).toEqual([])
})
