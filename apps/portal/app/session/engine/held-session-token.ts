/** The platform accepts a session token once, within a minute; what redeems it may load for a while before. */
const USABLE_MS = 30_000

interface HeldSessionToken {
  hold(token: string | null): void
  /** The token while it is new, once. */
  take(): string | null
}

/** The chat and gaming session token of the gateway's login [3.49] [7.2], for the first game or chat session after it. */
export function heldSessionToken(now: () => number): HeldSessionToken {
  let held: { token: string; since: number } | null = null
  return {
    hold(token) {
      held = token === null ? null : { token, since: now() }
    },
    take() {
      const taken = held
      held = null
      return taken !== null && now() - taken.since < USABLE_MS ? taken.token : null
    },
  }
}
