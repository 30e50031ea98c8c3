/** Who is in: login, keep-alive, logout, what is known of the player, protection on every page. States: pending, guest, authenticated.
 *  The page holds a starter alone; the flows come once it is alive. Spec 2.33, 4.1–4.14, 4.16, 4.31, 5.2, 7.1–7.10, 7.26, 8.1–8.9, 8.25, 8.30. */
export { AccountArea, loginOnClick } from '../account-menu/account-area.tsx'
export { AccountWays } from '../account-menu/account-links.tsx'
export { openPlayInfo, usePlayInfoDue } from '../responsible-gaming/open-play-info.tsx'
export { PLAYER_SCRIPT } from './player-hint.ts'
export { PlayerStart } from './session-start.tsx'
export { SessionTimer } from '../responsible-gaming/session-timer.tsx'
export { askHosts, requestLogin, withPlayer } from './session-starter.ts'
export { playerView, usePlayer } from './player-store.ts'
export { logFailure } from './log-failure.ts'
export { shellRulesHere } from './shell-rules.ts'
export { tellMessagesFailed } from './notify-messages-failed.ts'
export { isSessionOver, playerPart } from '../player-data/player-part.ts'
