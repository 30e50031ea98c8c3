import { backdropSvg, heroSvg, symbolSvg, titleSvg } from '@herna/game-art'
import { faceOf } from '../games/faces.ts'
import type { Game } from '../games/games.ts'
import type { Picture } from './addresses.ts'

/** The backdrop lies behind the reels, softened: more pixels would cost seconds and show nothing. */
const BACKDROP = [960, 540] as const

/** The drawing of a picture, or null when the game has no such symbol. */
export function drawingOf({ engine: { brief }, slot }: Game, picture: Picture): string | null {
  if (picture.kind === 'backdrop') return backdropSvg(brief, ...BACKDROP)
  if (picture.kind === 'logo') return titleSvg(brief)
  if (picture.kind === 'hero') return heroSvg(brief)
  const face = slot && faceOf(slot, picture.symbolId)
  return face && symbolSvg(brief, face)
}
