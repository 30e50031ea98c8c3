import { GAME_TYPES, LOBBY_KINDS, type LobbyKind } from '@herna/contract'
import { type PlayedGame, type Taste, tasteOf } from './taste.ts'

/** Name of a row that only the browser can fill; its space is reserved before the first paint when there is something to show. */
export type RowName = `${keyof Taste}-${LobbyKind}`
export const rowNameOf = (reason: keyof Taste, lobby: LobbyKind): RowName => `${reason}-${lobby}`

/** Rows that these played games can fill. */
export function rowNamesOf(games: readonly PlayedGame[]): RowName[] {
  return LOBBY_KINDS.flatMap((lobby) => {
    const taste = tasteOf(games, lobby)
    return (['played', 'liked'] as const).filter((reason) => taste[reason] !== null).map((reason) => rowNameOf(reason, lobby))
  })
}

/** Reserved rows: by games played in this browser, and by the player's lists. */
const reserved: { played: readonly string[]; player: readonly string[] } = { played: [], player: [] }

/** Marks rows whose space CSS reserves: `<html data-reserved-rows="played-Casino …">`. */
function reserveRows(rows: Partial<typeof reserved>): void {
  Object.assign(reserved, rows)
  const names = [...new Set([...reserved.played, ...reserved.player])]
  const { dataset } = document.documentElement
  if (names.length > 0) dataset.reservedRows = names.join(' ')
  else delete dataset.reservedRows
}
export const reserveBrowserRows = (games: readonly PlayedGame[]): void => reserveRows({ played: rowNamesOf(games) })
export const reservePlayerRows = (player: readonly string[]): void => reserveRows({ player })

/** localStorage key of the names of rows that had games for the last player (no games, no player id); removed at logout. */
export const PLAYER_ROWS_KEY = 'player-rooms'

/**
 * `reserveBrowserRows` and `reservePlayerRows` as an inline head script, run before the first paint so that rows shift nothing. Plain ES5 text: its
 * hash is in the page's Content-Security-Policy. It skips the same invalid entries as `readPlayed`.
 */
export const PERSONAL_SCRIPT = `(function(d){try{var l=JSON.parse(localStorage.getItem('played-demos')),r=[],i,g,t;
function add(n){if(r.indexOf(n)<0)r.push(n)}function row(n){add('played-'+n);if(g[2]>=2)add('liked-'+n)}
if(Array.isArray(l))for(i=0;i<l.length&&i<50;i++){g=l[i];if(!Array.isArray(g)||typeof g[0]!=='string'||!g[0]||g[0].length>100||typeof g[2]!=='number'||!(g[2]>=1))continue;
t=g[1];if('${GAME_TYPES.join(' ')}'.split(' ').indexOf(t)<0)continue;if(t!=='Live')row('Casino');if(t==='Live'||t==='Table')row('Live')}
if(/(^|; )(last-action|remembered-player)=/.test(d.cookie)){l=JSON.parse(localStorage.getItem('player-rooms'));
if(Array.isArray(l))for(i=0;i<l.length&&i<50;i++)if(/^[A-Za-z]{1,40}-(Casino|Live)$/.test(l[i]))add(l[i])}
if(r.length)d.documentElement.dataset.reservedRows=r.join(' ')}catch(e){}})(document)`
