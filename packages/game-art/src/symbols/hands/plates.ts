import { pickBy } from '../../seed.ts'
import { isBuiltIn } from '../../studios/derive.ts'
import { polygon, scallop, starOutline, SHIELD } from './outlines.ts'
import type { Tools } from './hand.ts'

/** Outlines of the plates on which letters stand, on 256×256 units; each holds a letter's box when it is filled to three quarters. */
const PLATES = [
  'M128 10L246 128L128 246L10 128Z',
  'M128 14A114 114 0 0 1 128 242A114 114 0 0 1 128 14Z',
  polygon(6, 118),
  polygon(8, 120, 1 / 16),
  SHIELD,
  scallop(11, 108, 8),
  'M50 18H206A32 32 0 0 1 238 50V206A32 32 0 0 1 206 238H50A32 32 0 0 1 18 206V50A32 32 0 0 1 50 18Z',
  'M58 16H198V58H240V198H198V240H58V198H16V58H58Z',
  'M24 238V116A104 104 0 0 1 232 116V238Z',
  'M128 16H240V128A112 112 0 1 1 128 16Z',
  starOutline(8, 122, 98),
] as const
/** The plate of a studio's letters: the material's for the built-in studios, otherwise chosen by the studio's id. */
export function plateOf({ look }: Tools, ofMaterial: string): string {
  const { id } = look.studio
  return isBuiltIn(id) ? ofMaterial : plateOfStudio(id)
}
export const plateOfStudio = (id: string): string => pickBy(PLATES, `plate ${id}`)

/** Markup that is drawn smaller around the middle. */
export const inset = (markup: string, scale: number): string =>
  `<g transform="translate(128 128) scale(${scale}) translate(-128 -128)">${markup}</g>`
