/** What tests of the game host with other services stand on: a running host, its games of each kind, and draws by a seed. */
export { ORIGIN, runGameHost, seededDraw } from './game-host.fixture.ts'
export { MIGRATIONS } from './game-host.ts'
export type { GameAssignments } from './games/assignments.ts'
export { ALL_KINDS, type Answer, BLACKJACK, CRASH, POKER, ROULETTE, SLOT } from './real-play.fixture.ts'
