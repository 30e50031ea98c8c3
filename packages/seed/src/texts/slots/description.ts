import { slotModel } from '@herna/game-maths'
import { KNOWN_SCENES } from '../../games/known-scenes.ts'
import type { SlotPlan } from '../../games/plan.ts'
import { minBetOf, type SlotVariant } from '../../games/variant.ts'
import { euros } from '../../language/money.ts'
import { type Random, randomOf } from '../../random.ts'
import { fill } from './fill.ts'
import { CLASSIC_PLAIN, CLASSIC_PLAY, CLASSIC_WILD, FREE_SPINS, MOODS, OPENINGS, VIDEO_PLAY } from './frames.ts'
import { linesInstrumental, linesLocative, linesNominative } from './lines.ts'

const TIMES: Readonly<Record<number, readonly [times: string, pay: string]>> = {
  2: ['dvoma', 'dvojnásobná'],
  3: ['tromi', 'trojnásobná'],
  4: ['štyrmi', 'štvornásobná'],
  5: ['piatimi', 'päťnásobná'],
  10: ['desiatimi', 'desaťnásobná'],
}

/** Marks that come from the model: what it does not have is not said. */
function valuesOf(variant: SlotVariant): Record<string, string> {
  const free = slotModel(variant.id).freeSpins
  const [times, pay] = TIMES[free?.multiplier ?? 2] ?? [`číslom ${free?.multiplier}`, `${free?.multiplier}-násobná`]
  const spins = free?.awards.map(([, count]) => count) ?? []
  return {
    linesNom: linesNominative(variant.lines),
    lines: linesLocative(variant.lines),
    linesWith: linesInstrumental(variant.lines),
    min: euros(minBetOf(variant)),
    spins: String(Math.min(...spins)),
    most: String(Math.max(...spins)),
    times,
    multiplePay: pay,
    x: `${free?.multiplier}×`,
  }
}

function playOf(variant: SlotVariant, random: Random): string[] {
  if (variant.family === 'video-5x3') {
    return [random.pick(VIDEO_PLAY), ...(variant.hasFreeSpins ? [random.pick(FREE_SPINS)] : [])]
  }
  const hasWild = slotModel(variant.id).symbols.some(({ role }) => role === 'wild')
  return [random.pick(CLASSIC_PLAY), random.pick(hasWild ? CLASSIC_WILD : CLASSIC_PLAIN)]
}

/** A scene, how it plays, and now and then what to expect. */
export function slotDescription(plan: SlotPlan, variant: SlotVariant): string {
  const random = randomOf(`description of ${plan.code}`)
  const { scenes, places } = plan.theme
  const drawn = random.pick(random.chance(0.68) ? scenes : OPENINGS)
  const opening = (plan.isFlagship && KNOWN_SCENES[plan.code]) || drawn
  const play = playOf(variant, random)
  const mood = random.pick(MOODS[variant.volatility - 1] ?? [])
  const sentences = random.chance(0.5) ? [opening, random.pick(play), mood] : [opening, ...play]
  const place = (plan.name.includes(' ') && places.find(([where]) => plan.name.endsWith(where))?.[0]) || random.pick(places)[0]
  const fillings = {
    name: plan.name,
    studio: plan.studio.name,
    hero: plan.hero,
    thing: plan.thing,
    place,
    values: valuesOf(variant),
  }
  return sentences.map((frame) => fill(frame as string, fillings)).join(' ')
}
