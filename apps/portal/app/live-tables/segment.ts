/** A result of the wheel [4.27]: `2`, `2:5` with a multiplier that has applied, `bonus:10` with what the bonus has paid to one. */
export function segmentOf(result: string): { segment: string; factor: string | null } {
  const [segment = '', factor = null] = result.split(':')
  return { segment, factor }
}
