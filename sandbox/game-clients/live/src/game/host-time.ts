import type { LiveTableState } from '@herna/contract/games'
import { phaseOf, phaseSpan } from '../round/index.ts'

/** Longest time between two steps: the ring shrinks smoothly enough and the device may rest. */
const STEP_MS = 250

/** Calls `tick` several times a second and exactly when a phase ends, until the signal aborts. */
export function runTicks(tick: () => { table: LiveTableState | null; now: number }, until: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = (): void => {
    const { table, now } = tick()
    const span = table?.round ? phaseSpan(table.round, phaseOf(table, now)) : null
    const rest = span === null ? STEP_MS : span[1] - now
    timer = setTimeout(step, Math.max(1, Math.min(STEP_MS, rest)))
  }
  step()
  until.addEventListener('abort', () => clearTimeout(timer))
}
