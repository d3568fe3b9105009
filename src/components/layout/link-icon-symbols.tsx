import { linkIconId, linkIcons } from "../../shared/link-icons"

/**
 * The symbols that icons after links in a page's text refer to. Each symbol sets its own stroke, because an icon inherits
 * nothing from the elements around the symbol.
 */
export function LinkIconSymbols() {
  return (
    <div hidden>
      <svg>
        {Object.entries(linkIcons).map(([name, path]) => (
          <symbol
            key={name}
            id={linkIconId(name)}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={path} />
          </symbol>
        ))}
      </svg>
    </div>
  )
}
