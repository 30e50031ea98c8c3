import type { CrashDefinition } from '@herna/contract/games'
import {
  type CrashModel,
  crashPayout,
  type CrashVariant,
  drawCrashPoint,
  elapsedAt,
  isPlayableStake,
  LOWEST_CASH_OUT,
  multipleAt,
} from '@herna/game-maths'
import { pictureUrl } from '../art/urls.ts'
import type { GameAssignment } from './assignments.ts'
import type { GameEngine } from './engine.ts'
import { refusedAction, refusedBet } from './refusals.ts'
import { themeOf, worldOf } from './theme.ts'

/** Multiples are hundredths; `endsAt` is the multiple the curve reaches, never sent to a client before the round is over. */
interface CrashState {
  readonly bet: number
  readonly autoCashOut: number | null
  readonly endsAt: number
  readonly startedAt: string | null
  readonly cashedOutAt: number | null
  readonly isOver: boolean
}

const CHIPS = [100, 200, 500, 1000, 2000, 5000]

/** A curve that rises by the round clock until the drawn multiple or the player's cash-out (M6: also when the player is not connected). */
export function crashEngine(
  { brief, minBet, maxBet }: GameAssignment,
  variant: CrashVariant,
  model: CrashModel,
): GameEngine<CrashState> {
  const definition: CrashDefinition = {
    kind: 'crash',
    gameCode: brief.gameCode,
    name: brief.name,
    providerName: brief.providerName,
    minBet,
    maxBet,
    chips: CHIPS.filter((chip) => chip >= minBet && chip <= maxBet),
    rtp: variant.rtp,
    maxWinMultiple: variant.maxWinMultiple,
    rules: crashRules(variant, minBet, maxBet),
    theme: themeOf(brief),
    world: worldOf(brief),
    hero: pictureUrl(brief, { kind: 'hero' }),
    growthPerMs: model.growthPerMs,
    highestMultiple: model.highestMultiple,
  }
  const elapsed = ({ startedAt }: CrashState, now: Date): number =>
    startedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(startedAt))

  return {
    brief,
    variantId: variant.id,
    kind: 'crash',
    clock: 'round',
    definition,
    check({ bet, stakes, autoCashOut }) {
      if (stakes) throw refusedBet('stakes', 'a crash game has no spots')
      if (bet < minBet || bet > maxBet) throw refusedBet('bet', `must lie between ${minBet} and ${maxBet}`)
      if (!isPlayableStake(bet)) throw refusedBet('bet', 'must be whole euros')
      if (autoCashOut !== undefined && (autoCashOut < LOWEST_CASH_OUT || autoCashOut > model.highestMultiple))
        throw refusedBet('autoCashOut', `must lie between ${LOWEST_CASH_OUT} and ${model.highestMultiple}`)
    },
    takesBonus: (value) => value >= minBet && value <= maxBet && isPlayableStake(value),
    open: ({ bet, autoCashOut }, draw) => ({
      bet,
      autoCashOut: autoCashOut ?? null,
      endsAt: drawCrashPoint(model, draw),
      startedAt: null,
      cashedOutAt: null,
      isOver: false,
    }),
    begin: (state, now) => settleAt(model, { ...state, startedAt: now.toISOString() }, 0),
    addedStake(state, { action }) {
      if (action !== 'cash-out') throw refusedAction('A crash game takes cash-out only.')
      if (state.isOver) throw refusedAction('The round is over.')
      return 0
    },
    act(state, _action, now) {
      const settledState = settleAt(model, state, elapsed(state, now))
      if (settledState.isOver) return settledState
      const multiple = multipleAt(model, elapsed(state, now))
      if (multiple < LOWEST_CASH_OUT) throw refusedAction('At 1,00× there is nothing to cash out yet.')
      return { ...settledState, cashedOutAt: multiple, isOver: true }
    },
    settle: (state, now) => settleAt(model, state, elapsed(state, now)),
    conclude: (state) => settleAt(model, state, Number.POSITIVE_INFINITY),
    dueAt: (state) =>
      state.isOver || state.startedAt === null ? null : new Date(Date.parse(state.startedAt) + scheduledEnd(model, state).after),
    view(state, now) {
      const { bet, startedAt, isOver, cashedOutAt, autoCashOut, endsAt } = state
      return {
        isOpen: !isOver,
        staked: bet,
        payout: isOver && cashedOutAt !== null ? crashPayout(bet, cashedOutAt) : 0,
        outcome: {
          kind: 'crash',
          startedAt: startedAt ?? now.toISOString(),
          elapsedMs: isOver ? scheduledEnd(model, { ...state, autoCashOut: cashedOutAt }).after : elapsed(state, now),
          autoCashOut,
          cashedOutAt,
          crashedAt: isOver ? endsAt : null,
        },
      }
    },
  }
}

/** When the curve ends by itself, in ms after its start, and at which multiple it then pays (null: it crashed). */
function scheduledEnd(model: CrashModel, { endsAt, autoCashOut }: CrashState): { after: number; cashedOutAt: number | null } {
  if (autoCashOut !== null && autoCashOut <= endsAt) return { after: elapsedAt(model, autoCashOut), cashedOutAt: autoCashOut }
  if (endsAt >= model.highestMultiple) return { after: elapsedAt(model, endsAt), cashedOutAt: endsAt }
  return { after: endsAt < LOWEST_CASH_OUT ? 0 : elapsedAt(model, endsAt + 1), cashedOutAt: null }
}

function settleAt(model: CrashModel, state: CrashState, elapsedMs: number): CrashState {
  if (state.isOver) return state
  const { after, cashedOutAt } = scheduledEnd(model, state)
  return elapsedMs < after ? state : { ...state, cashedOutAt, isOver: true }
}

const formatPercent = (value: number): string => value.toLocaleString('sk-SK', { minimumFractionDigits: 2 })
const formatEuros = (cents: number): string => `${(cents / 100).toLocaleString('sk-SK')} €`

const crashRules = ({ rtp, maxWinMultiple }: CrashVariant, minBet: number, maxBet: number): string[] => [
  `Stavíte celé eurá od ${formatEuros(minBet)} do ${formatEuros(maxBet)}. Násobok rastie od 1,00 a skončiť môže kedykoľvek, aj hneď na začiatku.`,
  'Keď výhru vyberiete včas, dostanete stávku vynásobenú násobkom, ktorý práve platí. Keď nie, stávka prepadá.',
  'O tom, kedy kolo skončí, je rozhodnuté pred jeho začiatkom. O vybratí rozhoduje čas, keď vaša voľba príde na server.',
  'Automatický výber vyberie výhru za vás, aj keby ste stratili spojenie. Bez neho kolo po strate spojenia beží ďalej až do konca.',
  `Pri násobku ${maxWinMultiple.toLocaleString('sk-SK')} sa výhra vyplatí sama.`,
  `V dlhodobom priemere sa vráti ${formatPercent(rtp)} % stávok, nech vyberáte kedykoľvek.`,
]
