import type { ArtBrief } from '@herna/contract/content'
import { gameArtSvg, sceneSvg } from '@herna/game-art'
import { crashAssignments, REFERENCE_SLOTS, slotAssignments } from '@herna/seed'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { worldOf } from './theme.ts'

const SLOTS = slotAssignments()
const BRIEFS = [
  ...REFERENCE_SLOTS.flatMap(({ code }) => SLOTS.get(code)?.brief ?? []),
  ...[...crashAssignments().values()].map(({ brief }) => brief),
]

/** Mean lightness (0 to 1) of the picture above its lettering. */
async function lightnessOf(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg), { density: 24 })
    .resize(44, 28, { fit: 'fill' })
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const upper = data.subarray(44, 44 * 17)
  return upper.reduce((sum, value) => sum + value, 0) / upper.length / 255
}
/** Daylight is above, night below. */
const TWILIGHT = 0.525

const skyOf = (svg: string): string | undefined => /<linearGradient id="(?:\w+-)?sky"[^>]*>(.*?)<\/linearGradient>/.exec(svg)?.[1]
const coloursOf = (stops: string | undefined): string[] =>
  [...(stops ?? '').matchAll(/stop-color="([^"]+)"/g)].map(([, colour]) => colour as string)
const farOf = (brief: ArtBrief): string => sceneSvg(brief, { layer: 'far', format: 'wide' })

test('there are 42 games of the visual reference and 23 crash games', () => {
  expect(REFERENCE_SLOTS.length).toBe(42)
  expect(BRIEFS.length).toBe(65)
})

const FORMATS = ['thumbnail', 'portrait', 'landscape'] as const

test('the tile of a game stands under the sky that the game is played under', () => {
  for (const [n, brief] of BRIEFS.entries()) {
    const colours = coloursOf(skyOf(gameArtSvg(brief, FORMATS[n % FORMATS.length] ?? 'thumbnail')))
    expect(colours.length, brief.gameCode).toBe(3)
    expect(colours, brief.gameCode).toEqual(coloursOf(skyOf(farOf(brief))))
  }
})

test('a game that is played in daylight has a bright tile and a bright scene, and one at night a dark tile and a dark scene', async () => {
  for (const brief of BRIEFS) {
    const { isLight } = worldOf(brief)
    for (const picture of [gameArtSvg(brief, 'thumbnail'), farOf(brief)]) {
      const lightness = await lightnessOf(picture)
      expect(lightness > TWILIGHT, `${brief.gameCode}: ${isLight ? 'day' : 'night'}, lightness ${lightness}`).toBe(isLight)
    }
  }
}, 60_000)
