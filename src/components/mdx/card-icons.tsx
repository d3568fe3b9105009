/** Icons by name: one stroked SVG path each, in a 24 by 24 view box. */
const paths = {
  accounts: "M9 3.5h6v5H9zM3 15.5h6v5H3zM15 15.5h6v5h-6zM12 8.5V12M6 15.5V12h12v3.5",
  network: "M3 4.5h18v15H3zM3 9.5h18M3 14.5h18M9 4.5v15M15 4.5v15",
  pipeline: "M2.5 9.5h5v5h-5zM16.5 9.5h5v5h-5zM7.5 12h9M13 8.5l3.5 3.5-3.5 3.5",
  cluster: "M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 12l7.8-4.5M12 12v9M12 12 4.2 7.5",
  shield: "M12 3 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6zM8.5 12l2.5 2.5 4.5-5",
  book: "M12 6c-2-1.5-5-2-8-1.5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500v-14C17 4 14 4.5 12 6zM12 6v14",
  chat: "M4 4.500h16v11.500h-8l-4.5 4v-4H4zM8 8.500h8M8 12h5",
  mail: "M3 5.500h18v13H3zM3 6l9 7 9-7",
  bug: "M8 9h8v6a4 4 0 0 1-8 0zM9 9a3 3 0 0 1 6 0M12 9v10M8 12H4M20 12h-4M8.5 16 5 18.500M15.5 16l3.5 2.500M8 9 5.5 6.500M16 9l2.5-2.5",
  idea: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.900c.6.4.9 1.1.9 1.800h5.200c0-.7.3-1.4.9-1.800A6 6 0 0 0 12 3z",
  code: "m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
  video: "M3 5.500h18v13H3zM10 9l5 3-5 3z",
} as const

export type CardIconName = keyof typeof paths

interface CardIconProps {
  name: CardIconName
}

/** An icon that screen readers skip. */
export function CardIcon({ name }: CardIconProps) {
  return (
    <svg
      width="1.41177rem"
      height="1.41177rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
