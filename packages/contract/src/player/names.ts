/** Vocabulary of players, sessions and player protection, as plain values without a schema library. */

/** States of a session. `locked`: idle too long; the password or the second factor unlocks it. */
export const SESSION_STATES = ['none', 'active', 'locked'] as const
/** One of `SESSION_STATES`. */
export type SessionState = (typeof SESSION_STATES)[number]

/** What a player must do before a gateway login. */
export const PENDING_STEPS = ['verify-email', 'accept-terms'] as const
/** One of `PENDING_STEPS`. */
export type PendingStep = (typeof PENDING_STEPS)[number]

/**
 * `errorCode`s in problem documents of the player's calls [8.7]; the portal has a text under `errors.auth.{code}` for each [8.9].
 */
export const PLAYER_ERROR_CODES = [
  /** 401: unknown name, wrong password or no valid remember-me token; 403: wrong password within a session. */
  'wrong-credentials',
  /** 423: too many failed logins; a mailed code unlocks the account. */
  'account-locked',
  /** 401: the code is wrong, used or expired. */
  'code-wrong',
  /** 401: the second-factor challenge expired; log in again. */
  'challenge-over',
  /** 401: no session. */
  'no-session',
  /** 401: 30 minutes without activity; the password or the second factor unlocks the session. */
  'session-idle',
  /** 401: the session has ended. */
  'session-over',
  /** 401: the temporary or notification token is unknown, used or expired. */
  'token-invalid',
  /** Never sent: the PAM replies `wrong-credentials` for an expired remember-me token. A text exists for it. */
  'remember-me-invalid',
  /** 409: a native launch found the session of another player; the player decides. */
  'other-player-in',
  /** 403. */
  'email-not-verified',
  /** 403. */
  'terms-not-accepted',
  /** 409: another version of the terms is in force. */
  'terms-outdated',
  /** 422: younger than 18. */
  'under-age',
  /** 409. */
  'username-taken',
  /** 422: the birth number (rodné číslo) is malformed or does not match the birth date. */
  'birth-number-invalid',
  /** 403: the person is in the register of excluded persons (RVO). */
  'excluded-by-register',
  /** 503: the register of excluded persons does not respond. */
  'register-unavailable',
  /** 422: see `PASSWORD_FAULTS`; `errors` names each. */
  'password-weak',
  /** 422: the new password equals the current one. */
  'password-same',
  /** 409: the second factor is already active. */
  'second-factor-on',
  /** 409: the second factor is not active. */
  'second-factor-off',
  /** 409: this limit was already loosened in this calendar month. */
  'limit-loosened-this-month',
  /** 409: this value is already in force. */
  'limit-unchanged',
  /** 409: there is no pending limit change. */
  'nothing-pending',
  /** 403: excluded or suspended. */
  'player-blocked',
  /** 403: the operator stopped play. */
  'play-stopped',
  /** 403: a limit of the player would be exceeded. */
  'limit-reached',
  /** 409: the cash balance is smaller than the amount. */
  'insufficient-funds',
  /** 409: the payment id was used for another payment. */
  'payment-mismatch',
  /** 409: the bonus has ended, or was answered differently. */
  'bonus-unusable',
  /** 404. */
  'bonus-unknown',
  /** 404. */
  'template-unknown',
  /** 409. */
  'tournament-over',
  /** 403: the call came from a page of an origin that is not allowed. */
  'foreign-origin',
  /** 429: the rate limit of the client was exceeded. */
  'too-many-requests',
] as const
/** One of `PLAYER_ERROR_CODES` [8.7] [8.9]. */
export type PlayerErrorCode = (typeof PLAYER_ERROR_CODES)[number]
/** Error codes that every operation can reply with. */
export const COMMON_ERRORS = ['foreign-origin', 'too-many-requests'] as const satisfies PlayerErrorCode[]
/** Error codes of operations that require a session. */
export const SESSION_ERRORS = ['no-session', 'session-idle', 'session-over'] as const satisfies PlayerErrorCode[]

