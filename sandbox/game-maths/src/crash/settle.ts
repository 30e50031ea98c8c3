/** Whole euros: times hundredths they are whole cents, so nothing of the return is lost by cutting. */
export const isPlayableStake = (stake: number): boolean => Number.isSafeInteger(stake) && stake > 0 && stake % 100 === 0

/** Cents a stake is worth when it is cashed out at this multiple (hundredths). */
export function crashPayout(stake: number, multiple: number): number {
  if (!isPlayableStake(stake)) throw new RangeError(`a stake on a crash game is whole euros, not ${stake} cents`)
  return (stake / 100) * multiple
}
