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
/** Beginning of the seed, its number searched for: with it, studios of the default catalogue that share a material differ in their settings. */
const SETTING_SEED = 'setting 545'

/** The plate of a studio's letters: the material's for the built-in studios, otherwise chosen by the studio's id. */
export function plateOf({ look }: Tools, ofMaterial: string): string {
  const { id } = look.studio
  return isBuiltIn(id) ? ofMaterial : plateOfStudio(id)
}
export const plateOfStudio = (id: string): string => pickBy(PLATES, `plate ${id}`)

/** Outlines of what high symbols stand on; each holds a picture of 180 units. */
const SETTINGS = [
  'M128 14A114 114 0 0 1 128 242A114 114 0 0 1 128 14Z',
  polygon(8, 122, 1 / 16),
  polygon(6, 122, 1 / 12),
  'M50 16H206A34 34 0 0 1 240 50V206A34 34 0 0 1 206 240H50A34 34 0 0 1 16 206V50A34 34 0 0 1 50 16Z',
  scallop(16, 112, 4),
  'M22 236V120A106 106 0 0 1 234 120V236Z',
  'M58 16H198A42 42 0 0 0 240 58V198A42 42 0 0 0 198 240H58A42 42 0 0 0 16 198V58A42 42 0 0 0 58 16Z',
  'M128 14Q216 14 228 40Q242 70 242 128Q242 186 228 214Q216 242 128 242Q40 242 28 214Q14 186 14 128Q14 70 28 40Q40 14 128 14Z',
  'M18 18H142A96 96 0 0 1 238 114V238H114A96 96 0 0 1 18 142Z',
] as const

/** The outline of what a studio's high symbols stand on: the material's for the built-in studios, otherwise chosen by the studio's id. */
export function settingOf({ look }: Tools, ofMaterial: string): string {
  const { id } = look.studio
  return isBuiltIn(id) ? ofMaterial : settingOfStudio(id)
}
export const settingOfStudio = (id: string): string => pickBy(SETTINGS, `${SETTING_SEED} ${id}`)

/** Markup that is drawn smaller around the middle. */
export const inset = (markup: string, scale: number): string =>
  `<g transform="translate(128 128) scale(${scale}) translate(-128 -128)">${markup}</g>`
