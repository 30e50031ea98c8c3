/** Eight digits by which an error is found; the same each time for one error. */
export function referenceOf(error: object): string {
  const known = error as { reference?: unknown }
  if (typeof known.reference !== 'string') known.reference = newId().slice(0, 8)
  return known.reference as string
}

/** 32 random hexadecimal digits. Not `randomUUID`, which is missing on pages without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
