/** 123450 → „1 234,50 €“, with non-breaking spaces. */
export const euros = (cents: number): string => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}\u00a0€`
}
