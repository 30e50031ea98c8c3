/** What is recommended, by demos of this browser for guests and by the account for players, and the space such rows keep before the first paint. States: unknown, none, waiting, failed, empty, ready. Spec 3.9, 5.12, 9.5. */
export { forgetPlayed, rememberStart } from './played-games.ts'
export { markOwnRooms, OWN_ROOMS_KEY, PERSONAL_SCRIPT, roomOf } from './row-reservation.ts'
export { type RecommendedRow, rowOf } from './recommended-row.ts'
export { playerTaste } from './player-taste.ts'
export { isIn } from './taste.ts'
export { useRecommendation } from './use-recommendation.ts'
