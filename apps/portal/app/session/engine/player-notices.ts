/** Short messages to the player, shown as toasts. */
export type PlayerNotice =
  /** [8.30] The platform scripts did not load or start. */
  | { kind: 'startup-error' }
  /** [8.9] */
  | { kind: 'login-failed'; code: string }
  | { kind: 'unreachable' }
  | { kind: 'logout-unconfirmed' }
  /** [8.30] */
  | { kind: 'messages-failed' }
  /** [8.25] */
  | { kind: 'balance-visibility-failed' }
