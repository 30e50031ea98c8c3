import { make } from '@herna/game-kit'
import { BLEED, blurHeight, LOOP } from './motion.ts'

/** Pixels per cell of the blurred strip, which is never shown sharp. */
const CELL = 72
const SMEAR = 33
const REACH = 0.42

/** Symbol order of a reel's blur, different for each reel; it has no influence on the outcome. */
export function loopOrder(symbols: readonly number[], reel: number): number[] {
  return Array.from(
    { length: LOOP },
    (_, place) => symbols[(place * 5 + reel * 3 + Math.floor(place / symbols.length)) % symbols.length] ?? 0,
  )
}

function drawSmeared(context: CanvasRenderingContext2D, picture: CanvasImageSource, top: number): void {
  const inset = CELL * 0.08
  for (let copy = 0; copy < SMEAR; copy++) {
    const place = (copy / (SMEAR - 1)) * 2 - 1
    context.globalAlpha = 0.08 * (1 - Math.abs(place) * 0.7)
    context.drawImage(picture, inset, top + inset + place * REACH * CELL, CELL - 2 * inset, CELL - 2 * inset)
  }
}

export const blurCanvas = (rows: number): HTMLCanvasElement =>
  make('canvas', { class: 'reel-blur', width: CELL, height: CELL * blurHeight(rows) })

/** Pre-rendered motion blur, so that no filter runs while the reels turn. The last rows repeat the first, so that it can loop. */
export function drawBlur(
  canvas: HTMLCanvasElement,
  pictures: ReadonlyMap<number, HTMLImageElement>,
  reel: number,
  rows: number,
): void {
  const context = canvas.getContext('2d')
  if (context === null || pictures.size === 0) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  const order = loopOrder([...pictures.keys()], reel)
  for (let place = 0; place < LOOP + rows; place++) {
    const picture = pictures.get(order[place % LOOP] ?? 0)
    if (picture?.naturalWidth) drawSmeared(context, picture, (place + BLEED) * CELL)
  }
}
