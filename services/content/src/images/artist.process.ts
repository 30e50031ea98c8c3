import { bannerSvg, flagSvg, gameArtSvg, iconSvg, KNOWN_MOTIFS, motifsFor, providerLogoSvg } from '@herna/game-art'
import sharp from 'sharp'
import type { Drawing, Order } from './drawing.ts'

/**
 * The artist: a process of his own. A picture takes him a tenth of a second, his vocabulary of pictures a hundred megabytes, and neither
 * may cost the API its breath; when he goes, all of his memory goes with him.
 */

const known = new Set(KNOWN_MOTIFS)
const POINTS_PER_INCH = 72
const QUALITY = 80

sharp.concurrency(1)
sharp.cache(false)

/** Null: nothing is known by that name, and no picture is invented. */
function svgOf(drawing: Drawing): string | null {
  switch (drawing.of) {
    case 'game':
      return gameArtSvg({ ...drawing.brief, motifs: drawing.brief.motifs ?? [...motifsFor(drawing.brief.name)] }, drawing.format)
    case 'provider':
      return providerLogoSvg(drawing.provider, drawing.variant)
    case 'banner':
      return bannerSvg(drawing.banner, drawing.format)
    case 'icon':
      return known.has(drawing.motif) ? iconSvg(drawing.motif) : null
    case 'flag':
      return flagSvg(drawing.code)
  }
}

async function make({ drawing, width }: Order): Promise<Uint8Array | null> {
  const svg = svgOf(drawing)
  if (svg === null || width === null) return svg === null ? null : Buffer.from(svg)
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  const density = Math.max(1, (POINTS_PER_INCH * width) / natural)
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: QUALITY, effort: 4 }).toBuffer()
}

process.on('message', (order: Order) => {
  make(order).then(
    (bytes) => process.send?.({ bytes }),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
// Ctrl-C reaches him too: whoever employs him decides when he goes, and he does not outlive him.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
