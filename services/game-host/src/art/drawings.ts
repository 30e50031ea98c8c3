import { backdropSvg, symbolSvg, titleSvg } from '@herna/game-art'
import { faceOf } from '../games/faces.ts'
import type { SlotGame } from '../games/slot-games.ts'
import type { Picture } from './addresses.ts'

/** The backdrop lies behind the reels, softened: more pixels would cost seconds and show nothing. */
const BACKDROP = [960, 540] as const

/** The drawing of a picture, or null when the game has no such symbol. */
export function drawingOf({ brief, model }: SlotGame, picture: Picture): string | null {
  if (picture.kind === 'backdrop') return backdropSvg(brief, ...BACKDROP)
  if (picture.kind === 'logo') return titleSvg(brief)
  const face = faceOf(model, picture.symbolId)
  return face && symbolSvg(brief, face)
}
