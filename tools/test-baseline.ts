import { pbkdf2Sync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'test-baseline.json')
const TOLERANCE = 1.2
/** Differences below this are noise of starting a process. */
const NEGLIGIBLE_SECONDS = 3

export interface Baseline {
  /** When and where it was recorded. */
  recorded: string
  /** Milliseconds that `calibrate` needed there. */
  calibration: number
  /** Seconds per step. */
  steps: Record<string, number>
}

export const readBaseline = (): Baseline | null =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baseline) : null

export const writeBaseline = (baseline: Baseline): void => writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`)

/** Milliseconds of a fixed computation on one core, the best of five: how fast this machine is. */
export function calibrate(): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    pbkdf2Sync('calibration', 'salt', 100_000, 32, 'sha256')
    return performance.now() - begun
  })
  return Math.min(...times)
}

/** A line for each step that took more than 20 % longer than recorded, allowing for a machine of another speed. */
export function slowerSteps(steps: Record<string, number>, calibration: number, baseline: Baseline): string[] {
  const pace = calibration / baseline.calibration
  return Object.entries(steps).flatMap(([name, seconds]) => {
    const recorded = baseline.steps[name]
    if (recorded === undefined) return []
    const expected = recorded * pace
    if (seconds <= expected * TOLERANCE || seconds - expected < NEGLIGIBLE_SECONDS) return []
    const more = Math.round((seconds / expected - 1) * 100)
    return [`${name}: ${Math.round(seconds)} s, ${more} % more than the ${Math.round(expected)} s of the baseline`]
  })
}
