import type { GAME_API } from '@herna/contract/games'

/** The contract's paths, written again: importing a value from there would bring the whole schema library into the game. doors.test.ts holds them together. */
export const PATHS: typeof GAME_API = {
  sessions: '/api/sessions',
  balance: '/api/balance',
  rounds: '/api/rounds',
  round: (roundId) => `/api/rounds/${roundId}`,
  actions: (roundId) => `/api/rounds/${roundId}/actions`,
  seen: (roundId) => `/api/rounds/${roundId}/seen`,
}
