import type * as z from 'zod/mini'

/** Names of the fields that the contract's body schema rejects: the platform's own rule, checked before the request. */
export function invalidFields(schema: z.ZodMiniType, body: unknown): string[] {
  const parsed = schema.safeParse(body)
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path.at(-1) ?? '')))]
}

interface FieldTexts {
  /** The field is empty. */
  missing: string
  /** The value is invalid. */
  wrong: string
}

/** Error texts of the fields that the schema rejects. */
export function fieldErrorsOf<F extends string>(
  schema: z.ZodMiniType,
  body: unknown,
  fields: Partial<Record<F, FieldTexts>>,
  values: Record<string, string | boolean>,
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {}
  for (const name of invalidFields(schema, body)) {
    const labels = fields[name as F]
    if (labels) errors[name as F] = values[name] ? labels.wrong : labels.missing
  }
  return errors
}