/** Why a password is not acceptable. */
export const PASSWORD_FAULTS = ['too-short', 'too-long', 'too-simple', 'common', 'contains-name'] as const
/** One of `PASSWORD_FAULTS`. */
export type PasswordFault = (typeof PASSWORD_FAULTS)[number]
/** Long enough that no character classes have to be required (ASVS 5.0, 6.2.1 and 6.2.5). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/**
 * Kinds of accounts [3.14]. `temporary`: the e-mail address is not verified yet; all others except `online` are set by operators.
 */
export const ACCOUNT_KINDS = ['temporary', 'pre-registered', 'in-shop', 'multi-channel', 'online', 'aux-full'] as const
/** One of `ACCOUNT_KINDS` [3.14]. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Fields of [3.50] that `requestedPlayerData` may name. */
export const PLAYER_INFO_FIELDS = [
  'language',
  'username',
  'accountBusinessPhase',
  'userId',
  'sex',
  'phone',
  'email',
  'city',
  'playerClientId',
  'suspended',
] as const
/** One of `PLAYER_INFO_FIELDS` [3.50]. */
export type PlayerInfoField = (typeof PLAYER_INFO_FIELDS)[number]

/** What a logout sends unless it says otherwise [7.26]. */
export const LOGOUT_DEFAULTS = { allSessions: true, realMode: true, behavior: 'root', invalidateRememberMe: false } as const

/** Types of waiting messages, all requested by default [7.42]. */
export const WAITING_MESSAGE_TYPES = [
  'login',
  'bonus',
  'bonus:2',
  'bonus:4',
  'alert',
  'logout',
  'before_logout',
  'rg:dep-cool-off',
  'rg:limits-cool-off',
] as const
/** One of `WAITING_MESSAGE_TYPES` [7.42]. */
export type WaitingMessageType = (typeof WAITING_MESSAGE_TYPES)[number]

/** What a player can limit (§ 32): deposits, bets, losses. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const
/** One of `LIMIT_KINDS`. */
export type LimitKind = (typeof LIMIT_KINDS)[number]
/** Periods of a limit: calendar day, week and month. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
/** One of `LIMIT_PERIODS`. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Products of [6.7] a player can be excluded from; with a game type only games of that type. */
export const EXCLUSION_PRODUCTS = ['CrossProduct', 'Casino'] as const
/** One of `EXCLUSION_PRODUCTS` [6.7]. */
export type ExclusionProduct = (typeof EXCLUSION_PRODUCTS)[number]
/** Possible durations of a self-exclusion in months; `null` in a request: until further notice. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const
/**
 * Who excluded the player: the player, the 24-hour panic button, the state's register of excluded persons (RVO), the operator.
 */
export const EXCLUSION_REASONS = ['self', 'panic-button', 'register', 'suspended'] as const
/** One of `EXCLUSION_REASONS`. */
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

/** Minutes between reality checks that a player can choose; default 60. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const

/** Types of gaming bonuses [3.17]. */
export const GAMING_BONUS_TYPES = ['freespins', 'freespins2', 'goldenchips'] as const
/** One of `GAMING_BONUS_TYPES` [3.17]. */
export type GamingBonusType = (typeof GAMING_BONUS_TYPES)[number]
/** Statuses of a bonus; it counts as active when it is accepted or active [4.21]. */
export const BONUS_STATUSES = ['offered', 'accepted', 'active', 'completed', 'declined', 'cancelled', 'expired'] as const
/** One of `BONUS_STATUSES` [4.21]. */
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/**
 * Balances by type [3.49]: `casino_gaming` can be bet (cash and bonus together), its two parts, and what is bet in unfinished
 * rounds.
 */
export const BALANCE_TYPES = ['casino_gaming', 'casino_cash', 'casino_bonus', 'casino_held'] as const
/** One of `BALANCE_TYPES` [3.49]. */
export type BalanceType = (typeof BALANCE_TYPES)[number]
/** The balance that is displayed and bet from [3.49]. */
export const MAIN_BALANCE = 'casino_gaming'

/** Session lifetimes enforced by the server (player-protection.md, M8). */
export const SESSION_TIMES = {
  idleMinutes: 30,
  absoluteHours: 12,
  fullLoginDays: 30,
  rememberMeDays: 14,
  temporaryTokenSeconds: 60,
} as const
