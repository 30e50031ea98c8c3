// The sandbox game provider on its own origin: launch pages, sessions of demo and real play, rounds of every kind decided here and only shown by the
// clients, jackpots, pictures. A round is decided, staked, open, closed, or does not count; it is played once, however often its id is sent, and its
// money is right whenever this process dies. Spec 1.6, 4.17, 4.26, 5.4, 7.37; decisions on games; bars M6, M7, F9.
import { sourceVersion } from '@herna/service-kit'
import { createGameHost } from './game-host.ts'
import { type CataloguePlace, keptCatalogue } from './games/catalogue-cache.ts'

/** The generator is deterministic, so its code is the version of what it gives. */
const playable = (place: CataloguePlace) =>
  keptCatalogue(place, {
    version: sourceVersion('@herna/seed', '@herna/game-maths', '@herna/contract'),
    async make() {
      const { gameAssignments, seededJackpots } = await import('@herna/seed')
      return { assignments: [...gameAssignments()], jackpots: seededJackpots() }
    },
  })

export const gameHostService = createGameHost({
  assignments: async (place) => new Map((await playable(place)).assignments),
  jackpots: async (place) => (await playable(place)).jackpots,
})
