import type { ArtBrief } from '@herna/contract/content'
import { CABINETS, type Cabinet } from '@herna/contract/games'
import { motifsOfGame } from '../motifs/motifs-of-game.ts'
import { findMotif, type Motif, type Theme } from '../motifs/vocabulary.ts'
import { hash } from '../seed.ts'

const SANDSTONE_THEMES: readonly Theme[] = ['egypt', 'antiquity', 'west']
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

/** The motifs that the brief names, without the companions of their theme; the main one when it names none. */
function ownMotifs(brief: ArtBrief): readonly Motif[] {
  const own = brief.motifs.map(findMotif).filter((motif) => motif !== undefined)
  return own.length ? own : [motifsOfGame(brief)[0]]
}

/** The material of a game's frame and console: its studio's, for a provider without one by hand chosen from the id. */
export function cabinetOf(brief: ArtBrief): Cabinet {
  const ofStudio = BUILT_IN[brief.provider]
  if (ofStudio) return ofStudio(ownMotifs(brief))
  return CABINETS[hash(`cabinet ${brief.provider}`) % CABINETS.length] as Cabinet
}
