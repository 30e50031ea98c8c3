import type { GameHostContext } from '../context.ts'
import type { EngineClock } from '../games/engine.ts'

/** A moment by every clock that rounds run by. */
export type Times = Readonly<Record<EngineClock, Date>>

/** This moment. */
export const timesOf = ({ now, roundClock }: Pick<GameHostContext, 'now' | 'roundClock'>): Times => ({
  wall: now(),
  round: roundClock.now(),
})
