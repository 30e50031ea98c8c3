import { type Build, TOPPERS, GROUNDS, KEYS, MOTIONS, WINDOWS } from '@herna/contract/games'
import { pickBy } from '../seed.ts'

/** `studio | topper | window | ground | keys | motion` of the built-in studios; their materials keep their own colours. */
const BUILT_IN: ReadonlyMap<string, Build> = new Map(
  [
    'krivan | gable | columns | plain | own | slam',
    'neonka | fan | cells | lattice | own | click',
    'karneval | tent | pillars | stripes | own | spring',
    'onyx | steps | sheet | rays | own | glide',
    'prud | waves | sheet | scales | own | rise',
    'papierka | scroll | columns | dots | own | spring',
    'hora | peaks | cells | weave | own | slam',
    'perihel | bridge | pillars | plain | own | rise',
    'linka | eaves | columns | lattice | own | click',
    'corso | ogee | pillars | rays | own | glide',
  ].map(parse),
)

function parse(line: string): readonly [string, Build] {
  const [studio, topper, window, ground, keys, motion] = line.split(' | ')
  return [studio, { topper, window, ground, keys, motion }] as unknown as readonly [string, Build]
}

/** Hues (degrees of OKLCH) that are told apart as tints of dark cloth and of pale paper. */
const HUES = [25, 65, 105, 145, 195, 245, 290, 340] as const
const OWN_KEYS = KEYS.filter((keys) => keys !== 'own')

/**
 * Beginnings of the seeds, their numbers searched for: with these, any two studios of the default catalogue that share a material differ in topper,
 * hue and pattern of the ground (a test of the game host), and nearly all in keys and motion. Any other text gives other cabinets to all studios.
 */
const SEEDS = {
  topper: 'crown 2854',
  hue: 'hue 187146709',
  window: 'window 72116',
  ground: 'ground 378766',
  keys: 'keys 53981',
  motion: 'motion 20222',
} as const

/** How a studio builds its cabinets: by hand for the built-in ones, otherwise from its id, as everything that a studio is. */
export function buildOf(provider: string): Build {
  const builtIn = BUILT_IN.get(provider)
  if (builtIn) return builtIn
  const pick = <T>(name: keyof typeof SEEDS, of: readonly T[]): T => pickBy(of, `${SEEDS[name]} ${provider}`)
  return {
    topper: pick('topper', TOPPERS),
    window: pick('window', WINDOWS),
    ground: pick('ground', GROUNDS),
    keys: pick('keys', OWN_KEYS),
    motion: pick('motion', MOTIONS),
    hue: pick('hue', HUES),
  }
}
