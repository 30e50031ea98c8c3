import { LIVE_DEALER_MS, type RoundAction, type Stake } from '@herna/contract/games'
import {
  actSeat,
  dealSeat,
  handTotals,
  type LiveSeat,
  liveStakeFault,
  liveStakeLimits,
  raiseSeat,
  seatActions,
  seatOfSpot,
  seatSpot,
  seatStake,
  seatTotals,
  seatView,
  settleSeat,
} from '@herna/game-maths/live'
import type { CardNumber } from '@herna/game-maths/tables'
import { guestsAt, resultOf, roundOf, seatCardsOf, type StudioTable } from '@herna/live-studio'
import { betsClosed, refusedAction, refusedBet, seatTaken } from '../games/refusals.ts'
import { betOf, checkConclusion, requireAddedStakes, requireBetting, requireStakes, stakesOf } from './betting.ts'
import type { LiveRounds, LiveTableContext } from './live-rounds.ts'
import type { LiveState } from './live-state.ts'

/** A player's seat in a round of a blackjack table; `stakes` holds everything staked at it. */
export interface SeatState extends LiveState {
  readonly seat: number
  /** The hands, and the seat's cards that are not dealt yet. */
  readonly play: LiveSeat
}

/** Whether a round at a live table is one of a seat. */
export const isSeatState = (state: LiveState): state is SeatState => 'play' in state

/** The hands after the dealer has played, whose cards follow from the table's round; undecided hands stand. */
export function seatAtResult(table: StudioTable, secret: string, { tableRound, play }: SeatState): LiveSeat {
  const { outcome } = roundOf(table, tableRound, secret)
  if (outcome.kind !== 'blackjack') throw new RangeError(`there is no dealer of blackjack at ${table.gameCode}`)
  return settleSeat(play, outcome.dealer)
}

/** Blackjack: seven seats, one player each. Decisions are possible from the end of the betting; a hand without one stands. */
export function blackjackRounds({ table, model, secret }: LiveTableContext): LiveRounds<SeatState> {
  const limits = liveStakeLimits(model, table)
  const settledState = (state: SeatState): SeatState => {
    const result = resultOf(roundOf(table, state.tableRound, secret).outcome)
    const play = seatAtResult(table, secret, state)
    const { staked: amount, payout } = handTotals(play)
    return { ...state, play, end: { result, results: [{ spot: seatSpot(state.seat), amount, payout }] } }
  }
  const settle = (state: SeatState, now: Date): SeatState =>
    state.end || now < new Date(state.dueAt) ? state : settledState(state)
  /** The dealer's card that everybody sees from the end of the betting. */
  const upCardOf = ({ tableRound }: SeatState): CardNumber => {
    const { outcome } = roundOf(table, tableRound, secret)
    const [upCard] = outcome.kind === 'blackjack' ? outcome.dealer : []
    if (upCard === undefined) throw new RangeError(`there is no dealer of blackjack at ${table.gameCode}`)
    return upCard
  }
  /** Throws a 409 problem for an action that the hands do not allow. */
  const decisionOf = (state: SeatState, { action, held, stakes }: RoundAction) => {
    const decision = seatActions(state.play, upCardOf(state)).find((name) => name === action)
    if (!decision || held || stakes) throw refusedAction(`The hand takes no ${action} now.`)
    return decision
  }
  /** Throws a 409 problem when nothing can be decided at that time. */
  const requireDecisions = (state: SeatState, at: Date) => {
    if (at < new Date(state.bettingEndsAt)) throw refusedAction('The cards are not dealt yet.')
    if (at >= decisionsEndAt(state)) throw refusedAction('The time for decisions is over: the hand stands.')
  }
  return {
    check(stake, arrivedAt) {
      if (stake.autoCashOut !== undefined) throw refusedBet('autoCashOut', 'is for crash games')
      const stakes = stakesOf(stake)
      requireStakes({ model, limits }, stakes)
      const seat = onlySeatOf(stakes)
      const { startsAt } = requireBetting(table, stake, arrivedAt)
      if (guestsAt(table, startsAt, secret).seats[seat]) throw seatTaken()
    },
    takesBonus: (value) => liveStakeFault(model, limits, [{ spot: seatSpot(1), amount: value }]) === null,
    open(stake) {
      const { number, bettingEndsAt, resultAt } = roundOf(table, stake.tableRound ?? 0, secret)
      const stakes = stakesOf(stake)
      const seat = onlySeatOf(stakes)
      return {
        tableRound: number,
        bettingEndsAt: new Date(bettingEndsAt).toISOString(),
        resultAt: new Date(resultAt).toISOString(),
        dueAt: new Date(resultAt).toISOString(),
        stakes,
        isBonus: stake.bonusId !== undefined,
        end: null,
        seat,
        play: dealSeat(seatCardsOf(table, number, seat, secret), stake.bet),
      }
    },
    begin: settle,
    addedStake(state, action, arrivedAt) {
      if (action.action === 'bet') {
        const added = betOf(action)
        if (arrivedAt >= new Date(state.bettingEndsAt)) throw betsClosed()
        if (state.isBonus) throw refusedAction('Nothing is added to the chip of a bonus.')
        if (onlySeatOf(added) !== state.seat) throw refusedBet('stakes', `must be for ${seatSpot(state.seat)}`)
        const amount = added[0]?.amount ?? 0
        const all = [{ spot: seatSpot(state.seat), amount: handTotals(state.play).staked + amount }]
        requireAddedStakes({ model, limits }, added, all)
        return amount
      }
      requireDecisions(state, arrivedAt)
      return seatStake(state.play, decisionOf(state, action))
    },
    act(state, action) {
      const play =
        action.action === 'bet'
          ? raiseSeat(state.play, betOf(action)[0]?.amount ?? 0)
          : actSeat(state.play, decisionOf(state, action), upCardOf(state))
      return { ...state, play, stakes: [{ spot: seatSpot(state.seat), amount: handTotals(play).staked }] }
    },
    settle,
    conclude: (state) => (state.end ? state : settledState(state)),
    dueAt: ({ end, dueAt }) => (end ? null : new Date(dueAt)),
    view(state, now) {
      const { tableRound, resultAt, stakes, end, seat, play } = state
      const isDealt = now >= new Date(state.bettingEndsAt)
      return {
        isOpen: end === null,
        ...seatTotals(play),
        outcome: {
          kind: 'live',
          tableRound,
          resultAt,
          results: end ? [...end.results] : stakes.map(({ spot, amount }) => ({ spot, amount, payout: 0 })),
          result: end?.result ?? null,
          seat:
            isDealt || end ? seatView(play, seat, end === null && now < decisionsEndAt(state) ? upCardOf(state) : null) : null,
        },
      }
    },
    placeOf: ({ tableRound, seat }) => ({ tableRound, seat }),
    checkConclusion,
  }
}

const decisionsEndAt = ({ resultAt }: SeatState): Date => new Date(Date.parse(resultAt) - LIVE_DEALER_MS)

/** The seat of the only stake: a player has one seat in a round. */
function onlySeatOf(stakes: readonly Stake[]): number {
  const seat = stakes.length === 1 ? seatOfSpot(stakes[0]?.spot ?? '') : null
  if (seat === null) throw refusedBet('stakes', 'must be for one seat')
  return seat
}
