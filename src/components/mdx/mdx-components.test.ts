import { expectTypeOf, test } from "vitest"
import type { mdxComponentProps } from "../../shared/mdx-components"
import type { useMDXComponents } from "./index"

/** The properties of a component's type, in the form of `mdxComponentProps`. */
type NeedsOf<Component> = Component extends (props: infer Props) => unknown
  ? {
      readonly [Name in keyof Required<Props>]: object extends Pick<Props, Name> ? "optional" : "required"
    }
  : never

type Components = ReturnType<typeof useMDXComponents>

test("the table of properties matches the components (`npm run types` fails otherwise)", () => {
  expectTypeOf<typeof mdxComponentProps>().toEqualTypeOf<{
    readonly [Name in keyof Components]: NeedsOf<Components[Name]>
  }>()
})
