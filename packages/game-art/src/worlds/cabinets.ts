import type { ArtBrief } from '@herna/contract/content'
import { CABINETS, type Cabinet } from '@herna/contract/games'
import { motifsOfGame } from '../motifs/motifs-of-game.ts'
import type { Motif, Theme } from '../motifs/vocabulary.ts'
import { hash } from '../seed.ts'

const SANDSTONE_THEMES: readonly Theme[] = ['egypt', 'antiquity', 'west']
const WINTER_WORDS = /^(?:ice|snow|snowman|snowflake|penguin|polarbear|yeti|sled|skis|santa|christmas)$/
const isWinter = ({ word, theme }: Motif): boolean => theme === 'north' || WINTER_WORDS.test(word)

/** Cabinets of the built-in studios; a studio of two materials chooses by the game's main motif. */
const BUILT_IN: Readonly<Record<string, (hero: Motif) => Cabinet>> = {
  krivan: () => 'wood',
  neonka: () => 'chrome',
  karneval: () => 'carnival',
  onyx: ({ theme }) => (SANDSTONE_THEMES.includes(theme) ? 'sandstone' : 'brass'),
  prud: () => 'coral',
  papierka: (hero) => (isWinter(hero) ? 'ice' : 'paper'),
  hora: () => 'stone',
  perihel: () => 'steel',
  linka: () => 'lacquer',
  corso: () => 'velvet',
}

/** The material of a game's frame and console: its studio's, for a provider without one by hand chosen from the id. */
export function cabinetOf(brief: ArtBrief): Cabinet {
  const ofStudio = BUILT_IN[brief.provider]
  if (ofStudio) return ofStudio(motifsOfGame(brief)[0])
  return CABINETS[hash(`cabinet ${brief.provider}`) % CABINETS.length] as Cabinet
}
