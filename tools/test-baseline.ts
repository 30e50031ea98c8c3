import { pbkdf2Sync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'test-baseline.json')
const TOLERANCE = 1.2
/** Smaller differences are noise from starting a process. */
const NEGLIGIBLE_SECONDS = 3

export interface Baseline {
  /** Date and machine of the recording. */
  recorded: string
  /** Result of `calibrate` on that machine, in ms. */
  calibration: number
  /** Seconds per step. */
  steps: Record<string, number>
}

export const readBaseline = (): Baseline | null =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baseline) : null

export const writeBaseline = (baseline: Baseline): void => writeFileSync(FILE, `${JSON.stringify(baseline, null, 2)}\n`)

/** Duration in ms of a fixed computation on one core, the best of five: a measure of this machine's speed. */
export function calibrate(): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    pbkdf2Sync('calibration', 'salt', 100_000, 32, 'sha256')
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

/** A line for each step that took over 20 % longer than recorded, corrected for the machine's speed. */
export function slowerSteps(steps: Record<string, number>, calibration: number, baseline: Baseline): string[] {
  const speedRatio = calibration / baseline.calibration
  return Object.entries(steps).flatMap(([name, seconds]) => {
    const baselineSeconds = baseline.steps[name]
    if (baselineSeconds === undefined) return []
    const expectedSeconds = baselineSeconds * speedRatio
    if (seconds <= expectedSeconds * TOLERANCE || seconds - expectedSeconds < NEGLIGIBLE_SECONDS) return []
    const percentSlower = Math.round((seconds / expectedSeconds - 1) * 100)
    return [`${name}: ${Math.round(seconds)} s, ${percentSlower} % above the baseline of ${Math.round(expectedSeconds)} s`]
  })
}
