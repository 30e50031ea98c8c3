/** A busy page does not keep a task from running for longer than this. */
const AT_LATEST_MS = 2_000
/** Safari has no `requestIdleCallback`. */
const WITHOUT_IDLE_PERIODS_MS = 50

const tasks: (() => void)[] = []

/** Runs what nobody waits for: tasks in their order, one per idle period, so that none of them delays a tap [P3]. Returns a function that cancels the task. */
export function whenIdle(task: () => void): () => void {
  tasks.push(task)
  if (tasks.length === 1) schedule()
  return () => {
    const index = tasks.indexOf(task)
    // The period stays scheduled and runs the next task.
    if (index !== -1) tasks[index] = nothing
  }
}

const nothing = (): void => undefined

function runNext(): void {
  try {
    tasks[0]?.()
  } finally {
    tasks.shift()
    if (tasks.length > 0) schedule()
  }
}

function schedule(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: AT_LATEST_MS })
  else setTimeout(runNext, WITHOUT_IDLE_PERIODS_MS)
}
