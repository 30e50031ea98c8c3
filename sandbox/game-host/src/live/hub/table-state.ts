import type { LiveTableBet, LiveTableState } from '@herna/contract/games'
import type { LiveTableStatus } from '@herna/contract/live-feed'
import { resultOf, roundOf, type RunningRound, runningRoundAt, statisticsAt, type StudioTable, tableAt } from '@herna/live-studio'
import { resultSentAt } from '../spot-table.ts'
import { dealerCardsAt, emptySeats, seatsAt } from './blackjack-seats.ts'
import { playerNameOf } from './player-name.ts'
import type { TableRow } from './table-bets.store.ts'

/** The table as a player at it sees it, without the time of sending. */
export type TableView = Omit<LiveTableState, 'now'>

interface TableMoment {
  readonly table: StudioTable
  /** All rounds of the studio follow from it. */
  readonly secret: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Of the running round. */
  readonly rows: readonly TableRow[]
}

/** The table at a moment, with the bets of nobody yet. */
export function tableViewAt({ table, secret, now, rows }: TableMoment): TableView {
  const { table: studio } = tableAt(table, now, secret)
  const round = runningRoundAt(table, now)
  return {
    status: studio.Status as LiveTableStatus,
    opensAt: studio.OpensAt ?? null,
    dealer: studio.Dealer ?? null,
    players: (studio.Players ?? 0) + (round ? new Set(rows.map(({ ownerId }) => ownerId)).size : 0),
    round: round && {
      tableRound: round.number,
      startsAt: isoOf(round.startsAt),
      bettingEndsAt: isoOf(round.bettingEndsAt),
      resultAt: isoOf(round.resultAt),
      endsAt: isoOf(round.endsAt),
      result: resultAt({ table, secret, now }, round),
      bets: [],
      dealerCards: dealerCardsAt({ table, secret, round, now }),
    },
    seats: table.kind === 'blackjack' ? seatsOf({ table, secret, now, rows }, round) : [],
    results: resultsOf({ table, secret, now }, studio.Results ?? []),
  }
}

/** Those that the statistics count; a blackjack table has no statistics, one in maintenance no results. */
const resultsOf = ({ table, secret, now }: Omit<TableMoment, 'rows'>, ofFeed: string[]): string[] =>
  table.kind === 'blackjack' || ofFeed.length === 0 ? ofFeed : statisticsAt(table, now, secret)

/** All seats of a blackjack table, the player's own too. */
function seatsOf({ table, secret, now, rows }: TableMoment, round: RunningRound | null): TableView['seats'] {
  if (!round) return emptySeats()
  const players = rows.map(({ ownerId, state }) => ({ player: playerNameOf(secret, table.gameCode, ownerId), state }))
  return seatsAt({ table, secret, round, now }, players)
}

/** The bets of one player, under the name that the others see. */
export interface PlayerBets {
  readonly ownerId: string
  readonly bets: readonly LiveTableBet[]
}

/** The bets of all players, in the order in which they came. */
export const playerBetsOf = ({ table, secret, rows }: Omit<TableMoment, 'now'>): PlayerBets[] =>
  rows.map(({ ownerId, state }) => {
    const player = playerNameOf(secret, table.gameCode, ownerId)
    return { ownerId, bets: state.stakes.map(({ spot, amount }) => ({ player, spot, amount })) }
  })

/** The table as a player sees it: with the bets of the others. */
export const viewFor = (ownerId: string, view: TableView, players: readonly PlayerBets[]): TableView =>
  view.round
    ? { ...view, round: { ...view.round, bets: players.flatMap((player) => (player.ownerId === ownerId ? [] : player.bets)) } }
    : view

/** Null until it may be known: bets of this round must be impossible everywhere. */
const resultAt = ({ table, secret, now }: Omit<TableMoment, 'rows'>, round: RunningRound) =>
  now >= (table.kind === 'blackjack' ? round.resultAt : resultSentAt(round.bettingEndsAt))
    ? resultOf(roundOf(table, round.number, secret).outcome)
    : null

const isoOf = (time: number): string => new Date(time).toISOString()
