// The sandbox game provider on its own origin: launch pages, sessions of demo and real play, rounds of every kind decided here and only shown by the
// clients, jackpots, pictures. A round is decided, staked, open, closed, or does not count; it is played once, however often its id is sent, and its
// money is right whenever this process dies. Spec 1.6, 4.17, 4.26, 5.4, 7.37; decisions on games; bars M6, M7, F9.
import { createGameHost } from './game-host.ts'

export const gameHostService = createGameHost({
  assignments: async () => (await import('@herna/seed')).gameAssignments(),
  jackpots: async () => (await import('@herna/seed')).seededJackpots(),
})
