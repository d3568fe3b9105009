import { expectTypeOf, test } from "vitest"
import type { mdxComponentProps } from "../../shared/mdx-components"
import type { useMDXComponents } from "./index"

/** What a component's type says of its properties, in the words of `mdxComponentProps`. */
type NeedsOf<Component> = Component extends (props: infer Props) => unknown
  ? {
      readonly [Name in keyof Required<Props>]: object extends Pick<Props, Name> ? "optional" : "required"
    }
  : never

type Components = ReturnType<typeof useMDXComponents>

test("the table of properties says what the components take: `npm run types` fails where it does not", () => {
  expectTypeOf<typeof mdxComponentProps>().toEqualTypeOf<{
    readonly [Name in keyof Components]: NeedsOf<Components[Name]>
  }>()
})
