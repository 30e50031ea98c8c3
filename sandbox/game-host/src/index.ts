// The sandbox game provider on its own origin: launch pages, demo and real sessions, rounds of every kind (decided here, only displayed by the
// clients), jackpots, pictures. Phases of a round: staking, open, closed, cancelled, refused. A round is played once per id, and its money stays
// consistent whenever this process dies. Spec 1.6, 4.17, 4.26, 5.4, 7.37; decisions on games; bars M6, M7, F9.
import { sourceVersion } from '@herna/service-kit'
import { createGameHost } from './game-host.ts'
import { type CatalogueCacheOptions, cachedCatalogue } from './games/catalogue-cache.ts'

export { createGameHost } from './game-host.ts'

/** The generator is deterministic, so a hash of its source is the catalogue's version. */
const loadCatalogue = (options: CatalogueCacheOptions) =>
  cachedCatalogue(options, {
    version: sourceVersion('@herna/seed', '@herna/game-maths', '@herna/contract'),
    async generate() {
      const { gameAssignments, seededJackpots } = await import('@herna/seed')
      return { assignments: [...gameAssignments()], jackpots: seededJackpots() }
    },
  })

/** The game host with the games and jackpots of the default catalogue. */
export const gameHostService = createGameHost({
  assignments: async (options) => new Map((await loadCatalogue(options)).assignments),
  jackpots: async (options) => (await loadCatalogue(options)).jackpots,
})
