/** What the player is told in passing. */
export type PlayerNotice =
  /** [8.30] The identity script did not load or start. */
  | { kind: 'startup-error' }
  /** [8.9] */
  | { kind: 'login-failed'; code: string }
  | { kind: 'unreachable' }
  | { kind: 'logout-unconfirmed' }
  /** [8.30] */
  | { kind: 'messages-failed' }
  /** [8.25] */
  | { kind: 'balance-visibility-failed' }
