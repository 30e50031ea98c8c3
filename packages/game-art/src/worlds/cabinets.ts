import type { ArtBrief } from '@herna/contract/content'
import { CABINETS, type Cabinet, type Carving } from '@herna/contract/games'
import { castOfGame, motifsOfGame } from '../motifs/motifs-of-game.ts'
import { findMotif, type Motif, type Theme } from '../motifs/vocabulary.ts'
import { hash } from '../seed.ts'

const SANDSTONE_THEMES: readonly Theme[] = ['egypt', 'antiquity', 'west']
/** Packs whose symbols come from Egypt itself: the theme of its motifs has genies and carpets too. */
const EGYPTIAN_PACKS: readonly string[] = ['egypt', 'luxor market']
const WINTER_WORDS = /^(?:ice|snow|snowman|snowflake|penguin|polarbear|yeti|sled|skis|santa|christmas)$/
const isWinter = ({ word }: Motif): boolean => WINTER_WORDS.test(word)

/** Cabinets of the built-in studios; a studio of two materials chooses by the game's own motifs. */
const BUILT_IN: Readonly<Record<string, (motifs: readonly Motif[]) => Cabinet>> = {
  krivan: (motifs) => (motifs.some(isWinter) ? 'ice' : 'wood'),
  neonka: () => 'chrome',
  karneval: () => 'carnival',
  onyx: (motifs) => (motifs.some(({ theme }) => SANDSTONE_THEMES.includes(theme)) ? 'sandstone' : 'brass'),
  prud: () => 'coral',
  papierka: (motifs) => (motifs.some(isWinter) ? 'ice' : 'paper'),
  hora: () => 'stone',
  perihel: () => 'steel',
  linka: () => 'lacquer',
  corso: () => 'velvet',
}

/** Materials that a studio's name promises, by the beginnings of its words without diacritics: a studio named after a steam engine has no corals at its reels. */
const BY_NAME: readonly (readonly [beginnings: string, cabinet: Cabinet])[] = [
  ['javor|orech|boriev|dub|drev|les|kolib|mlyn|brloh|chalup|wood|forest|oak|timber', 'wood'],
  ['kotv|vln|mor(?:e|sk)|prud|ocean|pristav|plaz|anchor|wave|sea|reef', 'coral'],
  ['paro|stroj|med(?:en|i)|mosadz|hodin|gramof|siedm|steam|brass|copper|clock', 'brass'],
  ['satelit|hviezd|vesmir|raket|orbit|ocel|kov|star|space|rocket|steel|iron', 'steel'],
  ['inovat|mraz|lad|sneh|zim|sever|frost|ice|snow|winter|north', 'ice'],
  ['jantar|sucho?|piesok|pust|dun|meridian|tulak|sand|desert|amber|nomad', 'sandstone'],
  ['vez|kremen|kamen|skal|dlazb|hrad|stone|rock|tower|castle', 'stone'],
  ['manez|zvon|cirkus|karneval|jarmok|circus|carnival|fair', 'carnival'],
  ['lampas|bambus|pagod|sakur|lantern|bamboo|dragon', 'lacquer'],
  ['cembal|oper|divadl|ples|kuria|opera|theatre|royal|velvet', 'velvet'],
  ['neon|elektr|koruna|volt|electric|arcade|retro', 'chrome'],
  ['kried|pastel|papier|kreslen|paper|chalk|crayon', 'paper'],
]
const MATERIALS = BY_NAME.map(([beginnings, cabinet]) => [new RegExp(`(?<![a-z])(?:${beginnings})`), cabinet] as const)

/** The motifs that the brief names, without the companions of their theme; the main one when it names none. */
function ownMotifs(brief: ArtBrief): readonly Motif[] {
  const own = brief.motifs.map(findMotif).filter((motif) => motif !== undefined)
  return own.length ? own : [motifsOfGame(brief)[0]]
}

/** The material of a game's frame and console: its studio's, for a provider without one by hand what its name promises, otherwise chosen from the id. */
export function cabinetOf(brief: ArtBrief): Cabinet {
  const { provider, providerName } = brief
  const ofStudio = BUILT_IN[provider]
  if (ofStudio) return ofStudio(ownMotifs(brief))
  const name = `${provider} ${providerName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const promised = MATERIALS.find(([pattern]) => pattern.test(name))
  return promised?.[1] ?? (CABINETS[hash(`cabinet ${provider}`) % CABINETS.length] as Cabinet)
}

/** What is carved into a frame of sandstone: Egypt's signs, or rosettes; undefined: the frame is of another material. */
export function carvingOf(brief: ArtBrief): Carving | undefined {
  if (cabinetOf(brief) !== 'sandstone') return undefined
  return EGYPTIAN_PACKS.includes(castOfGame(brief).pack.name) ? 'signs' : 'rosettes'
}
