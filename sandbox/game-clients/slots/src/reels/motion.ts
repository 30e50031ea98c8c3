/** The reels' timing and paths. Distances are in cells; a reel is one rigid strip: what it will show, a blurred loop, what it showed. */

/** Cells the blur reaches beyond the strip at both ends, so that it never ends in a hard edge. */
export const BLEED = 0.5
/** Cells of the loop before it repeats. */
export const LOOP = 9
/** Cells per second at full speed. */
const SPEED = 28
export const LOOP_TIME = (LOOP / SPEED) * 1_000

export const START_TIME = 300
export const STOP_TIME = 420
/** Reels start and stop from left to right, always at the same pace: no reel is held back for tension. */
export const START_STAGGER = 55
export const STOP_STAGGER = 170
/** The first reel turns at least so long, so that a round has a rhythm; a press cuts it short. */
export const MIN_SPIN = 520

const LIFT = 0.09
const BOUNCE = 0.11

/** When reel `reel` may stop, in milliseconds after now. */
export function stopDelay(reel: number, sinceStart: number, quick: boolean): number {
  if (quick) return Math.max(0, START_TIME + START_STAGGER * reel - sinceStart)
  return Math.max(0, MIN_SPIN - sinceStart) + STOP_STAGGER * reel
}

const shift = (cells: number, ofHeight: number): string => `translateY(${((cells / ofHeight) * 100).toFixed(3)}%)`

/** A small lift, then away. `from` is where the part stands at rest; the percentages are of its own height. */
export function startPath(from: number, rows: number, height: number): Keyframe[] {
  return [
    { transform: shift(from, height), easing: 'cubic-bezier(.3,0,.6,1)' },
    { transform: shift(from - LIFT, height), offset: 0.3, easing: 'cubic-bezier(.55,.02,.9,.6)' },
    { transform: shift(from + rows, height) },
  ]
}

/** Height of the blurred strip, its bleed included; its first cell stands `BLEED` below its top. */
export const blurHeight = (rows: number): number => LOOP + rows + 2 * BLEED

export const loopPath = (rows: number): Keyframe[] => [
  { transform: shift(-LOOP - BLEED, blurHeight(rows)) },
  { transform: shift(-BLEED, blurHeight(rows)) },
]

/** In at full speed, slightly past the mark, and back. */
export function stopPath(from: number, rows: number, height: number): Keyframe[] {
  return [
    { transform: shift(from, height), easing: 'cubic-bezier(.2,.66,.42,1)' },
    { transform: shift(from + rows + BOUNCE, height), offset: 0.64, easing: 'cubic-bezier(.45,0,.4,1)' },
    { transform: shift(from + rows, height) },
  ]
}
