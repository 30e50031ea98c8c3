import type { Breadth } from './breadth.ts'

export interface Step {
  name: string
  command: string[]
  /** Folder it runs in; the project's root when missing. */
  cwd?: string
  /** Runs only after these have ended, whether they passed or not. */
  after?: string[]
  /** How its report counts tests; a step without one counts as one check. */
  counts?: 'vitest' | 'playwright'
  needs?: 'Chromium' | 'PostgreSQL'
  /** How many of two slots it takes: a step that keeps both cores busy takes both. */
  slots: 1 | 2
}

const bin = 'node_modules/.bin'

/** Everything that `npm test` runs; the same steps in both breadths. */
export const stepsOf = (breadth: Breadth): Step[] => [
  { name: 'builds', command: ['node', 'tools/build.ts'], slots: 1 },
  { name: 'format', command: [`${bin}/biome`, 'check'], slots: 1 },
  { name: 'route types', command: [`${bin}/react-router`, 'typegen'], cwd: 'apps/portal', slots: 1 },
  // Rules that need types see the routes' generated ones too.
  { name: 'lint', command: [`${bin}/oxlint`], after: ['route types'], slots: 1 },
  { name: 'dead code', command: [`${bin}/knip`], after: ['route types'], slots: 1 },
  { name: 'types', command: [`${bin}/tsc`, '--noEmit'], after: ['route types'], slots: 1 },
  { name: 'unit tests', command: [`${bin}/vitest`, 'run', '--project', 'units'], counts: 'vitest', slots: 2 },
  {
    name: 'room tests',
    command: [`${bin}/vitest`, 'run', '--project', 'rooms'],
    counts: 'vitest',
    needs: 'Chromium',
    slots: 2,
  },
  { name: 'service tests', command: [`${bin}/vitest`, 'run', '--project', 'services'], counts: 'vitest', slots: 2 },
  {
    // In the gate only what depends on the server's version; see vitest.config.ts.
    name: 'service tests on the system’s PostgreSQL',
    command: [`${bin}/vitest`, 'run', '--project', breadth === 'full' ? 'services' : 'dialect'],
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
]

const SLOTS = 2

/**
 * Runs all steps, in their order as far as slots are free and what they wait for has ended. A step that takes both slots is not overtaken, or it
 * would wait for ever longer.
 */
export async function runInSlots(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps]
  const unfinished = new Set(steps.map(({ name }) => name))
  const running = new Set<Promise<void>>()
  let free = SLOTS
  const isReady = (step: Step) => !step.after?.some((name) => unfinished.has(name))
  const next = (): Step | undefined => {
    const ready = waiting.find(isReady)
    return ready && ready.slots <= free ? ready : undefined
  }
  while (waiting.length > 0) {
    for (let step = next(); step; step = next()) {
      const { name, slots } = step
      waiting.splice(waiting.indexOf(step), 1)
      free -= slots
      const ended: Promise<void> = run(step).finally(() => {
        unfinished.delete(name)
        free += slots
        running.delete(ended)
      })
      running.add(ended)
    }
    if (running.size === 0) throw new Error(`steps that wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running)
  }
  await Promise.all(running)
}
