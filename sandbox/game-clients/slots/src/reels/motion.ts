// Timing and paths of the reels. Distances are in cells; a reel is one strip: next cells, blurred loop, current cells.
import type { Motion } from '@herna/contract/games'

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

interface Move {
  /** Cells by which a reel is drawn back before it starts. */
  readonly lift: number
  /** 1: downwards, −1: upwards. */
  readonly direction: 1 | -1
  /** Cells beyond its place, and when, while a reel comes to rest. */
  readonly swings: readonly (readonly [beyond: number, offset: number])[]
}
/** How the reels of a studio move. All start and stop in the same time. */
const MOVES: Readonly<Record<Motion, Move>> = {
  bounce: {
    lift: 0.09,
    direction: 1,
    swings: [
      [0.12, 0.56],
      [-0.026, 0.84],
    ],
  },
  // Falls into its place and shakes.
  slam: {
    lift: 0.02,
    direction: 1,
    swings: [
      [0.01, 0.34],
      [-0.08, 0.5],
      [0, 0.68],
      [-0.02, 0.8],
    ],
  },
  glide: { lift: 0, direction: 1, swings: [] },
  spring: {
    lift: 0.16,
    direction: 1,
    swings: [
      [0.2, 0.46],
      [-0.1, 0.66],
      [0.04, 0.85],
    ],
  },
  // Runs over its notch and is pulled back.
  click: {
    lift: 0.05,
    direction: 1,
    swings: [
      [0.07, 0.44],
      [0.07, 0.66],
    ],
  },
  rise: {
    lift: 0.09,
    direction: -1,
    swings: [
      [0.1, 0.58],
      [-0.02, 0.86],
    ],
  },
}

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

/** What moves: an element of so many cells' height, before a window of so many rows, in a studio's way. */
export interface Track {
  readonly rows: number
  readonly height: number
  readonly motion: Motion
}

/** A position of the element's upper edge; upwards everything is mirrored in the window. Percentages refer to the element's height. */
function shift(cells: number, { rows, height, motion }: Track): string {
  const place = MOVES[motion].direction === 1 ? cells : rows - cells - height
  return `translateY(${((place / height) * 100).toFixed(3)}%)`
}

/** Start movement: drawn back a little, then off. `from` is the position at rest. */
export function startPath(from: number, track: Track): Keyframe[] {
  return [
    { transform: shift(from, track), easing: 'cubic-bezier(.3,0,.6,1)' },
    { transform: shift(from - MOVES[track.motion].lift, track), offset: 0.3, easing: 'cubic-bezier(.55,.02,.9,.6)' },
    { transform: shift(from + track.rows, track) },
  ]
}

/** Height of the blurred strip including its bleed; its first cell is `BLEED` below the top. */
export const blurHeight = (rows: number): number => LOOP + rows + 2 * BLEED

export const loopPath = (track: Track): Keyframe[] => [
  { transform: shift(-LOOP - BLEED, track) },
  { transform: shift(-BLEED, track) },
]

/** Stop movement: at full speed into its place, and what the studio's reels do there. */
export function stopPath(from: number, track: Track): Keyframe[] {
  const rest = from + track.rows
  return [
    { transform: shift(from, track), easing: 'cubic-bezier(.2,.66,.42,1)' },
    ...MOVES[track.motion].swings.map(([beyond, offset]) => ({
      transform: shift(rest + beyond, track),
      offset,
      easing: 'cubic-bezier(.45,0,.45,1)',
    })),
    { transform: shift(rest, track) },
  ]
}
