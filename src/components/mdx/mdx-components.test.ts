import { expectTypeOf, test } from "vitest"
import type { mdxComponentProps, mdxPropValues } from "../../shared/mdx-components"
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

/** The properties of a component's type that take one of a few values, and these values. */
type ChoicesOf<Component> = Component extends (props: infer Props) => unknown
  ? {
      readonly [
        Name in keyof Props as IsChoice<NonNullable<Props[Name]>> extends true ? Name : never
      ]-?: NonNullable<Props[Name]>
    }
  : never

type IsChoice<Value> = [Value] extends [string | number]
  ? string extends Value
    ? false
    : number extends Value
      ? false
      : true
  : false

type Table = Omit<typeof mdxPropValues, "Admonition"> // whose `type` can be any text

test("the table of values matches the components (`npm run types` fails otherwise)", () => {
  expectTypeOf<{
    readonly [Name in keyof Table]: {
      readonly [Prop in keyof Table[Name]]: Table[Name][Prop] extends readonly (infer Value)[] ? Value : never
    }
  }>().toEqualTypeOf<{
    readonly [
      Name in keyof Components as keyof ChoicesOf<Components[Name]> extends never ? never : Name
    ]: ChoicesOf<Components[Name]>
  }>()
})
