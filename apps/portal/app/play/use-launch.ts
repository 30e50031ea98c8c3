import type { ErrorKey } from '@herna/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callHosts, requestSessionToken, usePlayer } from '../session/index.ts'
import { type LaunchToken, type PlayLaunch, realLaunchOf } from './play-launch.ts'

/** State of a launch; `player` is the username the `url` was issued for. Every attempt has a new token (M7). */
export type LaunchState =
  | { phase: 'waiting' }
  | { phase: 'failed'; error: ErrorKey }
  | { phase: 'opened'; url: string; attempt: number; player: string }

/** Requests the chat and gaming session token together with the player's id [5.4] [7.43]. */
export async function requestLaunchToken(): Promise<LaunchToken> {
  const [chat, info] = await Promise.all([requestSessionToken(), callHosts(({ gateway }) => gateway.playerInfo())])
  return { playerId: info.userId ?? '', tempToken: chat.sessionToken?.sessionToken ?? null, errorCode: chat.errorCode }
}

/** Launches the game for the logged-in player; launches again for another player or when the returned function is called. */
export function useLaunch(launch: PlayLaunch, isTouch: boolean | null): [LaunchState, () => void] {
  const { auth, username } = usePlayer()
  const [state, setState] = useState<LaunchState>({ phase: 'waiting' })
  const attempts = useRef(0)
  const startLaunch = useCallback(async () => {
    if (username === null || isTouch === null) return
    attempts.current += 1
    const attempt = attempts.current
    const launchResult = await requestLaunchToken().then(
      (player) => realLaunchOf(launch, player, isTouch),
      () => ({ error: 'errors.invalid-game-session' as const }),
    )
    if (attempt !== attempts.current) return
    setState(
      'error' in launchResult
        ? { phase: 'failed', ...launchResult }
        : { phase: 'opened', url: launchResult.url, attempt, player: username },
    )
  }, [launch, isTouch, username])
  /** The running game stays visible until the new one can open. */
  const relaunch = useCallback(() => {
    setState((now) => (now.phase === 'failed' ? { phase: 'waiting' } : now))
    void startLaunch()
  }, [startLaunch])

  const openedFor = state.phase === 'opened' ? state.player : null
  useEffect(() => {
    if (auth === 'authenticated' && openedFor !== username) void startLaunch()
  }, [auth, openedFor, username, startLaunch])
  return [state, relaunch]
}
