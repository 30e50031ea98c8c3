import { type CrashModel, elapsedAt, flightMs } from '@herna/game-maths'

/** A player's bet in a crash round, as it is stored. Multiples are hundredths, times ISO in round time. */
export interface CrashState {
  readonly bet: number
  readonly autoCashOut: number | null
  /** The multiple at which the flight ends, never sent to a client before. */
  readonly endsAt: number
  /** Start of the flight; null: a round of the time before rounds were shared, whose stake is not acknowledged. */
  readonly startedAt: string | null
  readonly cashedOutAt: number | null
  readonly isOver: boolean
  /** Absent: a round of the time before rounds were shared. The seed is never sent to a client before the end of the flight. */
  readonly shared?: { readonly number: number; readonly hash: string; readonly seed: string }
}

/** The round clocks of nodes differ by milliseconds: the end of a flight leaves the host when no node takes a cash-out any more. */
export const KNOWN_AFTER_MS = 100

/** Whether players may know the end of a flight. */
export const isEndKnown = (model: CrashModel, crashPoint: number, elapsedMs: number): boolean =>
  elapsedMs >= flightMs(model, crashPoint) + KNOWN_AFTER_MS

/** Milliseconds since the start of the flight; negative before it. */
export const elapsedOf = ({ startedAt }: CrashState, now: Date): number =>
  startedAt === null ? 0 : now.getTime() - Date.parse(startedAt)

/** When the bet ends by itself, in ms after the start, and at which multiple it then pays (null: it is lost). */
export function scheduledEnd(
  model: CrashModel,
  { endsAt, autoCashOut }: CrashState,
): { after: number; cashedOutAt: number | null } {
  if (autoCashOut !== null && autoCashOut <= endsAt) return { after: elapsedAt(model, autoCashOut), cashedOutAt: autoCashOut }
  return { after: flightMs(model, endsAt) + KNOWN_AFTER_MS, cashedOutAt: endsAt >= model.highestMultiple ? endsAt : null }
}

/** The bet after that time of the flight. */
export function settledAt(model: CrashModel, state: CrashState, elapsedMs: number): CrashState {
  if (state.isOver) return state
  const { after, cashedOutAt } = scheduledEnd(model, state)
  return elapsedMs < after ? state : { ...state, cashedOutAt, isOver: true }
}
