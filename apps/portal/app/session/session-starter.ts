import type { LoginScreen } from '@herna/contract/embeds'
import type { PublicConfiguration } from '../config/index.ts'
import { tellUpdate } from '../toasts/index.ts'
import type { PlayerEngine, PlayerHosts } from './engine/engine-types.ts'
import { playerView, setPlayerView } from './player-store.ts'

/** All that the first load of a page holds of the player's flows: the rest comes after it has become alive. */
let engine: Promise<PlayerEngine> | null = null

/** Tests give an engine of their own; null: none has started. */
export function setPlayerEngine(replaced: PlayerEngine | null): void {
  engine = replaced && Promise.resolve(replaced)
}

/** Starts the flows once for the tab. Where their code does not come, visitors are guests and are told [8.33]. */
export function startPlayer(configuration: PublicConfiguration): Promise<PlayerEngine> {
  engine ??= import('./browser-engine.ts')
    .then(({ startBrowserPlayer }) => startBrowserPlayer(configuration))
    .catch((error: unknown) => {
      engine = null
      setPlayerView({ ...playerView(), auth: 'guest', reason: 'script-missing' })
      tellUpdate()
      throw error
    })
  return engine
}

/** For what a player does on the page: waits for the flows when they are on their way. */
export async function withPlayer<T>(deed: (engine: PlayerEngine) => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return engine ? await deed(await engine) : otherwise
  } catch {
    return otherwise
  }
}

/** Whether the flows are there or on their way; without them links lead on. */
export const isPlayerStarted = (): boolean => engine !== null

/** [4.13] A page asks for a logged-in player; true once there is one. */
export const requestLogin = (screen: LoginScreen = 'login'): Promise<boolean> =>
  withPlayer((player) => player.requestLogin(screen), false)

/** A call of a room on the player's behalf. Rejects when it failed, or when the flows' code did not come. */
export async function askHosts<T>(call: (hosts: PlayerHosts) => Promise<T>): Promise<T> {
  if (!engine) throw new Error('The flows of the player have not started')
  return (await engine).ask(call)
}
