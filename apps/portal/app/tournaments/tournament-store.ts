import type { Leaderboard, TournamentList } from '@herna/contract/player'
import { useCallback, useEffect, useState } from 'react'
import { playerPart } from '../player-data/index.ts'
import { callHosts, playerView, requestLogin } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { tournamentText } from './tournament-texts.ts'

/** The schedule, for guests too; `hasJoined` is set only for players. */
export const schedule = playerPart<TournamentList>('tournaments', () => callHosts(({ gateway }) => gateway.tournaments()))

/** Joins a tournament, after a login if needed [4.13]; only rounds after joining count. Failures are shown with a retry. */
export async function joinTournament(id: string): Promise<void> {
  if (playerView().auth !== 'authenticated' && !(await requestLogin())) return
  try {
    const joined = await callHosts(({ gateway }) => gateway.joinTournament(id))
    const { value } = schedule.get()
    if (value) schedule.set({ ...value, tournaments: value.tournaments.map((each) => (each.id === id ? joined : each)) })
  } catch {
    showSnackbar({
      id: `join-${id}`,
      type: 'alert',
      title: tournamentText('join-failed'),
      actionText: textOf('general.try-again'),
      action: () => void joinTournament(id),
    })
  }
}

/** The same interval as the winners' lists [9.12]. */
const REFRESH_MS = 30_000

/** A leaderboard, refreshed every 30 s while the tab is visible; after a failure the last one stays. */
export function useLeaderboard(id: string, version: string) {
  const [board, setBoard] = useState<Leaderboard | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    callHosts(({ gateway }) => gateway.leaderboard(id)).then(
      (leaderboard) => {
        setBoard(leaderboard)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [id])
  useEffect(() => {
    load()
    const controller = new AbortController()
    const refresh = () => document.hidden || load()
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh, { signal: controller.signal })
    return () => {
      clearInterval(timer)
      controller.abort()
    }
    // `version` changes when the player joins, which must reload the leaderboard.
  }, [load, version])
  return { board, failed, load }
}
