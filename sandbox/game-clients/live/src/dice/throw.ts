import type { DealTimes } from '../deal/index.ts'

/** A die as shown: moving ones show faces in turn. */
export interface ShownDie {
  readonly face: number
  readonly isMoving: boolean
}

/** The dice stop one after another; the last one a moment before the result. */
const STOP_BEFORE_MS = [2600, 1600, 600]
const FACE_MS = 110

/**
 * The dice at this time, computed from the clock alone. `dice` null: not known yet. They move from the end of the betting until
 * they stop; standing still (`isStill`) they keep the faces of the last throw until the result.
 */
export function shownDice(
  dice: readonly number[] | null,
  last: readonly number[],
  times: DealTimes,
  now: number,
  isStill: boolean,
): ShownDie[] {
  return STOP_BEFORE_MS.map((before, nth) => {
    const stopsAt = isStill ? times.resultAt : times.resultAt - before
    const decided = dice?.[nth]
    if (decided !== undefined && now >= stopsAt) return { face: decided, isMoving: false }
    const resting = last[nth] ?? nth + 1
    if (isStill || now < times.bettingEndsAt) return { face: resting, isMoving: false }
    const step = Math.floor((now - times.bettingEndsAt) / FACE_MS)
    return { face: ((resting - 1 + step * (nth + 1)) % 6) + 1, isMoving: true }
  })
}

/** A result of the feed such as `1-5-6` as faces; empty if it is none. */
export function facesOf(result: string | undefined): number[] {
  const faces = (result ?? '').split('-').map(Number)
  return faces.length === 3 && faces.every((face) => face >= 1 && face <= 6) ? faces : []
}

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)
