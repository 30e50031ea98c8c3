import { bannerSvg, flagSvg, gameArtSvg, iconSvg, KNOWN_MOTIFS, motifsFor, providerLogoSvg } from '@herna/game-art'
import sharp from 'sharp'
import type { ImageSpec, RenderRequest } from './render-request.ts'

/**
 * A worker process that renders images. An image takes about 100 ms and the motif library about 100 MB of memory, which must not burden the
 * API process; when the worker ends, its memory is released.
 */

const knownMotifs = new Set(KNOWN_MOTIFS)
const POINTS_PER_INCH = 72
const QUALITY = 80

sharp.concurrency(1)
sharp.cache(false)

/** Null: unknown motif. */
function svgOf(image: ImageSpec): string | null {
  switch (image.kind) {
    case 'game':
      return gameArtSvg({ ...image.brief, motifs: image.brief.motifs ?? [...motifsFor(image.brief.name)] }, image.format)
    case 'provider':
      return providerLogoSvg(image.provider, image.variant)
    case 'banner':
      return bannerSvg(image.banner, image.format)
    case 'icon':
      return knownMotifs.has(image.motif) ? iconSvg(image.motif) : null
    case 'flag':
      return flagSvg(image.code)
  }
}

async function render({ image, width }: RenderRequest): Promise<Uint8Array | null> {
  const svg = svgOf(image)
  if (svg === null || width === null) return svg === null ? null : Buffer.from(svg)
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  const density = Math.max(1, (POINTS_PER_INCH * width) / natural)
  return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: QUALITY, effort: 4 }).toBuffer()
}

process.on('message', (request: RenderRequest) => {
  render(request).then(
    (bytes) => process.send?.({ bytes }),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
// Ctrl-C reaches this process too, but its parent decides when it ends; it never outlives the parent.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
