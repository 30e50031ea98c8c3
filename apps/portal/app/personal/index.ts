/** Personal: what this browser played, kept in it alone, and what the lobbies recommend by it. The pages stay the same for everybody. States of a recommendation: unknown, none, waiting, failed, empty, ready. Spec 3.9, 5.12, 9.5. */
export { forgetPlayed, rememberStart } from './played-games.ts'
export { PERSONAL_SCRIPT, roomOf } from './rooms.ts'
export { type RecommendedRow, rowOf } from './recommended-row.ts'
export { useRecommendation } from './use-recommendation.ts'
