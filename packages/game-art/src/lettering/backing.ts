import type { Cabinet } from '@herna/contract/games'
import type { Palette } from '../palette.ts'

/** Half of what a backing adds around the letters, with its shadow. */
export const BACKING_MARGIN = 14
const GROUND = 30
const RIM = 42

/** Edge of the backing in materials whose titles stand on a shape of their own letters; titles of the others stand on a sign. */
const RIMS: Partial<Record<Cabinet, string>> = {
  chrome: '#39e6ff',
  ice: '#ffffff',
  paper: '#fffaf0',
  coral: '#fff4ea',
  carnival: '#ffc93f',
}
/** The letters are pale, so their ground is dark. */
const groundOf = (cabinet: Cabinet, pal: Palette): string =>
  cabinet === 'ice' ? '#23468f' : cabinet === 'carnival' ? pal.ink : pal.bg

export const hasBacking = (cabinet: Cabinet): boolean => RIMS[cabinet] !== undefined

/** A dark shape around letters (path data) with a bright edge, so that they are legible on any scene; empty where they need a sign. */
export function backing(d: string, cabinet: Cabinet, pal: Palette): string {
  const rim = RIMS[cabinet]
  if (rim === undefined || d === '') return ''
  const around = (colour: string, width: number, more = '') =>
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
  return (
    around('#000000', RIM, ' transform="translate(0 7)" opacity=".34"') +
    around(rim, RIM) +
    around(groundOf(cabinet, pal), GROUND)
  )
}
