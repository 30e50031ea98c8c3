import { type SlotModel, slotModel } from '@herna/game-maths'
import { REFERENCE_SCENES } from '../../games/reference-scenes.ts'
import type { SlotPlan } from '../../games/plan.ts'
import { minBetOf, type SlotVariant } from '../../games/variant.ts'
import { euros } from '../../language/money.ts'
import { type Random, randomOf } from '../../random.ts'
import { fillSentence } from './fill-sentence.ts'
import {
  CASCADE_PLAY,
  CHOICE_PLAY,
  CLASSIC_PLAIN,
  CLASSIC_PLAY,
  CLASSIC_WILD,
  EXPANDING_PLAY,
  FREE_SPINS,
  FREE_SPINS_PLAIN,
  GAMBLE_PLAY,
  HOLD_PLAY,
  JACKPOT_PLAY,
  STICKY_FREE_SPINS,
  STICKY_PLAY,
  TRAIL_PLAY,
  VOLATILITY_SENTENCES,
  MULTIPLIER_PLAY,
  OPENINGS,
  VIDEO_PLAY,
  WAYS_PLAY,
} from './sentences.ts'
import { linesInstrumental, linesLocative, linesNominative, waysNominative } from './lines.ts'

const MULTIPLIER_WORDS: Readonly<Record<number, readonly [times: string, pay: string]>> = {
  2: ['dvoma', 'dvojnásobná'],
  3: ['tromi', 'trojnásobná'],
  4: ['štyrmi', 'štvornásobná'],
  5: ['piatimi', 'päťnásobná'],
  10: ['desiatimi', 'desaťnásobná'],
}

const NUMERALS: Readonly<Record<number, string>> = { 7: 'sedem', 8: 'osem', 9: 'deväť', 10: 'desať' }

/** „×2, ×3 a ×5“ */
const multipliersText = (multipliers: readonly number[]): string =>
  multipliers
    .map((multiplier) => `×${multiplier}`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' a ')

/** „15 s násobiteľom 2×, 10 s 3× alebo 6 s 5×“ */
const optionsText = (options: NonNullable<SlotModel['freeSpinOptions']>): string =>
  options
    .map(({ spins, multiplier }, index) => `${spins} s ${index === 0 ? 'násobiteľom ' : ''}${multiplier}×`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' alebo ')

/** Placeholder values from the game model. Lines and ways have values only if the model has them, so that a wrong template fails. */
function valuesOf(variant: SlotVariant): Record<string, string> {
  const model = slotModel(variant.id)
  const minSymbolCount = Math.min(...model.symbols.flatMap(({ pays }) => pays.map(([count]) => count)))
  return {
    ...(variant.lines !== null && {
      linesNom: linesNominative(variant.lines),
      lines: linesLocative(variant.lines),
      linesWith: linesInstrumental(variant.lines),
    }),
    ...(variant.ways !== null && { ways: waysNominative(variant.ways) }),
    ...REELS[variant.reels],
    min: euros(minBetOf(variant)),
    ...freeSpinValues(model.freeSpins),
    wilds: multipliersText(model.symbols.flatMap(({ multiplier }) => multiplier ?? [])),
    anyWild: multipliersText(model.symbols.flatMap(({ multiplier }) => multiplier ?? [])).replace(' a ', ' alebo '),
    least: NUMERALS[minSymbolCount] ?? String(minSymbolCount),
    top: `×${Math.max(...(model.cascade?.multipliers ?? [1]))}`,
    ladder: multipliersText(model.cascade?.multipliers ?? []),
    grand: String(model.holdAndWin?.grand),
    options: optionsText(model.freeSpinOptions ?? []),
    ...trailValues(model.trail),
  }
}

const trailValues = (trail: SlotModel['trail']): Record<string, string> =>
  trail ? { fields: String(trail.fields.length), finish: String(trail.fields.at(-1)?.prize) } : {}

