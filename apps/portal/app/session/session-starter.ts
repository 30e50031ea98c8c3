import type { LoginScreen } from '@herna/contract/embeds'
import type { PublicConfiguration } from '../config/index.ts'
import { offerReload } from '../toasts/index.ts'
import type { PlayerEngine, PlayerHosts } from './engine/engine-types.ts'
import { playerView, setPlayerView } from './player-store.ts'

/** The only part of the player engine in the first load: the engine loads after hydration. */
let engine: Promise<PlayerEngine> | null = null

/** For tests; null: no engine has started. */
export function setPlayerEngine(replacement: PlayerEngine | null): void {
  engine = replacement && Promise.resolve(replacement)
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Starts the engine once per tab. When its code fails to load, the visitor is a guest and a reload is offered [8.33]. */
export function startPlayer(configuration: PublicConfiguration): Promise<PlayerEngine> {
  // In a task of its own: React runs the page's effects in the task that commits the hydration [P3].
  engine ??= nextTask()
    .then(() => import('./browser-engine.ts'))
    .then(({ startBrowserPlayer }) => startBrowserPlayer(configuration))
    .catch((error: unknown) => {
      engine = null
      setPlayerView({ ...playerView(), auth: 'guest', reason: 'script-missing' })
      offerReload()
      throw error
    })
  return engine
}

/** Runs an action with the engine, waiting while it loads; returns `fallback` when it did not start. */
export async function withPlayer<T>(action: (engine: PlayerEngine) => T | Promise<T>, fallback: T): Promise<T> {
  try {
    return engine ? await action(await engine) : fallback
  } catch {
    return fallback
  }
}

/** Whether the engine has started or is loading. */
export const isPlayerStarted = (): boolean => engine !== null

/** [4.13] Opens the login dialog unless a player is logged in; resolves with whether one is. */
export const requestLogin = (screen: LoginScreen = 'login'): Promise<boolean> =>
  withPlayer((player) => player.requestLogin(screen), false)

/** Calls hosts on the player's behalf. Rejects when the call failed or the engine did not load. */
export async function callHosts<T>(call: (hosts: PlayerHosts) => Promise<T>): Promise<T> {
  if (!engine) throw new Error('The player engine has not started')
  return (await engine).callHosts(call)
}
