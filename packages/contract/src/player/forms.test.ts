import { expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { gateway, platform } from './index.ts'

interface Form {
  name: string
  body: $ZodType
}
const forms: Form[] = Object.entries({ ...gateway, ...platform }).flatMap(([name, operation]) =>
  'body' in operation && operation.body ? [{ name, body: operation.body as $ZodType }] : [],
)

interface Shape {
  _zod: {
    def: { type: string; shape?: Record<string, Shape>; innerType?: Shape; element?: Shape; in?: Shape; options?: Shape[] }
  }
  safeParse(value: unknown): { success: boolean; error?: { issues: { code: string; path: PropertyKey[]; keys?: string[] }[] } }
}
const inner = ({ _zod: { def } }: Shape): Shape | undefined => def.innerType ?? def.in

/** Text fields of a form with their paths, also in nested objects and behind defaults. */
function textFields(schema: Shape, path = ''): [path: string, field: Shape][] {
  const { def } = schema._zod
  const wrapped = inner(schema)
  if (wrapped) return textFields(wrapped, path).map(([name, field]) => [name, name === path ? schema : field])
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => textFields(field, path ? `${path}.${name}` : name))
  if (def.options) return def.options.flatMap((option) => textFields(option, path))
  if (def.element) return textFields(def.element, `${path}[]`)
  return def.type === 'string' ? [[path, schema]] : []
}

test('every text field of every form refuses an endless text; a form without a limit would accept anything [5.13]', () => {
  const fields = forms.flatMap(({ name, body }) =>
    textFields(body as unknown as Shape).map(([path, field]) => ({ name: `${name} ${path}`, field })),
  )
  expect(fields.length).toBeGreaterThan(40)
  const endless = 'a'.repeat(100_000)
  expect(fields.filter(({ field }) => field.safeParse(endless).success).map(({ name }) => name)).toEqual([])
})

test('a form with a field that it does not have is refused by name, so that nobody is given a role by sending one [5.13] [6.10]', () => {
  const accepting = forms.filter(({ body }) => {
    const { error } = (body as unknown as Shape).safeParse({ role: 'operator', isAdmin: true })
    return !error?.issues.some(
      ({ code, keys }) => code === 'unrecognized_keys' && keys?.includes('role') && keys.includes('isAdmin'),
    )
  })
  expect(forms.length).toBeGreaterThan(25)
  expect(accepting.map(({ name }) => name)).toEqual([])
})
