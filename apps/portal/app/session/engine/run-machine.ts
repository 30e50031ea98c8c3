/** Runs a state machine of the rules: one event at a time, effects in order; events sent by effects are queued. */
export function runMachine<State, Event, Effect>({
  initial,
  step,
  perform,
  onState,
}: {
  initial: State
  step(state: State, event: Event): { state: State; effects: readonly Effect[] }
  perform(effect: Effect, send: (event: Event) => void): void
  onState?(state: State): void
}) {
  let state = initial
  const queue: Event[] = []
  let isRunning = false
  const send = (event: Event): void => {
    queue.push(event)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const transition = step(state, next)
        state = transition.state
        for (const effect of transition.effects) perform(effect, send)
        onState?.(state)
      }
    } finally {
      isRunning = false
    }
  }
  return { send, state: () => state }
}
