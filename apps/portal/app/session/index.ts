/** The player's session: login, keep-alive, logout, several tabs, player data. States: pending, guest, authenticated.
 *  The first load contains only a starter; the engine loads after hydration. Spec 4.1–4.14, 4.16, 5.2, 7.1–7.10, 7.26, 8.1–8.9, 8.25, 8.30. */
export { PlayerStart } from './session-start.tsx'
export { callHosts, requestLogin, setPlayerEngine, withPlayer } from './session-starter.ts'
export { onPlayerView, playerView, setPlayerView, useAuth, usePlayer, usePlayerValue } from './player-store.ts'
export { clearPlayerHint, PLAYER_SCRIPT, rememberAccountWidth } from './player-hint.ts'
export { PlayerTexts, usePlayerTexts } from './player-texts.tsx'
export { useServerNow } from './server-now.ts'
export { loginOnClick } from './login-on-click.ts'
export { type LoaderLabel, logFailure } from './engine/log-failure.ts'
export { currentShellRules } from './shell-rules.ts'
export { notifyPlayerMessagesFailed } from './notify-player-messages-failed.ts'
export { PENDING_VIEW, type PlayerView } from './engine/player-view.ts'
export type { PlayerEngine } from './engine/engine-types.ts'
