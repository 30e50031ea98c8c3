import type { Material, RenderedImages } from './material.ts'
import { H, ramp, smooth, TURN, W } from './measures.ts'

/** The reels already spin when they appear and stop from left to right at regular intervals, as in the game. */
const FIRST_STOP = 2.1
const PACE = 0.17
const CELLS_PER_SECOND = 15
const COPIES = 28
/** Length of the motion blur in pixels. */
const BLUR_LENGTH = 54
const SYMBOL = 90
/** Width of the frame around the reels. */
const FRAME = 12
/** Height of the topper, and the size of its outline. */
const TOPPER = 32
const OUTLINE = { w: 360, h: 40 }

export interface Reels {
  render(context: CanvasRenderingContext2D, t: number): void
  /** Time at which the winning line starts to glow. */
  won: number
  /** Centre of a cell. */
  middle(reel: number, row: number): [number, number]
}

export function reelsOf(material: Material, { symbols }: RenderedImages): Reels {
  const { grid, strips, win, cabinet, colours } = material
  const topper = new Path2D(material.topper)
  const [reels, rows] = [grid.length, grid[0]?.length ?? 3]
  const cell = { w: reels > 3 ? 94 : 112, h: 104 }
  const box = { x: (W - reels * cell.w) / 2, y: (H - rows * cell.h) / 2, w: reels * cell.w, h: rows * cell.h }
  const wonAt = FIRST_STOP + reels * PACE + 0.12
  const isWinning = (reel: number, row: number) => win.some(([a, b]) => a === reel && b === row)
  const centreOfCell = (reel: number, row: number): [number, number] => [
    box.x + (reel + 0.5) * cell.w,
    box.y + (row + 0.5) * cell.h,
  ]
  const blurredSymbols = symbols.map(motionBlurred)
  const stopOfReel = (reel: number) => stopAt(strips[reel] ?? [], grid[reel] ?? [])

  const renderReel = (context: CanvasRenderingContext2D, reel: number, t: number) => {
    const strip = strips[reel] ?? []
    const timeToStop = FIRST_STOP + reel * PACE - t
    const scrollPosition = stopOfReel(reel) + (timeToStop > 0 ? timeToStop * CELLS_PER_SECOND : -settleOffset(-timeToStop))
    const top = Math.floor(scrollPosition) - 1
    for (let n = top; n <= top + rows + 2; n += 1) {
      const id = strip[((n % strip.length) + strip.length) % strip.length] ?? 0
      const [x, y] = centreOfCell(reel, n - scrollPosition)
      if (timeToStop > 0) {
        context.drawImage(blurredSymbols[id] as HTMLCanvasElement, x - SYMBOL / 2, y - (SYMBOL + BLUR_LENGTH) / 2)
        continue
      }
      const isLit = t >= wonAt && isWinning(reel, Math.round(n - scrollPosition))
      renderSymbol(context, id, x, y, {
        alpha: t >= wonAt && !isLit ? 1 - 0.62 * ramp(t, wonAt, wonAt + 0.25) : 1,
        scale: isLit ? 1.04 + 0.1 * Math.sin(ramp(t, wonAt, wonAt + 1.2) * TURN * 2) ** 2 : 1,
      })
    }
  }
  const renderSymbol = (
    context: CanvasRenderingContext2D,
    id: number,
    x: number,
    y: number,
    o: { alpha: number; scale: number },
  ) => {
    const picture = symbols[id]
    if (!picture) return
    const size = SYMBOL * o.scale
    context.globalAlpha = o.alpha
    context.drawImage(picture, x - size / 2, y - size / 2, size, size)
    context.globalAlpha = 1
  }

  /** In the frame's colours, with a stone in the game's accent. */
  const renderTopper = (context: CanvasRenderingContext2D) => {
    const [left, top, width] = [box.x - FRAME + 3, box.y - FRAME - TOPPER + 3, box.w + 2 * FRAME - 6]
    context.save()
    context.translate(left, top)
    context.scale(width / OUTLINE.w, TOPPER / OUTLINE.h)
    context.fillStyle = cabinet.frame[0]
    context.fill(topper)
    context.restore()
    context.save()
    context.beginPath()
    context.arc(W / 2, top + TOPPER * 0.52, 6, 0, TURN)
    context.fillStyle = colours.accent
    context.strokeStyle = cabinet.seam
    context.lineWidth = 2
    context.fill()
    context.stroke()
    context.restore()
  }
  const renderFrame = (context: CanvasRenderingContext2D, t: number) => {
    const fill = context.createLinearGradient(0, box.y - FRAME, 0, box.y + box.h + FRAME)
    fill.addColorStop(0, cabinet.frame[0])
    fill.addColorStop(1, cabinet.frame[1])
    context.save()
    context.shadowColor = t >= wonAt ? cabinet.line : 'rgb(0 0 0 / .6)'
    context.shadowBlur = 22 + 10 * ramp(t, wonAt, wonAt + 0.2)
    context.fillStyle = fill
    renderTopper(context)
    context.beginPath()
    context.roundRect(box.x - FRAME, box.y - FRAME, box.w + 2 * FRAME, box.h + 2 * FRAME, 14)
    context.fill()
    context.restore()
  }
  const renderGround = (context: CanvasRenderingContext2D) => {
    context.fillStyle = cabinet.seam
    context.fillRect(box.x, box.y, box.w, box.h)
    for (let reel = 0; reel < reels; reel += 1) {
      const x = box.x + reel * cell.w + 1.5
      const ground = context.createLinearGradient(x, 0, x + cell.w - 3, 0)
      for (const [offset, colour] of [
        [0, cabinet.reel[0]],
        [0.2, cabinet.reel[1]],
        [0.8, cabinet.reel[1]],
        [1, cabinet.reel[0]],
      ] as const)
        ground.addColorStop(offset, colour)
      context.fillStyle = ground
      context.fillRect(x, box.y, cell.w - 3, box.h)
    }
  }
  const renderWinLine = (context: CanvasRenderingContext2D, t: number) => {
    const reach = smooth(ramp(t, wonAt, wonAt + 0.4)) * (win.length - 1)
    if (t < wonAt) return
    context.save()
    context.lineJoin = context.lineCap = 'round'
    context.beginPath()
    for (const [n, [reel, row]] of win.entries()) {
      const [x, y] = centreOfCell(reel, row)
      if (n <= reach) context.lineTo(x, y)
      else if (n - 1 < reach) {
        const [a, b] = centreOfCell(...(win[n - 1] as [number, number]))
        context.lineTo(a + (x - a) * (reach - n + 1), b + (y - b) * (reach - n + 1))
      }
    }
    context.shadowColor = cabinet.line
    context.shadowBlur = 12
    for (const [width, colour] of [
      [9, cabinet.line],
      [3.5, '#fffbe8'],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = colour
      context.globalAlpha = width > 5 ? 0.75 : 1
      context.stroke()
    }
    context.restore()
  }
  return {
    won: wonAt,
    middle: centreOfCell,
    render: (context, t) => {
      renderFrame(context, t)
      renderGround(context)
      context.save()
      context.beginPath()
      context.rect(box.x, box.y, box.w, box.h)
      context.clip()
      if (t >= wonAt) renderWinLine(context, t)
      for (let reel = 0; reel < reels; reel += 1) renderReel(context, reel, t)
      context.restore()
    },
  }
}

/** A motion-blurred symbol: the mean of all positions that it passes. */
function motionBlurred(picture: ImageBitmap): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = SYMBOL
  sheet.height = SYMBOL + BLUR_LENGTH
  const context = sheet.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 1 / COPIES
  for (let copy = 0; copy < COPIES; copy += 1) context.drawImage(picture, 0, (copy / (COPIES - 1)) * BLUR_LENGTH, SYMBOL, SYMBOL)
  return sheet
}

/** Stop position at which the strip shows these symbols. */
function stopAt(strip: readonly number[], column: readonly number[]): number {
  const matchingStop = strip.findIndex((_, stop) => column.every((id, row) => strip[(stop + row) % strip.length] === id))
  if (matchingStop < 0) throw new Error(`the strip never shows ${column.join(', ')}`)
  return matchingStop
}

/** Overshoot of a reel in cells, `after` seconds after its stop. */
const settleOffset = (time: number): number => 0.2 * Math.exp(-time * 11) * Math.sin(time * 20)
