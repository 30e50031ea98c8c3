/** Up to ten digits by which an error is found; the same each time for one error. */
export function referenceOf(error: object): string {
  const known = error as { reference?: string }
  return (known.reference ??= crypto.getRandomValues(new Uint32Array(1)).join())
}
