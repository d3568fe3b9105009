import styled from "@emotion/styled"
import { useId } from "react"
import { chooseTool } from "../../browser/tool"
import { useTool } from "../../hooks/use-tool"
import { toolNames, tools } from "../../shared/tools"

/** Selects the tool for the code samples of all pages. */
export function ToolSwitch() {
  const chosen = useTool()
  const name = useId()
  return (
    <Switch role="radiogroup" aria-label="Tool" data-script-only>
      {tools.map((tool) => (
        <label key={tool}>
          {/* Not `onChange`: the chosen tool can be chosen again, for tabs that show what the address names */}
          <input
            type="radio"
            name={name}
            checked={tool === chosen}
            autoComplete="off" // else Firefox restores the choice after a reload, even if the browser stores nothing
            readOnly
            onClick={() => chooseTool(tool)}
          />
          {toolNames[tool]}
        </label>
      ))}
    </Switch>
  )
}

const Switch = styled.div`
  display: flex;
  flex: none;
  border: 1px solid var(--color-control);
  border-radius: var(--radius-md);
  font-size: var(--text-xs);
  overflow: clip;
  & > label {
    position: relative;
    display: grid;
    flex: auto;
    place-items: center;
    height: 36px;
    padding-inline: var(--space-1);
    color: var(--color-text-muted);
    cursor: pointer;
  }
  dialog & {
    margin-block-start: var(--space-4);
  }
  dialog & > label {
    height: 44px;
  }
  & > label + label {
    border-inline-start: 1px solid var(--color-rule);
  }
  & > label:hover {
    color: var(--color-text);
  }
  & > label:has(:checked) {
    background: var(--color-accent-soft);
    color: var(--color-accent);
    box-shadow: inset 0 -2px var(--color-accent);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
  & input {
    position: absolute;
    width: 100%;
    height: 100%;
    opacity: 0;
  }
`
