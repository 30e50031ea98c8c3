import type { ErrorKey } from '@herna/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askHosts, usePlayer } from '../session/index.ts'
import { type LaunchToken, type PlayLaunch, realLaunchOf } from './play-launch.ts'

/** `url` is opened by `player`; a new attempt has a new token (M7). */
export type LaunchState =
  | { at: 'waiting' }
  | { at: 'failed'; error: ErrorKey }
  | { at: 'opened'; url: string; attempt: number; player: string }

/** The chat and gaming session token, and whose it is [5.4] [7.43]. */
export const askLaunchToken = (): Promise<LaunchToken> =>
  askHosts(async ({ gateway }) => {
    const [chat, info] = await Promise.all([gateway.chatToken(), gateway.playerInfo()])
    return { playerId: info.userId ?? '', tempToken: chat.sessionToken?.sessionToken ?? null, errorCode: chat.errorCode }
  })

/** Launches for whoever is logged in; again for another player, and when asked to. */
export function useLaunch(launch: PlayLaunch, isTouch: boolean | null): [LaunchState, () => void] {
  const { auth, username } = usePlayer()
  const [state, setState] = useState<LaunchState>({ at: 'waiting' })
  const attempts = useRef(0)
  const open = useCallback(async () => {
    if (username === null || isTouch === null) return
    attempts.current += 1
    const attempt = attempts.current
    const opened = await askLaunchToken().then(
      (player) => realLaunchOf(launch, player, isTouch),
      () => ({ error: 'errors.invalid-game-session' as const }),
    )
    if (attempt !== attempts.current) return
    setState('error' in opened ? { at: 'failed', ...opened } : { at: 'opened', url: opened.url, attempt, player: username })
  }, [launch, isTouch, username])
  /** What runs stays in sight until the new one can open. */
  const relaunch = useCallback(() => {
    setState((now) => (now.at === 'failed' ? { at: 'waiting' } : now))
    void open()
  }, [open])

  const openFor = state.at === 'opened' ? state.player : null
  useEffect(() => {
    if (auth === 'authenticated' && openFor !== username) void open()
  }, [auth, openFor, username, open])
  return [state, relaunch]
}
