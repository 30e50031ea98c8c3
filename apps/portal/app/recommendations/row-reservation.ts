import { GAME_TYPES, LOBBY_KINDS, type LobbyKind } from '@herna/contract'
import { type PlayedGame, type Taste, tasteOf } from './taste.ts'

/** A row that only the browser can fill: its room on the page is kept before the first paint when there is something to show. */
export type RoomName = `${keyof Taste}-${LobbyKind}`
export const roomOf = (reason: keyof Taste, lobby: LobbyKind): RoomName => `${reason}-${lobby}`

/** The rows these games fill. */
export function roomsOf(games: readonly PlayedGame[]): RoomName[] {
  return LOBBY_KINDS.flatMap((lobby) => {
    const taste = tasteOf(games, lobby)
    return (['played', 'liked'] as const).filter((reason) => taste[reason] !== null).map((reason) => roomOf(reason, lobby))
  })
}

/** Rows by what this browser played, and by what is a player's own: both keep their room. */
const shown: { played: readonly string[]; own: readonly string[] } = { played: [], own: [] }

/** Tells the styles which rows keep their room: `<html data-rooms="played-Casino …">`. */
function mark(rooms: Partial<typeof shown>): void {
  Object.assign(shown, rooms)
  const all = [...new Set([...shown.played, ...shown.own])]
  const { dataset } = document.documentElement
  if (all.length > 0) dataset.rooms = all.join(' ')
  else delete dataset.rooms
}
export const markRooms = (games: readonly PlayedGame[]): void => mark({ played: roomsOf(games) })
export const markOwnRooms = (own: readonly string[]): void => mark({ own })

/** Names of rows that had something for this browser's player: no games, no player. Gone with the logout. */
export const OWN_ROOMS_KEY = 'player-rooms'

/**
 * `markRooms` and `markOwnRooms` for the head, before the first paint: without it rows would push what is on the screen. Plain ES5 text: its hash stands
 * in the page's Content-Security-Policy. It passes over the same garbage as `readPlayed`.
 */
export const PERSONAL_SCRIPT = `(function(d){try{var l=JSON.parse(localStorage.getItem('played-demos')),r=[],i,g,t;
function add(n){if(r.indexOf(n)<0)r.push(n)}function room(n){add('played-'+n);if(g[2]>=2)add('liked-'+n)}
if(Array.isArray(l))for(i=0;i<l.length&&i<50;i++){g=l[i];if(!Array.isArray(g)||typeof g[0]!=='string'||!g[0]||g[0].length>100||typeof g[2]!=='number'||!(g[2]>=1))continue;
t=g[1];if('${GAME_TYPES.join(' ')}'.split(' ').indexOf(t)<0)continue;if(t!=='Live')room('Casino');if(t==='Live'||t==='Table')room('Live')}
if(/(^|; )(last-action|remembered-player)=/.test(d.cookie)){l=JSON.parse(localStorage.getItem('player-rooms'));
if(Array.isArray(l))for(i=0;i<l.length&&i<50;i++)if(/^[A-Za-z]{1,40}-(Casino|Live)$/.test(l[i]))add(l[i])}
if(r.length)d.documentElement.dataset.rooms=r.join(' ')}catch(e){}})(document)`
