import { make } from '@herna/game-kit'
import { BLEED, blurHeight, LOOP } from './motion.ts'

/** Pixels per cell of the blurred strip, which is never shown sharp. */
const CELL = 72
const SMEAR = 21
const REACH = 0.42

/** Symbol order of a reel's blur, different for each reel; it has no influence on the outcome. */
export function loopOrder(symbols: readonly number[], reel: number): number[] {
  return Array.from(
    { length: LOOP },
    (_, place) => symbols[(place * 5 + reel * 3 + Math.floor(place / symbols.length)) % symbols.length] ?? 0,
  )
}

/** A picture smeared over its cell and half of the cells above and below: drawn once per symbol, for all reels. */
function smeared(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = make('canvas', { width: CELL, height: CELL * 2 })
  const context = canvas.getContext('2d')
  if (context === null || !picture.naturalWidth) return canvas
  const inset = CELL * 0.08
  for (let copy = 0; copy < SMEAR; copy++) {
    const place = (copy / (SMEAR - 1)) * 2 - 1
    context.globalAlpha = 0.125 * (1 - Math.abs(place) * 0.7)
    context.drawImage(picture, inset, CELL / 2 + inset + place * REACH * CELL, CELL - 2 * inset, CELL - 2 * inset)
  }
  return canvas
}

export const blurCanvas = (rows: number): HTMLCanvasElement =>
  make('canvas', { class: 'reel-blur', width: CELL, height: CELL * blurHeight(rows) })

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Pre-renders the motion blur of all reels, so that no filter runs while they turn: one picture or strip per task, because together they would be a long
 * one on a phone. The last rows of a strip repeat the first, so that it can loop. Ends early when it is no longer wanted.
 */
export async function drawBlurs(
  canvases: readonly HTMLCanvasElement[],
  pictures: ReadonlyMap<number, HTMLImageElement>,
  rows: number,
  isWanted: () => boolean,
): Promise<void> {
  const smears = new Map<number, HTMLCanvasElement>()
  for (const [id, picture] of pictures) {
    await nextTask()
    if (!isWanted()) return
    smears.set(id, smeared(picture))
  }
  for (const [reel, canvas] of canvases.entries()) {
    await nextTask()
    if (!isWanted()) return
    drawStrip(canvas, smears, reel, rows)
  }
}

function drawStrip(canvas: HTMLCanvasElement, smears: ReadonlyMap<number, HTMLCanvasElement>, reel: number, rows: number): void {
  const context = canvas.getContext('2d')
  if (context === null || smears.size === 0) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  const order = loopOrder([...smears.keys()], reel)
  for (let place = 0; place < LOOP + rows; place++) {
    const smear = smears.get(order[place % LOOP] ?? 0)
    if (smear) context.drawImage(smear, 0, (place + BLEED - 0.5) * CELL)
  }
}
