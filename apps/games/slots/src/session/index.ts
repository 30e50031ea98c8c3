// The game host's two calls as a player's game sees them: an answer that passed the door, or a named failure.
// A call times out after 8 s; what may be asked again is asked again twice, quietly, with the same body (so a round keeps its id) [8.x].
export { type Answer, createGameApi, type GameApi } from './game-api.ts'
export { type Failure, type FailureKind, failure, mayAskAgain } from './failure.ts'
export { type Launch, readLaunch } from './launch.ts'
