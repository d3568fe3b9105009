import type { ReactNode } from "react"

interface PlaceholderProps {
  children?: ReactNode
}

/**
 * Replaces an import of a Docusaurus page that cannot run here. As a component, it renders its children and, in the preview,
 * its name. As a value, it can be called and its properties can be read; all results are empty.
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

/** Replaces an image that a page imports as a component. */
export function picture(address: string) {
  return function Picture({ title = "", className }: { title?: string; className?: string }) {
    return <img src={address} alt={title} className={className} loading="lazy" />
  }
}

/** Properties of components that React reads. */
const own: ReadonlySet<PropertyKey> = new Set([
  ..."$$typeof PropTypes childContextTypes displayName name length prototype propTypes defaultProps contextTypes getDerivedStateFromProps toJSON then render compare".split(
    " ",
  ),
])

/** Wraps a component in a proxy: each property, and the result of each call, is such a proxy again. */
function empty<Component extends (props: PlaceholderProps) => ReactNode>(component: Component): Component {
  return new Proxy(component, {
    get(target, key) {
      if (key === Symbol.iterator) return function* () {}
      if (key === Symbol.toPrimitive) return () => ""
      if (typeof key === "symbol" || own.has(key)) return Reflect.get(target, key) as unknown
      return empty(component)
    },
    apply(target, self, args: [PlaceholderProps?]) {
      // React calls components with props; any other arguments come from the page's code, which expects a function.
      return isProps(args[0]) ? target.call(self, args[0]) : empty(component)
    },
  })
}

function isProps(value: unknown): value is PlaceholderProps {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
