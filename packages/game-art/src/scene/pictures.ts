import { createRequire } from 'node:module'
import { edgeOf, type Material } from './definitions.ts'
import { openIconLibrary } from './icon-library.ts'
import { n1 } from './shapes.ts'
import { watchingWolf } from './wolf.ts'

const resolve = createRequire(import.meta.url).resolve

/** Coloured pictures on 32×32, of fluent-emoji. */
export const pictureBody = openIconLibrary(resolve('@iconify-json/fluent-emoji/icons.json'))
/** Signs in one colour on 512×512, of game-icons. */
export const signBody = openIconLibrary(resolve('@iconify-json/game-icons/icons.json'))

/** Ids for the parts of one SVG: unique in it and deterministic. */
export interface IdGenerator {
  next(): string
}
export function idGenerator(): IdGenerator {
  let count = 0
  return { next: () => `p${(count++).toString(36)}` }
}

export interface Placement {
  rot?: number
  flip?: boolean
  filter?: string
  opacity?: number
}

/** A sign in a material ("@anubis", "@anubis:jade"), for motifs without a picture in the coloured library. */
function renderCasting(name: string): string {
  const [sign, material = 'gold'] = name.slice(1).split(':') as [string, Material?]
  const body = signBody(sign).replace(/ ?fill="currentColor"/g, '')
  const shape = `stroke-linejoin="round"`
  return `<g transform="scale(.0625)"><g fill="${edgeOf(material)}" stroke="${edgeOf(material)}" stroke-width="34" ${shape}>${body}</g><g fill="url(#cast-${material})">${body}</g></g>`
}

/** Colours of a wolf whose picture has no palette, as on a reel. */
const NIGHT = { bg: '#141b2c', mid: '#46557a', hi: '#93a3c4', rim: '#cfd8ea', sun: '#f3e6c0' }

/** A picture on 32×32 whose internal ids are prefixed to be unique in this SVG. */
function renderPicture(ids: IdGenerator, name: string): string {
  if (name.startsWith('@')) return renderCasting(name)
  const prefix = `${ids.next()}_`
  // The library's wolf smiles.
  if (name === 'wolf') return watchingWolf(16, 16, 31, NIGHT, { prefix, hasShoulders: false })
  return pictureBody(name)
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}

/** A coloured picture, centred. */
export function picture(ids: IdGenerator, name: string, cx: number, cy: number, size: number, o: Placement = {}): string {
  const body = renderPicture(ids, name)
  const k = (size / 32).toFixed(3)
  const outer = `${o.filter ? ` filter="url(#${o.filter})"` : ''}${o.opacity === undefined ? '' : ` opacity="${o.opacity}"`}`
  return `<g${outer}><g transform="translate(${n1(cx)} ${n1(cy)}) rotate(${n1(o.rot ?? 0)}) scale(${o.flip ? '-' : ''}${k} ${k}) translate(-16 -16)">${body}</g></g>`
}

/** A one-colour sign, centred; `attributes` set its fill and stroke. */
export function sign(name: string, cx: number, cy: number, size: number, attributes = 'fill="#fff"', rot = 0): string {
  const body = signBody(name).replace(/ ?fill="currentColor"/g, '')
  return `<g transform="translate(${n1(cx)} ${n1(cy)}) rotate(${n1(rot)}) scale(${(size / 512).toFixed(4)}) translate(-256 -256)" ${attributes}>${body}</g>`
}
