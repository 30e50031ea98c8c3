const EUROS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** Parses typed euros (`1 234,50 €`) into cents; null when it is not an amount. */
export function centsOf(typed: string): number | null {
  const [, whole, part = ''] = EUROS.exec(typed.replaceAll(/[\s\u00a0€]/g, '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Formats cents for an input field: `1234,50`. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')
