import type * as z from 'zod/mini'

/** The fields of a form that the contract's schema of the body refuses: the same rule the platform applies, named before anything is sent. */
export function wrongFields(schema: z.ZodMiniType, body: unknown): string[] {
  const read = schema.safeParse(body)
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path.at(-1) ?? '')))]
}

interface Words {
  /** Nothing was filled in. */
  missing: string
  /** What was filled in cannot be. */
  wrong: string
}

/** The words beside the fields the schema refuses. */
export function wordsOf<F extends string>(
  schema: z.ZodMiniType,
  body: unknown,
  fields: Partial<Record<F, Words>>,
  values: Record<string, string | boolean>,
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {}
  for (const name of wrongFields(schema, body)) {
    const words = fields[name as F]
    if (words) found[name as F] = values[name] ? words.wrong : words.missing
  }
  return found
}
