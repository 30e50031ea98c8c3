/** Recommendations (guests: from games started in this browser; players: from the account) and the space reserved for such rows before the first paint. States: unknown, none, waiting, failed, empty, ready. Spec 3.9, 5.12, 9.5. */
export { clearPlayedGames, recordGameStart } from './played-games.ts'
export { reservePlayerRows, PLAYER_ROWS_KEY, PERSONAL_SCRIPT, rowNameOf } from './row-reservation.ts'
export { type RecommendedRow, rowOf } from './recommended-row.ts'
export { playerTaste } from './player-taste.ts'
export { isInLobby } from './taste.ts'
export { useRecommendation } from './use-recommendation.ts'
