import type { Leaderboard, Tournament, TournamentState } from '@herna/contract/player'
import type { Ranked, TournamentRow } from './tournaments.store.ts'

function stateOf({ startsAt, endsAt }: TournamentRow, now: Date): TournamentState {
  if (now < startsAt) return 'announced'
  return now < endsAt ? 'running' : 'finished'
}

export function describeTournament(row: TournamentRow, now: Date): Tournament {
  const { tag: _, startsAt, endsAt, ...told } = row
  return { ...told, state: stateOf(row, now), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

/** "Peter K.": nobody is shown by the whole name. */
const shortened = ({ firstName, lastName }: Ranked) => `${firstName} ${[...lastName][0] ?? ''}.`

const lineOf = (ranked: Ranked): Leaderboard['lines'][number] => ({
  place: ranked.place,
  player: shortened(ranked),
  points: ranked.points,
  rounds: ranked.rounds,
  prize: ranked.prize,
})

export function describeLeaderboard(
  tournament: TournamentRow,
  standings: readonly Ranked[],
  { most, playerId, now }: { most: number; playerId: string | null; now: Date },
): Leaderboard {
  const own = standings.find((each) => each.playerId === playerId)
  return {
    tournamentId: tournament.id,
    state: stateOf(tournament, now),
    updatedAt: now.toISOString(),
    lines: standings.filter(({ place }) => place <= most).map(lineOf),
    own: own ? lineOf(own) : null,
  }
}
