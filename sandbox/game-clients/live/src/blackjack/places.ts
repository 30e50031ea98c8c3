import { LIVE_SEATS } from '@herna/contract/games'

const MIDDLE = 4

/**
 * Where each seat is shown, places 1–7 from the left: the player's own in the middle, the others around it in the order of the table. Without an own
 * seat each is at its own place.
 */
export function placesOf(own: number | null): number[] {
  const seats = Array.from({ length: LIVE_SEATS }, (_, index) => index + 1)
  if (own === null) return seats
  const others = seats.filter((seat) => seat !== own)
  return seats.map((seat) => {
    if (seat === own) return MIDDLE
    const nth = others.indexOf(seat) + 1
    return nth < MIDDLE ? nth : nth + 1
  })
}

/** `seat-4` → 4; null for another spot. */
export function seatOfSpot(spot: string): number | null {
  const seat = /^seat-([1-7])$/.exec(spot)?.[1]
  return seat === undefined ? null : Number(seat)
}
