import { parentPort } from 'node:worker_threads'
import { bannerSvg, flagSvg, gameArtSvg, iconSvg, KNOWN_MOTIFS, motifsFor, providerLogoSvg } from '@herna/game-art'
import sharp from 'sharp'
import type { Drawing, Order } from './drawing.ts'

/** The artist: a thread of his own, because a picture takes him a tenth of a second and the API must answer meanwhile. */

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

parentPort?.on('message', ({ id, order }: { id: number; order: Order }) => {
  make(order).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) => parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
