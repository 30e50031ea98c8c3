import type { LiveTable } from '@herna/contract/live-feed'

/** An open roulette table of this game. */
export const liveTableOf = (ImsGameCode: string, facts: Partial<LiveTable> = {}): LiveTable => ({
  ImsGameCode,
  Language: 'sk',
  Status: 'online',
  SeatsAvailability: {},
  Kind: 'roulette',
  Dealer: 'Lucia',
  MinBet: 50,
  MaxBet: 200_000,
  OpensAt: null,
  ClosesAt: null,
  Players: 12,
  Waiting: 0,
  Results: ['17', '32', '0', '25', '8', '3'],
  ...facts,
})

/** Seats with the numbers 1 … `total`, of which the first `taken` are taken. */
export const seatsTaken = (taken: number, total = 7): Record<string, boolean> =>
  Object.fromEntries(Array.from({ length: total }, (_, index) => [String(index + 1), index < taken]))
