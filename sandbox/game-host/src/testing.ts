/** For tests of the game host together with other services: a running host, games of each kind, a seeded RNG. */
export { ORIGIN, runGameHost, seededDraw } from './game-host.fixture.ts'
export { MIGRATIONS } from './game-host.ts'
export type { GameAssignments } from './games/assignments.ts'
export { betOn, BLACKJACK_TABLE, liveAssignment, ROULETTE_TABLE } from './live/live-play.fixture.ts'
export { ALL_KINDS, type TestResponse, BLACKJACK, CRASH, POKER, ROULETTE, SLOT } from './real-play.fixture.ts'
