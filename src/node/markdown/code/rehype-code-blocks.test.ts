import { expect, test } from "vitest"
import { render, withoutIcons } from "../test-support"

async function fence(info: string, ...lines: string[]): Promise<string> {
  return withoutIcons(await render(["```" + info, ...lines, "```"].join("\n")))
}

/** The lines of a code block, without their tokens' markup. */
function linesOf(html: string): string[] {
  const code = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? ""
  return code
    .split(/\n?(?=<span class="code-line)/)
    .map((line) =>
      line.replace(/<\/?span(?: class="token[^>]*)?>/g, (tag) => (tag.includes("code-line") ? tag : "")),
    )
}

const line = (text: string, attributes = "") => `<span class="code-line"${attributes}>${text}`
const highlighted = (text: string) => `<span class="code-line theme-code-block-highlighted-line">${text}`

test("a block as a whole", async () => {
  expect(await fence('hcl title="main.tf"', "a = 1", "", "# b")).toBe(
    '<figure class="code-block theme-code-block" data-language="hcl" data-label="HCL"><figcaption class="code-title">main.tf</figcaption>' +
      '<doc-code><pre tabindex="0" role="group" aria-label="Code: main.tf"><code class="language-hcl">' +
      '<span class="code-line"><span class="token property">a</span> <span class="token punctuation">=</span> <span class="token number">1</span></span>\n' +
      '<span class="code-line">\n</span>' +
      '<span class="code-line"><span class="token comment"># b</span></span></code></pre>' +
      '<button type="button" class="copy-code" aria-label="Copy code">Copy</button></doc-code></figure>',
  )
})

test.each([
  ["in the middle", ["a", "", "", "b"], ["a\n", "\n", "\n", "b"]],
  ["at the start", ["", "a"], ["\n", "a"]],
  ["at the end", ["a", ""], ["a\n", ""]],
])(
  "a blank line %s contains the line break after it, which is not repeated after the line",
  async (_, code, parts) => {
    const [, lines = ""] = /<code[^>]*>(.*)<\/code>/s.exec(await fence("text", ...code)) ?? []
    const texts = lines.split(/(?=<span)/).map((part) => part.replace(/<[^>]*>/g, ""))
    expect(texts).toEqual(parts)
    expect(texts.join("")).toBe(code.join("\n"))
  },
)

test("a block without language or title", async () => {
  expect(await fence("", "<b> & c")).toBe(
    '<figure class="code-block theme-code-block" data-language="text"><doc-code>' +
      '<pre tabindex="0" role="group" aria-label="Code: plain text"><code class="language-text"><span class="code-line">&#x3C;b> &#x26; c</span></code></pre>' +
      '<button type="button" class="copy-code" aria-label="Copy code">Copy</button></doc-code></figure>',
  )
})

test("a long path in a title can wrap after its slashes and dots", async () => {
  expect(await fence('hcl title="live/dev/eu-west-1/vpc/main.tf"', "a = 1")).toContain(
    '<figcaption class="code-title">live/<wbr>dev/<wbr>eu-west-1/<wbr>vpc/<wbr>main.<wbr>tf</figcaption>',
  )
})

test.each([
  ["terraform", "hcl", "HCL"],
  ["tf", "hcl", "HCL"],
  ["HCL", "hcl", "HCL"],
  ["sh", "bash", "Bash"],
  ["shell", "bash", "Bash"],
  ["console", "shell-session", "Console"],
  ["dockerfile", "docker", "Dockerfile"],
  ["Dockerfile", "docker", "Dockerfile"],
  ["yml", "yaml", "YAML"],
  ["golang", "go", "Go"],
  ["ts", "typescript", "TypeScript"],
])("the language %s", async (language, grammar, label) => {
  const html = await fence(language, "x")
  expect(html).toContain(`data-language="${grammar}" data-label="${label}"`)
})

test.each(["text", "txt", "plaintext", "plain"])("%s has no label", async (language) => {
  const html = await fence(language, "x")
  expect(html).toContain('data-language="text"')
  expect(html).not.toContain("data-label")
})

test.each([
  ["hcl", 'a = "b"'],
  ["bash", 'echo "$HOME"'],
  ["docker", "FROM alpine"],
  ["go", "func main() {}"],
  ["ini", "[a]"],
  ["toml", "a = 1"],
  ["json", '{"a": 1}'],
  ["yaml", "a: 1"],
  ["powershell", "Get-Item $x"],
  ["python", "def a(): pass"],
  ["ruby", "def a; end"],
  ["java", "class A {}"],
  ["groovy", "def a = 1"],
  ["nginx", "server { listen 80; }"],
  ["http", "GET / HTTP/1.1"],
  ["promql", "sum(rate(x[5m]))"],
  ["makefile", "all: x"],
  ["rego", "package a"],
  ["typescript", "const a = 1"],
  ["console", "$ ls -la"],
])("%s is highlighted", async (language, code) => {
  expect(await fence(language, code)).toContain('<span class="token ')
})

test.each(["nosuchlanguage", "extend", "constructor"])("%s is not highlighted", async (language) => {
  expect(linesOf(await fence(language, "a = 1"))).toEqual([line("a = 1")])
})

test.each<[string, string, string[], string[]]>([
  [
    "a range",
    "text {1,3-4}",
    ["a", "b", "c", "d"],
    [highlighted("a"), line("b"), highlighted("c"), highlighted("d")],
  ],
  ["a range without a space", "text{1}", ["a", "b"], [highlighted("a"), line("b")]],
  ["a comment for the next line", "text", ["# highlight-next-line", "a", "b"], [highlighted("a"), line("b")]],
  [
    "comments around lines",
    "text",
    ["a", "// highlight-start", "b", "c", "// highlight-end", "d"],
    [line("a"), highlighted("b"), highlighted("c"), line("d")],
  ],
  ["a comment of CSS", "text", ["/* highlight-next-line */", "a"], [highlighted("a")]],
  ["a comment of HTML", "text", ["<!-- highlight-next-line -->", "a"], [highlighted("a")]],
  ["a comment of JSX", "text", ["{/* highlight-next-line */}", "a"], [highlighted("a")]],
  ["a comment of SQL", "text", ["-- highlight-next-line", "a"], [highlighted("a")]],
  [
    "comments of Markdown, in which those of code are text",
    "md",
    ["# highlight-next-line", "a", "<!-- highlight-next-line -->", "b"],
    [line("# highlight-next-line"), line("a"), highlighted("b")],
  ],
  [
    "a comment beside code stays",
    "text",
    ["a # highlight-next-line", "b"],
    [line("a # highlight-next-line"), line("b")],
  ],
  [
    "comments stay where a range is given",
    "text {2}",
    ["# highlight-next-line", "a"],
    [line("# highlight-next-line"), highlighted("a")],
  ],
  [
    "line numbers",
    "text showLineNumbers",
    ["a", "b"],
    [line("a", ' data-line="1"'), line("b", ' data-line="2"')],
  ],
  [
    "line numbers from a number",
    "text showLineNumbers=9",
    ["a", "b"],
    [line("a", ' data-line="9"'), line("b", ' data-line="10"')],
  ],
  [
    "a diff",
    "diff",
    ["--- a/x", "+++ b/x", "@@ -1 +1 @@", "-a", "+b", " c"],
    [
      line("--- a/x"),
      line("+++ b/x"),
      line("@@ -1 +1 @@"),
      line("a", ' data-diff="del"'),
      line("b", ' data-diff="add"'),
      line("c"),
    ],
  ],
  [
    "a diff of lines that begin with hyphens",
    "diff",
    ["--- a/x.sql", "+++ b/x.sql", "@@ -1 +1 @@", "--- old comment", "+-- new comment"],
    [
      line("--- a/x.sql"),
      line("+++ b/x.sql"),
      line("@@ -1 +1 @@"),
      line("-- old comment", ' data-diff="del"'),
      line("-- new comment", ' data-diff="add"'),
    ],
  ],
  [
    "a diff in a language of its own",
    "text diff",
    ["-a", "+b", " c"],
    [line("a", ' data-diff="del"'), line("b", ' data-diff="add"'), line("c")],
  ],
  [
    "a diff whose other lines have no sign column",
    "text diff",
    ["x {", "+  b", "}"],
    [line("x {"), line("  b", ' data-diff="add"'), line("}")],
  ],
  [
    "prompts and output",
    "console",
    ["$ ls \\", "  -la", "total 0", "", "$ pwd"],
    [
      line("ls \\", ' data-prompt="$"'),
      line("  -la", ' data-prompt=""'),
      line("total 0"),
      line("\n"),
      line("pwd", ' data-prompt="$"'),
    ],
  ],
  ["a prompt of PowerShell", "console", ["PS C:\\> dir"], [line("dir", ' data-prompt="PS C:\\>"')]],
  ["an indented prompt", "bash", ["  $ ls", "  a"], [line("ls", ' data-prompt="$"'), line("  a")]],
  ["a prompt in a shell block", "bash", ["$ ls"], [line("ls", ' data-prompt="$"')]],
  ["a shell block without prompt", "bash", ["ls $HOME"], [line("ls $HOME")]],
])("lines: %s", async (_, info, code, lines) => {
  expect(linesOf(await fence(info, ...code))).toEqual(lines)
})

test("numbered lines mark the block", async () => {
  expect(await fence("text showLineNumbers", "a")).toContain('data-language="text" data-line-numbers=""')
})

test.each([
  [40, false],
  [41, true],
])("a block of %d lines can be unfolded: %s", async (count, isLong) => {
  const html = await fence("text", ...Array.from({ length: count }, () => "x"))
  const button = `<doc-fold><button type="button" class="unfold-code">Show all ${count} lines</button></doc-fold></figure>`
  expect(html.endsWith(button)).toBe(isLong)
})

test("the options `fragment` and `skip` do not change the HTML", async () => {
  expect(await fence('hcl fragment skip="because"', "a = 1")).toBe(await fence("hcl", "a = 1"))
})

test("tokens over several lines keep their class on each", async () => {
  const html = await fence("hcl", "a = <<EOT", "b", "EOT")
  expect(html.match(/<span class="code-line">/g)).toHaveLength(3)
  expect(html).toMatch(/\n<span class="code-line"><span class="token heredoc string">b<\/span><\/span>\n/)
})

test("indented code and code in HTML", async () => {
  expect(await render("    a\n    b")).toContain('data-language="text"')
  expect(await render('<pre><code class="language-js">const a</code></pre>')).toContain(
    'data-language="javascript"',
  )
  expect(await render("<pre>a  b</pre>")).toContain('<span class="code-line">a  b</span>')
  expect(await render("<pre>a <b>b</b></pre>")).toBe('<pre tabindex="0">a <b>b</b></pre>')
})

test("an empty block", async () => {
  expect(linesOf(await fence("hcl"))).toEqual([line("")])
})
