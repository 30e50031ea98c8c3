import { availableParallelism } from 'node:os'
import type { Breadth } from './breadth.ts'

export interface Step {
  name: string
  command: string[]
  /** Working directory; default: the project's root. */
  cwd?: string
  /** Starts only after these have ended, passed or failed. */
  after?: string[]
  /** Format of its test report; a step without one counts as one check. */
  counts?: 'vitest' | 'playwright'
  needs?: 'Chromium' | 'PostgreSQL' | 'Redis' | 'cluster'
  /** How many of the two slots it takes: a step that uses both cores takes both. */
  slots: 1 | 2
}

const bin = 'node_modules/.bin'
/** One more than there are cores: tests also wait, for timeouts, processes that start and rounds that run by a clock. */
const WORKERS = availableParallelism() + 1
/** Service tests compute less than half of their time: they wait for processes, databases, lost calls and leases. */
const SERVICE_WORKERS = availableParallelism() + 2
const vitest = (project: string, workers = WORKERS): string[] => [
  `${bin}/vitest`,
  'run',
  '--project',
  project,
  '--maxWorkers',
  String(workers),
]

/** Processes and machines that fail while players play. Takes minutes, so only the full run has it. */
const DRILLS: Step = {
  name: 'drills',
  command: ['node', 'tests/chaos/drills.ts', '--short'],
  after: ['builds'],
  needs: 'cluster',
  slots: 2,
}

/** The steps of `npm test`, the same in both breadths but for the drills. */
export const stepsOf = (breadth: Breadth): Step[] => [
  { name: 'builds', command: ['node', 'tools/build.ts'], slots: 1 },
  { name: 'format', command: [`${bin}/biome`, 'check'], slots: 1 },
  { name: 'route types', command: [`${bin}/react-router`, 'typegen'], cwd: 'apps/portal', slots: 1 },
  // Type-aware rules also need the generated route types.
  { name: 'lint', command: [`${bin}/oxlint`], after: ['route types'], slots: 1 },
  { name: 'dead code', command: [`${bin}/knip`], after: ['route types'], slots: 1 },
  { name: 'types', command: [`${bin}/tsc`, '--noEmit'], after: ['route types'], slots: 1 },
  { name: 'unit tests', command: vitest('units'), counts: 'vitest', slots: 2 },
  {
    name: 'component tests',
    command: vitest('components'),
    counts: 'vitest',
    needs: 'Chromium',
    slots: 2,
  },
  {
    name: 'service tests',
    command: vitest('services', SERVICE_WORKERS),
    counts: 'vitest',
    needs: 'Redis',
    slots: 2,
  },
  {
    // The gate runs only what depends on the PostgreSQL version; see vitest.config.ts.
    name: 'service tests on the system’s PostgreSQL',
    command: vitest(breadth === 'full' ? 'services' : 'postgres-matrix', SERVICE_WORKERS),
    counts: 'vitest',
    needs: 'PostgreSQL',
    slots: 2,
  },
  {
    name: 'journeys',
    command: [`${bin}/playwright`, 'test', '-c', 'tests/journeys'],
    after: ['builds'],
    counts: 'playwright',
    needs: 'Chromium',
    slots: 2,
  },
  ...(breadth === 'full' ? [DRILLS] : []),
]

const SLOTS = 2

/**
 * Runs all steps in order, as slots and predecessors permit. A step that takes both slots is not overtaken by later ones; otherwise it could
 * wait indefinitely.
 */
export async function runInSlots(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps]
  const unfinishedNames = new Set(steps.map(({ name }) => name))
  const runningSteps = new Set<Promise<void>>()
  let freeSlots = SLOTS
  const isReady = (step: Step) => !step.after?.some((name) => unfinishedNames.has(name))
  const nextReadyStep = (): Step | undefined => {
    const ready = waiting.find(isReady)
    return ready && ready.slots <= freeSlots ? ready : undefined
  }
  while (waiting.length > 0) {
    for (let step = nextReadyStep(); step; step = nextReadyStep()) {
      const { name, slots } = step
      waiting.splice(waiting.indexOf(step), 1)
      freeSlots -= slots
      const stepRun: Promise<void> = run(step).finally(() => {
        unfinishedNames.delete(name)
        freeSlots += slots
        runningSteps.delete(stepRun)
      })
      runningSteps.add(stepRun)
    }
    if (runningSteps.size === 0) throw new Error(`test steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(runningSteps)
  }
  await Promise.all(runningSteps)
}
