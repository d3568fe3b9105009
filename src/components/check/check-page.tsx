import styled from "@emotion/styled"
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useState } from "react"
import { checkerKilobytes } from "../../shared/check-worker"
import { checkTitle } from "../../shared/reference"
import { Button, PrimaryButton } from "../ui/button"
import { useTextLinks } from "../links/use-text-links"
import { CheckResult } from "./check-result"
import { type CheckState, longestCode } from "./checker"
import { keptCheck } from "./kept-check"
import { showLine } from "./show-line"
import { useChecker } from "./use-checker"
import { useKeptCheck } from "./use-kept-check"
import { useSamples } from "./use-samples"

/** An example of code, shown while the field is empty. */
const shape = `module "name" {
  source = "git::git@github.com:…//modules/…?ref=v…"

  # the inputs that you set
}`

interface CheckPageProps {
  /** The search part of the address; `service` selects the sample that the page opens with. */
  search: string
  /** `<category>/<service>` of the example; absent on a site without services. */
  example: string | undefined
}

/** The page that checks a reader's code against the modules that it calls. */
export function CheckPage({ search, example }: CheckPageProps) {
  const [kept] = useState(keptCheck)
  const { state, isEdited, markEdited, check } = useChecker(kept)
  const { code, sampleProblem, tryExample } = useSamples(new URLSearchParams(search).get("service"), check)
  const links = useTextLinks(state)
  useKeptCheck(code, state, isEdited)
  const isEnded = state.kind === "report" || state.kind === "refused"

  return (
    <Page>
      <h1>{checkTitle}</h1>
      <p>
        Paste a <code>module</code> block, a whole <code>.tf</code> file or a <code>terragrunt.hcl</code>.
        Each call of a module of the Service Catalog is compared with what the module accepts. Your code stays
        in this browser tab: it is not sent anywhere, and a reload clears it. The first check loads a checker
        of about {checkerKilobytes} KB.
      </p>
      <CodeForm
        field={code}
        initialCode={kept?.code}
        problem={sampleProblem}
        onEdit={markEdited}
        onCheck={check}
      >
        {example !== undefined && (
          <Button type="button" onClick={() => void tryExample(example)}>
            Try an example
          </Button>
        )}
      </CodeForm>
      <section
        {...links}
        aria-label="Result"
        aria-live="polite"
        aria-busy={state.kind === "loading" || state.kind === "reading"}
      >
        <h2>Result{isEnded && isEdited && ", before your last changes to the code"}</h2>
        <Shown state={state} onLine={(line) => code.current && showLine(code.current, line)} />
      </section>
      <p className="without-scripts">
        The check needs JavaScript. Each service&apos;s page lists what its module accepts.
      </p>
    </Page>
  )
}

interface CodeFormProps {
  field: RefObject<HTMLTextAreaElement>
  initialCode: string | undefined
  /** Why a sample could not be put into the field; "" for none. */
  problem: string
  onEdit: () => void
  onCheck: (code: string) => void
  /** Buttons beside "Check". */
  children: ReactNode
}

function CodeForm({ field, initialCode, problem, onEdit, onCheck, children }: CodeFormProps) {
  // The layout of a field with many megabytes would block the page, so such a text is refused before it is inserted.
  const refuseLongText = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text")
    if (text.length <= longestCode) return
    event.preventDefault()
    onCheck(text)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onCheck(field.current?.value ?? "")
      }}
    >
      <label htmlFor="code">Your code</label>
      <textarea
        ref={field}
        id="code"
        rows={16}
        defaultValue={initialCode}
        onInput={onEdit}
        onPaste={refuseLongText}
        onKeyDown={submitOnShortcut}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={shape}
      />
      {problem && <p role="alert">{problem}</p>}
      <p>
        <PrimaryButton type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
          Check
        </PrimaryButton>
        {children}
        <small aria-hidden="true">
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> checks, too
        </small>
      </p>
    </form>
  )
}

/** Enter alone starts a new line. */
function submitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Shown({ state, onLine }: { state: CheckState; onLine: (line: number) => void }) {
  switch (state.kind) {
    case "idle":
      return <p>Nothing has been checked yet.</p>
    case "loading":
      return (
        <p>
          Loading the checker, about {checkerKilobytes} KB: {Math.round(state.bytes / 1000)} KB unpacked{" "}
          <progress aria-label="Loading the checker" />
        </p>
      )
    case "reading":
      return <p>Reading your code…</p>
    case "refused":
      return <p>{state.message}</p>
    case "report":
      return <CheckResult report={state.report} onLine={onLine} />
  }
}

const Page = styled.div`
  display: grid;
  gap: var(--space-5);
  & > p {
    max-width: var(--article-width);
  }
  /* The result beside the code */
  @media (width >= 75em) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: var(--space-6);
    & > :is(h1, p) {
      grid-column: 1 / -1;
    }
  }
  & form {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    justify-items: start;
  }
  & form > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & small {
    color: var(--color-text-muted);
  }
  @media (hover: none) {
    & small {
      display: none;
    }
  }
  & label {
    font-weight: 600;
  }
  & textarea {
    width: 100%;
    padding: var(--space-3);
    border-radius: var(--radius-md);
    background: var(--color-sunken);
    font-family: var(--font-code);
    font-size: var(--text-sm);
    line-height: 1.55;
    tab-size: 2;
  }
  html[data-js] & > .without-scripts,
  html:not([data-js]) & > :is(form, section) {
    display: none;
  }
  & section {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-width: 0;
  }
  & section > h2 {
    font-size: var(--text-md);
    line-height: var(--leading-text);
  }
  & section > h2 + p:last-child {
    padding: var(--space-4);
    border: 1px dashed var(--color-rule);
    border-radius: var(--radius-md);
    font-size: var(--text-sm);
  }
  & section > h2 + p[data-clean] {
    border: 1px solid var(--color-tip);
  }
`
