import { n1 } from './shapes.ts'

/** Where a picture stands in another one. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * An SVG as a part of another one: at a place, centred in it, and with ids that begin with `prefix`, so that they are unique. `wholePlace`: it
 * fills the place and is cropped; otherwise it is shown whole.
 */
export function nested(svg: string, prefix: string, { x, y, width, height }: Place, wholePlace = false): string {
  const [, viewBox = '', body = ''] = /^<svg[^>]* viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>$/.exec(svg) ?? []
  const renamed = body
    .replace(/(\s)id="([^"]+)"/g, `$1id="${prefix}$2"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
  return `<svg x="${n1(x)}" y="${n1(y)}" width="${n1(width)}" height="${n1(height)}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid ${wholePlace ? 'slice' : 'meet'}">${renamed}</svg>`
}
