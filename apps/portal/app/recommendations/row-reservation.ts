import type { LobbyKind } from '@herna/contract'
import type { Taste } from './taste.ts'

/** Name of a row of recommendations, by which its space is reserved. */
export const rowNameOf = (reason: keyof Taste, lobby: LobbyKind): `${keyof Taste}-${LobbyKind}` => `${reason}-${lobby}`

/** localStorage key of the names of rows that had games for the last player (no games, no player id); removed for a guest. */
export const PLAYER_ROWS_KEY = 'player-rows'

/** Anchor of the row "Pokračovať v hre" in the lobby: games on their own page lead there, and the row is open even before its first games. */
export const CONTINUE_ANCHOR = 'pokracovat'

/** Marks the player's rows whose space CSS reserves: `<html data-reserved-rows="played-Casino …">`. */
export function reservePlayerRows(names: readonly string[]): void {
  const { dataset } = document.documentElement
  if (names.length > 0) dataset.reservedRows = names.join(' ')
  else delete dataset.reservedRows
}

/** For a guest: closes the rows of the last player, and the next page reserves none [6.6]. */
export function clearReservedRows(): void {
  reservePlayerRows([])
  try {
    localStorage.removeItem(PLAYER_ROWS_KEY)
  } catch {
    // Storage blocked: nothing was stored either [F7].
  }
}

/**
 * `reservePlayerRows` as an inline head script, run before the first paint so that rows shift nothing, only where a player is expected. Plain ES5 text:
 * its hash is in the page's Content-Security-Policy.
 */
export const PERSONAL_SCRIPT = `(function(d){try{if(!/(^|; )(last-action|remembered-player)=/.test(d.cookie))return;
var l=JSON.parse(localStorage.getItem('${PLAYER_ROWS_KEY}')),r=(d.location||{}).hash==='#${CONTINUE_ANCHOR}'?['ContinuePlaying-Casino']:[],i;
if(Array.isArray(l))for(i=0;i<l.length&&i<50;i++)if(/^[A-Za-z]{1,40}-(Casino|Live)$/.test(l[i])&&r.indexOf(l[i])<0)r.push(l[i]);
if(r.length)d.documentElement.dataset.reservedRows=r.join(' ')}catch(e){}})(document)`
