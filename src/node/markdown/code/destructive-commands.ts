/** Commands that remove resources, or manipulate the state. */
const commands: readonly { pattern: RegExp; caution: string }[] = [
  {
    pattern: /\bdestroy\b(?!.*\s--?help\b)|\bapply\b.*\s-destroy\b/,
    caution: "This command destroys resources. Read what it is going to remove before you confirm.",
  },
  {
    pattern: /\bstate\s+rm\b/,
    caution: "This command makes Terraform forget resources; they stay in AWS. Back up the state first.",
  },
  {
    pattern: /\bforce-unlock\b/,
    caution: "This command removes a lock on the state. Make sure that nobody else is applying.",
  },
]

/** A call of a tool, with its arguments up to a `;`, `&` or `|` that is not quoted. */
const call = /(?:^|[\s;&|(])(?:terraform|tofu|terragrunt)\s((?:"[^"]*"|'[^']*'|[^;&|])*)/g

/** The distinct cautions for a script. */
export function cautionsOf(code: string): string[] {
  const lines = code
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, ""))
  const calls = lines
    .flatMap((line) => [...line.matchAll(call)].map(([, args = ""]) => args))
    .filter((args) => !/^\s*plan\b/.test(args))
  return commands
    .filter(({ pattern }) => calls.some((args) => pattern.test(args)))
    .map(({ caution }) => caution)
}
