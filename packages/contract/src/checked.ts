import type * as z from 'zod/mini'

/** `schema.check(…)` as a function without side effects: bundlers then drop the schemas a page does not use, which they cannot do with a method call. */
/* @__NO_SIDE_EFFECTS__ */
export function checked<S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S {
  return schema.check(...checks)
}
