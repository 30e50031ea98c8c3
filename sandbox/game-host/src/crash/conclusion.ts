import { ProblemError } from '@herna/service-kit'
import { LAUNCH_MS } from './crash-rounds.store.ts'

/** Throws a 409 problem when the operator's conclusion would reveal or annul the end of a shared round; `elapsedMs` since the start of the flight of `flightMs`. */
export function checkCrashConclusion(elapsedMs: number, flightMs: number, how: 'stand' | 'void'): void {
  if (how === 'stand' && elapsedMs < flightMs) throw notYet('The flight is not over: its end would be known early.')
  if (how === 'void' && elapsedMs >= -LAUNCH_MS) throw notYet('The betting is over: the bet is settled with the round.')
}

const notYet = (detail: string): ProblemError => new ProblemError(409, detail, undefined, 'table-round-running')
