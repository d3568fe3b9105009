import type { ReactNode } from "react"

interface PlaceholderProps {
  children?: ReactNode
}

/**
 * What stands for a name of a Docusaurus page whose code does not run here: as a component it shows what it holds, and in the
 * preview its name too; it can be called and read like any value, and is empty.
 */
export function unknown(name: string) {
  function Placeholder({ children }: PlaceholderProps) {
    const content = typeof children === "function" ? null : children
    if (process.env.NODE_ENV !== "development") return <>{content}</>
    return (
      <div className="placeholder">
        <p>
          Unknown component <code>{name}</code>
        </p>
        {content}
      </div>
    )
  }
  return empty(Placeholder)
}

/** A picture that a page imports as a component. */
export function picture(address: string) {
  return function Picture({ title = "", className }: { title?: string; className?: string }) {
    return <img src={address} alt={title} className={className} loading="lazy" />
  }
}

/** Names that React asks components for. */
const own: ReadonlySet<PropertyKey> = new Set([
  ..."$$typeof PropTypes childContextTypes displayName name length prototype propTypes defaultProps contextTypes getDerivedStateFromProps toJSON then render compare".split(
    " ",
  ),
])

/** Makes a component a value whose every property, and every result, is such a value again. */
function empty<Component extends (props: PlaceholderProps) => ReactNode>(component: Component): Component {
  return new Proxy(component, {
    get(target, key) {
      if (key === Symbol.iterator) return function* () {}
      if (key === Symbol.toPrimitive) return () => ""
      if (typeof key === "symbol" || own.has(key)) return Reflect.get(target, key) as unknown
      return empty(component)
    },
    apply(target, self, args: [PlaceholderProps?]) {
      // React calls components with their properties; code of the page calls what it takes for a function with anything else.
      return isProps(args[0]) ? target.call(self, args[0]) : empty(component)
    },
  })
}

function isProps(value: unknown): value is PlaceholderProps {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
