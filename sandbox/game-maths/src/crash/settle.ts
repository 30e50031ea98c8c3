/** Whole euros: multiplied by hundredths they are whole cents, so no return is lost by truncation. */
export const isPlayableStake = (stake: number): boolean => Number.isSafeInteger(stake) && stake > 0 && stake % 100 === 0

/** Payout in cents when cashing out at this multiple (hundredths). */
export function crashPayout(stake: number, multiple: number): number {
  if (!isPlayableStake(stake)) throw new RangeError(`a stake on a crash game is whole euros, not ${stake} cents`)
  return (stake / 100) * multiple
}
