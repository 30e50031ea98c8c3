import type { Leaderboard, TournamentList } from '@herna/contract/player'
import { useCallback, useEffect, useState } from 'react'
import { playerPart } from '../player-data/index.ts'
import { askHosts, playerView, requestLogin } from '../session/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { tournamentText } from './tournament-texts.ts'

/** The schedule, for guests too; whether one has joined is known of players alone. */
export const schedule = playerPart<TournamentList>('tournaments', () => askHosts(({ gateway }) => gateway.tournaments()))

/** Joining asks for a login first where there is none [4.13]; only rounds after it count. */
export async function joinTournament(id: string): Promise<void> {
  if (playerView().auth !== 'authenticated' && !(await requestLogin())) return
  try {
    const joined = await askHosts(({ gateway }) => gateway.joinTournament(id))
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

/** As often as the winners' lists [9.12]. */
const REFRESH_MS = 30_000

/** A live table: asked for again every 30 s while somebody looks; a failure keeps what is on the screen. */
export function useLeaderboard(id: string, version: string) {
  const [board, setBoard] = useState<Leaderboard | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    askHosts(({ gateway }) => gateway.leaderboard(id)).then(
      (found) => {
        setBoard(found)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [id])
  useEffect(() => {
    load()
    const away = new AbortController()
    const look = () => document.hidden || load()
    const timer = setInterval(look, REFRESH_MS)
    document.addEventListener('visibilitychange', look, { signal: away.signal })
    return () => {
      clearInterval(timer)
      away.abort()
    }
    // `version` changes when somebody joins: a reason to look again.
  }, [load, version])
  return { board, failed, load }
}
