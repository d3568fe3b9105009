import styled from "@emotion/styled"
import type { EntryCard } from "../../shared/home-links"

interface EntryDrawingProps {
  name: EntryCard["drawing"]
}

/** The small illustration of an entry card. Decorative: the card's text says the same. */
export function EntryDrawing({ name }: EntryDrawingProps) {
  return (
    <Drawing viewBox="0 0 112 72" width="112" height="72" aria-hidden="true">
      {drawings[name]}
    </Drawing>
  )
}

const drawings = {
  /** Modules on shelves, one of them taken out. */
  library: (
    <>
      <path d="M.5 34.5h106M.5 66.5h106" />
      <path
        className="ink"
        d="M6.5 12.5h18v22h-18zM28.5 18.5h14v16h-14zM46.5 8.5h12v26h-12zM6.5 46.5h26v20h-26zM52.5 50.5h16v16h-16zM72.5 42.5h24v24h-24z"
      />
      <path d="M9.5 17.5h12M9.5 21.5h8M49.5 13.5h6M9.5 51.5h18M9.5 55.5h12M76.5 47.5h16M76.5 51.5h10" />
      <path className="accent" d="M74.5 4.5h22v22h-22z" />
      <path className="accent" d="M79 10.5h13M79 14.5h8" />
    </>
  ),
  /** The floor plan of a whole building, with its dimensions. */
  architecture: (
    <>
      <path d="M14.5 6.5h88M14.5 3v7M102.5 3v7M4.5 14.5v52M1 14.5h7M1 66.5h7" />
      <path
        className="ink"
        d="M14.5 14.5h88v34M102.5 58.5v8h-88v-52M46.5 14.5v20M46.5 44.5v22M14.5 40.5h32M70.5 48.5h32M70.5 14.5v12M70.5 36.5v12"
      />
      <path className="accent" d="M46.5 34.5a10 10 0 0 1 10 10h-10M70.5 26.5a10 10 0 0 0-10 10h10" />
    </>
  ),
  /** One part that is fitted into place. */
  service: (
    <>
      <path className="ink" d="M.5 66.5v-28h32v14h42v-14h32v28z" />
      <path d="M8.5 46.5h16M8.5 54.5h16M82.5 46.5h16M82.5 54.5h16" />
      <path className="accent" d="M34.5 6.5h38v14h-38z" />
      <path className="accent" d="M53.5 26.5v18M48.5 39.5l5 5 5-5" />
      <path className="dashed" d="M32.5 38.5h42" />
    </>
  ),
}

const Drawing = styled.svg`
  fill: none;
  stroke: var(--color-control);
  & .ink {
    fill: var(--color-surface);
    stroke: var(--color-text);
    stroke-width: 1.25;
  }
  & .accent {
    fill: var(--color-accent-soft);
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  & .dashed {
    stroke-dasharray: 3 3;
  }
`
