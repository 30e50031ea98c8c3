/** Who is in: login, keep-alive, logout, several tabs, what is known of the player. States: pending, guest, authenticated.
 *  The page holds a starter alone; the flows come once it is alive. Spec 4.1–4.14, 4.16, 5.2, 7.1–7.10, 7.26, 8.1–8.9, 8.25, 8.30. */
export { PlayerStart } from './session-start.tsx'
export { askHosts, requestLogin, setPlayerEngine, withPlayer } from './session-starter.ts'
export { playerView, setPlayerView, usePlayer } from './player-store.ts'
export { forgetHint, PLAYER_SCRIPT } from './player-hint.ts'
export { PlayerTexts, usePlayerTexts } from './player-texts.tsx'
export { useServerNow } from './server-now.ts'
export { loginOnClick } from './login-on-click.ts'
export { type LoaderLabel, logFailure } from './engine/log-failure.ts'
export { shellRulesHere } from './shell-rules.ts'
export { tellMessagesFailed } from './notify-messages-failed.ts'
export { PENDING_VIEW, type PlayerView } from './engine/player-view.ts'
export type { PlayerEngine } from './engine/engine-types.ts'
