import styled from "@emotion/styled"
import { useId, useRef } from "react"
import { type Draft, draftProblem, fieldKind, isAttributes, isExpression } from "../../hcl/typed-value"
import { shortType } from "../../hcl/short-type"
import { useTool } from "../../hooks/use-tool"
import type { TypeTree } from "../../shared/reference"
import { Button } from "../ui/button"
import { useExpressionProblem } from "./use-expression-problem"

interface ValueFieldProps {
  /** The input, or the path to a value in it. */
  name: string
  type: TypeTree
  draft: Draft | undefined
  /** Whether the call, or the object that contains the value, needs it. */
  isRequired: boolean
  onChange: (draft: Draft) => void
}

const hints: Partial<Record<ReturnType<typeof fieldKind>, string>> = {
  lines: "one per line",
  pairs: "name = value, one per line",
  expression: "an expression",
}

/** The form field for a value of a type. */
export function ValueField(props: ValueFieldProps) {
  const kind = fieldKind(props.type)
  if (kind === "object" && props.type.kind === "object")
    return <ObjectField {...props} attributes={props.type.attributes} />
  if (kind === "items" && "element" in props.type)
    return <ItemsField {...props} element={props.type.element} />
  return <TextField {...props} kind={kind} />
}

function TextField({
  name,
  type,
  draft,
  isRequired,
  onChange,
  kind,
}: ValueFieldProps & { kind: ReturnType<typeof fieldKind> }) {
  const id = useId()
  const hint = hints[kind]
  const value = typeof draft === "string" ? draft : ""
  const tool = useTool() ?? "terraform"
  const unreadable = useExpressionProblem(isExpression(type, value.trim()) ? value.trim() : "", tool)
  const problem = draftProblem(type, draft, tool) ?? unreadable
  const field = {
    id,
    value,
    "aria-label": `Value of ${name}`,
    "aria-describedby": problem === undefined ? `${id}type` : `${id}type ${id}problem`,
    "aria-required": isRequired,
    "aria-invalid": problem !== undefined || undefined,
    spellCheck: false,
    autoCapitalize: "none",
    autoCorrect: "off",
    autoComplete: "off",
  }
  return (
    <Field>
      {kind === "bool" ? (
        <select {...field} onChange={(event) => onChange(event.target.value)}>
          <option value="">{isRequired ? "Choose a value" : "Use the default"}</option>
          <option>true</option>
          <option>false</option>
        </select>
      ) : kind === "text" || kind === "number" ? (
        <input
          {...field}
          type="text"
          inputMode={kind === "number" ? "decimal" : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <textarea {...field} rows={2} onChange={(event) => onChange(event.target.value)} />
      )}
      <span id={`${id}type`}>
        {shortType(type)}
        {hint && `, ${hint}`}
      </span>
      {problem !== undefined && (
        <span id={`${id}problem`} className="problem">
          {problem}
        </span>
      )}
    </Field>
  )
}

function ObjectField({
  name,
  draft,
  onChange,
  attributes,
}: ValueFieldProps & { attributes: (TypeTree & { kind: "object" })["attributes"] }) {
  const given = isAttributes(draft) ? draft : {}
  return (
    <Group>
      <legend className="sr-only">Attributes of {name}</legend>
      {attributes.map((attribute) => (
        <div key={attribute.name}>
          <code>{attribute.name}</code>
          {!attribute.optional && <span> required</span>}
          <ValueField
            name={`${name}.${attribute.name}`}
            type={attribute.type}
            draft={given[attribute.name]}
            isRequired={!attribute.optional}
            onChange={(value) => onChange({ ...given, [attribute.name]: value })}
          />
        </div>
      ))}
    </Group>
  )
}

function ItemsField({ name, draft, onChange, element }: ValueFieldProps & { element: TypeTree }) {
  const items: readonly Draft[] = Array.isArray(draft) ? (draft as readonly Draft[]) : []
  const add = useRef<HTMLButtonElement>(null)
  const remove = (index: number) => {
    onChange(items.filter((_, at) => at !== index))
    add.current?.focus() // the button that was pressed may be gone
  }
  return (
    <Items>
      {items.map((item, index) => (
        <div key={index}>
          <ValueField
            name={`${name}[${index}]`}
            type={element}
            draft={item}
            isRequired
            onChange={(value) => onChange(items.with(index, value))}
          />
          <Button type="button" onClick={() => remove(index)}>
            Remove {name}[{index}]
          </Button>
        </div>
      ))}
      <Button ref={add} type="button" onClick={() => onChange([...items, {}])}>
        Add to {name}
      </Button>
    </Items>
  )
}

/** A form field with its texts. */
export const Field = styled.div`
  display: grid;
  gap: 2px;
  & > input,
  & > select,
  & > textarea {
    width: 100%;
    padding-block: var(--space-1);
    font-size: var(--text-sm);
  }
  & > [aria-invalid] {
    border-color: var(--color-danger);
  }
  & > span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  & > .problem {
    color: var(--color-danger);
    overflow-wrap: anywhere;
  }
`

const Items = styled.div`
  display: grid;
  gap: var(--space-3);
  & > div {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
  }
  & button {
    justify-self: start;
    text-align: start;
    overflow-wrap: anywhere;
  }
`

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-rule);
  font-size: var(--text-sm);
`