const REELS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  5: { onReels: 'na piatich valcoch', Reels: 'Päť valcov', reels: 'päť valcov', grid: 'päť krát štyri' },
  6: { onReels: 'na šiestich valcoch', Reels: 'Šesť valcov', reels: 'šesť valcov', grid: 'šesť krát štyri' },
}

function freeSpinValues(freeSpins: SlotModel['freeSpins']): Record<string, string> {
  const [times, pay] = MULTIPLIER_WORDS[freeSpins?.multiplier ?? 2] ?? [
    `číslom ${freeSpins?.multiplier}`,
    `${freeSpins?.multiplier}-násobná`,
  ]
  const spins = freeSpins?.awards.map(([, count]) => count) ?? []
  return {
    spins: String(Math.min(...spins)),
    most: String(Math.max(...spins)),
    times,
    multiplePay: pay,
    x: `${freeSpins?.multiplier}×`,
  }
}

const GAMEPLAY_SENTENCES: Readonly<Record<Exclude<SlotVariant['family'], 'classic-3x3'>, readonly string[]>> = {
  'video-5x3': VIDEO_PLAY,
  'ways-5x4': WAYS_PLAY,
  'ways-6x4': WAYS_PLAY,
  'multiplier-5x3': MULTIPLIER_PLAY,
  'cascade-6x4': CASCADE_PLAY,
  'hold-and-win-5x3': HOLD_PLAY,
  'expanding-5x3': EXPANDING_PLAY,
  'choice-5x3': CHOICE_PLAY,
  'jackpot-5x3': JACKPOT_PLAY,
  'trail-5x3': TRAIL_PLAY,
  'sticky-5x3': STICKY_PLAY,
}

function freeSpinSentencesOf({ freeSpins, freeSpinOptions, stickyWilds }: SlotModel): readonly string[] | null {
  if (!freeSpins || freeSpinOptions) return null
  if (stickyWilds) return STICKY_FREE_SPINS
  return freeSpins.multiplier > 1 ? FREE_SPINS : FREE_SPINS_PLAIN
}

function gameplaySentences(variant: SlotVariant, random: Random): string[] {
  const model = slotModel(variant.id)
  if (variant.family !== 'classic-3x3') {
    const freeSpinSentences = freeSpinSentencesOf(model)
    return [random.pick(GAMEPLAY_SENTENCES[variant.family]), ...(freeSpinSentences ? [random.pick(freeSpinSentences)] : [])]
  }
  const hasWild = model.symbols.some(({ role }) => role === 'wild')
  return [random.pick(CLASSIC_PLAY), random.pick(hasWild ? CLASSIC_WILD : CLASSIC_PLAIN)]
}

/** An opening, the gameplay, and in half of the descriptions the volatility. The order of the random draws must not change. */
export function slotDescription(plan: SlotPlan, variant: SlotVariant): string {
  const random = randomOf(`description of ${plan.code}`)
  const { scenes, places } = plan.theme
  const drawnOpening = random.pick(random.chance(0.68) ? scenes : OPENINGS)
  const opening = (plan.isFlagship && REFERENCE_SCENES[plan.code]) || drawnOpening
  const drawnGameplay = gameplaySentences(variant, random)
  // From a stream of its own, so that the other draws stay as they are.
  const gameplay = slotModel(variant.id).gamble
    ? [...drawnGameplay.slice(0, 1), randomOf(`gamble of ${plan.code}`).pick(GAMBLE_PLAY)]
    : drawnGameplay
  const volatilitySentence = random.pick(VOLATILITY_SENTENCES[variant.volatility - 1] ?? [])
  const sentences = random.chance(0.5) ? [opening, random.pick(gameplay), volatilitySentence] : [opening, ...gameplay]
  const place = (plan.name.includes(' ') && places.find(([where]) => plan.name.endsWith(where))?.[0]) || random.pick(places)[0]
  const fillings = {
    name: plan.name,
    studio: plan.studio.name,
    hero: plan.hero,
    thing: plan.thing,
    place,
    values: valuesOf(variant),
  }
  return sentences.map((template) => fillSentence(template as string, fillings)).join(' ')
}
