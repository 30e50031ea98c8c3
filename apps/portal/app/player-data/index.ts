/** Player data loaded at login and cleared at logout: played games, wins, personalised and special categories; and the live tables open in this tab. States: idle, loading, failed, ready. Spec 4.19, 4.40, 7.24, 7.25, 7.33, 7.35. */
export { isSessionOver, playerPart } from './player-part.ts'
export { clearPersonalised, personalisedGames, playerGames, triedGames, wins } from './player-games.ts'
export { clearTables, onMyTables, rememberTables, tablesOf } from './my-tables.ts'
export { specialCategories, useContentHost } from './special-categories.ts'
