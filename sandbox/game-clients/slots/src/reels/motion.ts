// Timing and paths of the reels. Distances are in cells; a reel is one strip: next cells, blurred loop, current cells.

/** Cells by which the blur exceeds the strip at both ends, so that it has no hard edge. */
export const BLEED = 0.5
/** Length of the loop in cells. */
export const LOOP = 9
/** Cells per second at full speed. */
const SPEED = 28
export const LOOP_TIME = (LOOP / SPEED) * 1_000

export const START_TIME = 300
export const STOP_TIME = 460
/** Reels start and stop from left to right at an even pace. */
export const START_STAGGER = 55
export const STOP_STAGGER = 170
/** Minimum spin time of the first reel in ms; a press or quick spin shortens it to the reel's start. */
export const MIN_SPIN = 520
/** Additional time of each reel that may still complete the free spins; the same in every such spin. */
export const ANTICIPATION = 620

const LIFT = 0.09
const BOUNCE = 0.12

/** When reels may stop. `anticipated`: reels that stop later, because the reels before them make free spins possible. */
export interface StopPace {
  isQuick: boolean
  anticipated: readonly number[]
}

/** Delay in ms until reel `reel` may stop. */
export function stopDelay(reel: number, sinceStart: number, { isQuick, anticipated }: StopPace): number {
  if (isQuick) return Math.max(0, START_TIME + START_STAGGER * reel - sinceStart)
  const slowed = anticipated.filter((other) => other <= reel).length
  return Math.max(0, MIN_SPIN - sinceStart) + STOP_STAGGER * reel + ANTICIPATION * slowed
}

const shift = (cells: number, ofHeight: number): string => `translateY(${((cells / ofHeight) * 100).toFixed(3)}%)`

/** Start movement: a small lift, then down. `from` is the position at rest; percentages refer to the element's height. */
export function startPath(from: number, rows: number, height: number): Keyframe[] {
  return [
    { transform: shift(from, height), easing: 'cubic-bezier(.3,0,.6,1)' },
    { transform: shift(from - LIFT, height), offset: 0.3, easing: 'cubic-bezier(.55,.02,.9,.6)' },
    { transform: shift(from + rows, height) },
  ]
}

/** Height of the blurred strip including its bleed; its first cell is `BLEED` below the top. */
export const blurHeight = (rows: number): number => LOOP + rows + 2 * BLEED

export const loopPath = (rows: number): Keyframe[] => [
  { transform: shift(-LOOP - BLEED, blurHeight(rows)) },
  { transform: shift(-BLEED, blurHeight(rows)) },
]

/** Stop movement: at full speed, slightly too far, and back in two small swings. */
export function stopPath(from: number, rows: number, height: number): Keyframe[] {
  return [
    { transform: shift(from, height), easing: 'cubic-bezier(.2,.66,.42,1)' },
    { transform: shift(from + rows + BOUNCE, height), offset: 0.56, easing: 'cubic-bezier(.45,0,.4,1)' },
    { transform: shift(from + rows - BOUNCE * 0.22, height), offset: 0.84, easing: 'cubic-bezier(.45,0,.5,1)' },
    { transform: shift(from + rows, height) },
  ]
}
