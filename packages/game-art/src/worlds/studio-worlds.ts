import { hash } from '../seed.ts'
import { TIMES, type Time } from './air.ts'
import type { Hand } from './hands.ts'

const times = (list: string): readonly Time[] => list.split(' ') as Time[]
const DARK = times('midnight night dusk space interior')
const OPEN_AIR = times('dawn morning noon golden dusk night aurora winter storm fog candy jungle')

/** Hand and times of day of the built-in studios. */
const BUILT_IN: Readonly<Record<string, readonly [Hand, readonly Time[]]>> = {
  krivan: ['paper', times('dawn morning golden dusk night winter aurora fog')],
  neonka: ['neon', times('midnight night dusk')],
  karneval: ['poster', times('morning noon golden candy')],
  onyx: ['engraved', times('noon golden dusk night storm interior')],
  prud: ['water', times('lagoon abyss')],
  papierka: ['paper', times('dawn morning noon golden winter candy jungle')],
  hora: ['molten', times('cavern fire golden dusk jungle')],
  perihel: ['chrome', times('space night aurora')],
  linka: ['print', times('dusk night storm fog dawn')],
  corso: ['engraved', times('interior dusk night golden')],
}

/** Hands of providers without one of their own, the common ones repeated. */
const OTHERS: readonly Hand[] = ['soft', 'paper', 'poster', 'soft', 'engraved', 'chrome', 'soft', 'print', 'poster', 'neon']

export const handOf = (provider: string): Hand =>
  BUILT_IN[provider]?.[0] ?? (OTHERS[hash(`hand ${provider}`) % OTHERS.length] as Hand)

/** Times of day that suit a studio, before what the game's theme allows. */
export function timesOf(provider: string, hand: Hand): readonly Time[] {
  const builtIn = BUILT_IN[provider]
  if (builtIn) return builtIn[1]
  if (hand === 'neon') return DARK
  return hand === 'poster' ? [...OPEN_AIR, 'lagoon'] : TIMES
}
