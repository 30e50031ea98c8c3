import { BLACKJACK_ACTIONS, type RoundAction, type Stake } from '@herna/contract/games'
import {
  actTable,
  isTableAction,
  isTableOpen,
  openTable,
  stakeFault,
  stakeOfAction,
  type TableAction,
  tableDefinition,
  type TableModel,
  tableOutcome,
  type TableState,
  tableTotals,
} from '@herna/game-maths/tables'
import type { ArtBrief } from '@herna/contract/content'
import type { GameEngine, RoundStake } from './engine.ts'
import { refusedAction, refusedBet } from './refusals.ts'
import { themeOf } from './theme.ts'

/** Roulette, blackjack, baccarat, video poker, dice: an open round waits for its player. */
export function tableEngine(brief: ArtBrief, model: TableModel): GameEngine<TableState> {
  const { gameCode, name, providerName } = brief
  const definition = tableDefinition(model, { gameCode, name, providerName, theme: themeOf(brief) })
  return {
    brief,
    variantId: model.id,
    kind: model.kind,
    clock: 'round',
    definition: { ...definition, rules: [...definition.rules, ...(UNFINISHED_ROUND_RULES[model.kind] ?? [])] },
    check(stake) {
      if (stake.autoCashOut !== undefined) throw refusedBet('autoCashOut', 'is for crash games')
      const stakes = stakesOf(stake)
      const sum = stakes.reduce((total, { amount }) => total + amount, 0)
      if (sum !== stake.bet) throw refusedBet('bet', `must be the sum of the stakes, ${sum}`)
      const fault = stakeFault(model, stakes)
      if (fault) throw refusedBet(stake.stakes ? 'stakes' : 'bet', `${fault.problem}${fault.spot ? ` on ${fault.spot}` : ''}`)
    },
    // One chip on any one spot that allows it.
    takesBonus: (value) => model.spots.some(({ spot }) => stakeFault(model, [{ spot, amount: value }]) === null),
    open: (stake, draw) => openTable(model, stakesOf(stake), draw),
    begin: (state) => state,
    addedStake(state, action) {
      const tableAction = actionOf(action)
      if (!tableAction || !isTableAction(model, state, tableAction))
        throw refusedAction(`The round takes no ${action.action} now.`)
      return stakeOfAction(state, tableAction)
    },
    act: (state, action) => actTable(model, state, actionOf(action) as TableAction),
    settle: (state) => state,
    conclude(state) {
      let finalState = state
      while (isTableOpen(finalState)) finalState = actTable(model, finalState, finishingAction(model))
      return finalState
    },
    dueAt: () => null,
    view: (state) => ({ isOpen: isTableOpen(state), ...tableTotals(model, state), outcome: tableOutcome(model, state) }),
  }
}

/** Rule texts on rounds that their player does not finish, for games whose rounds wait. */
const UNFINISHED_ROUND_RULES: Partial<Record<TableModel['kind'], readonly string[]>> = {
  blackjack: [
    'Nedohrané kolo na vás počká, kým hru znova otvoríte. Ak sa k nemu v lehote prevádzkovateľa nevrátite, stojíte na kartách, ktoré máte, a výhra sa vyplatí.',
  ],
  'video-poker': [
    'Nedohrané kolo na vás počká, kým hru znova otvoríte. Ak sa k nemu v lehote prevádzkovateľa nevrátite, všetkých päť kariet sa podrží a výhra sa vyplatí.',
  ],
}

/** The action that leaves a round as it stands: no further card, the whole dealt hand held. */
const finishingAction = ({ kind }: TableModel): TableAction =>
  kind === 'blackjack' ? { type: 'stand' } : { type: 'hold', held: [true, true, true, true, true] }

/** Games with one spot send only the bet. */
const stakesOf = ({ bet, stakes }: RoundStake): Stake[] => stakes ?? [{ spot: 'hand', amount: bet }]

/** Null: not an action of table games, or incomplete. */
function actionOf({ action, held }: RoundAction): TableAction | null {
  if (action === 'hold') return held ? { type: 'hold', held } : null
  const type = BLACKJACK_ACTIONS.find((name) => name === action)
  return type === undefined || held ? null : { type }
}
