import type * as z from 'zod/mini'

/**
 * `schema.check(…)` as a side-effect-free function: unlike a method call, bundlers can drop it, and so the schemas that a page
 * does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function checked<S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S {
  return schema.check(...checks)
}
