import { positionAt } from "../../../shared/source-position"
import { positionInFence } from "../../markdown/code/position-in-fence"
import type { Fault, Problem } from "../../report/problem"
import type { CheckedFile } from "../page"

/** A kind of secret. The first group of its pattern is the value, if the pattern matches more than that. */
interface Secret extends Fault {
  pattern: RegExp
}

const secrets: readonly Secret[] = [
  {
    pattern: /(?<![A-Za-z0-9])A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/g,
    message: "The text has the ID of an AWS access key that looks real.",
    fix: 'deactivate the key in AWS, and write an ID of the documentation, such as "AKIAIOSFODNN7EXAMPLE".',
  },
  {
    pattern: /secret[_-]?(?:access[_-]?)?key["']?\s*[=:]\s*["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    message: "The text has an AWS secret access key that looks real.",
    fix: 'deactivate the key in AWS, and write the name of its value, such as "<SECRET_ACCESS_KEY>".',
  },
  {
    pattern: /(?<![A-Za-z0-9_])(?:gh[oprsu]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59})/g,
    message: "The text has a token of GitHub that looks real.",
    fix: 'revoke the token in GitHub, and write the name of its value, such as "<GITHUB_TOKEN>".',
  },
  {
    pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|[\s>])*([A-Za-z0-9+/]{40})/g,
    message: "The text has a private key.",
    fix: 'replace the key where it is used, and write "…" instead of the lines between BEGIN and END.',
  },
]

/** A value that nobody would get from a service: it is made of the word "example", of one character, or of a sequence. */
const placeholder = /example|(.)\1{4}|abcdef|123456|234567/i

/** Reports secrets in texts, code blocks and files of code. Messages do not repeat them, because logs are kept. */
export function checkSecrets(files: readonly CheckedFile[]): Problem[] {
  return files.flatMap(({ document, outline }) => {
    if (document.dialect) return []
    const { reportFile: file, body, bodyLine } = document
    const fromFiles = outline.fences.filter(({ source }) => source !== undefined)
    return [
      ...secretsIn(body).map(({ offset, ...fault }): Problem => {
        const { line, column } = positionAt(body, offset)
        return { rule: "secret", file, line: bodyLine + line - 1, column, ...fault }
      }),
      ...fromFiles.flatMap((fence) =>
        secretsIn(fence.value).map(({ offset, ...fault }): Problem => ({
          rule: "secret",
          ...positionInFence(file, fence, positionAt(fence.value, offset)),
          ...fault,
        })),
      ),
    ]
  })
}

function secretsIn(text: string): (Fault & { offset: number })[] {
  return secrets.flatMap(({ pattern, message, fix }) =>
    [...text.matchAll(pattern)]
      .filter(([written, value = written]) => !placeholder.test(value))
      .map(({ index }) => ({ offset: index, message, fix })),
  )
}
