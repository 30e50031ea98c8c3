import { addressOf } from './addresses.ts'

/** The parameter that holds the game codes of the player's tables, separated by commas. */
export const TABLES_PARAMETER = 'stoly'

/** The page of several live tables with these tables open. */
export const myTablesAddress = (codes: readonly string[], preview = false): string =>
  `${addressOf('preview-live-casino-my-tables', {}, preview)}?${TABLES_PARAMETER}=${codes.map(encodeURIComponent).join(',')}`
