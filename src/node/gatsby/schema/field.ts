import type { ResolverContext } from "./resolver-context"

/** Computes a field of a node. */
export type Field<Source> = (source: Source, context: ResolverContext, args: never) => unknown

/** The computed fields of a type, by name. */
export type Fields<Source> = Readonly<Record<string, Field<Source>>>
