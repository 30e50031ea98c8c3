/** Recommendations for players, from the account's favourites and played games, and the space reserved for players' rows before the first paint. States: waiting, failed, empty, ready. Spec 3.9, 5.12, 6.6, 9.5. */
export {
  clearReservedRows,
  CONTINUE_ANCHOR,
  reservePlayerRows,
  PLAYER_ROWS_KEY,
  PERSONAL_SCRIPT,
  rowNameOf,
} from './row-reservation.ts'
export { type RecommendedRow, rowOf } from './recommended-row.ts'
export { playerTaste } from './player-taste.ts'
export { isInLobby } from './taste.ts'
export { useRecommendation } from './use-recommendation.ts'
