/** Runs a machine of the rules: one event at a time, effects in their order; events that effects raise wait for their turn. */
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
  const waiting: Event[] = []
  let running = false
  const send = (event: Event): void => {
    waiting.push(event)
    if (running) return
    running = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const move = step(state, next)
        state = move.state
        for (const effect of move.effects) perform(effect, send)
        onState?.(state)
      }
    } finally {
      running = false
    }
  }
  return { send, state: () => state }
}
