/** Vocabulary of players, sessions and protection. Plain constants: a page may load them without a schema. */

/** Statuses of a session cookie. `locked`: idle too long, the password or a second factor opens it again. */
export const SESSION_STATES = ['none', 'active', 'locked'] as const
export type SessionState = (typeof SESSION_STATES)[number]

/** What a player must do before the gateway lets them in. */
export const PENDING_STEPS = ['verify-email', 'accept-terms'] as const
export type PendingStep = (typeof PENDING_STEPS)[number]

/** `errorCode` of problem documents of the player's calls [8.7]; texts lie in the portal under `errors.auth.{code}` [8.9]. */
export const PLAYER_ERROR_CODES = [
  'wrong-credentials',
  'account-locked',
  'code-wrong',
  'challenge-over',
  'no-session',
  'session-idle',
  'session-over',
  'token-invalid',
  'remember-me-invalid',
  /** A native launch met another player's session; the player is asked. */
  'other-player-in',
  'email-not-verified',
  'terms-not-accepted',
  'terms-outdated',
  'under-age',
  'username-taken',
  'birth-number-invalid',
  'excluded-by-register',
  'register-unavailable',
  'password-weak',
  'password-same',
  'second-factor-on',
  'second-factor-off',
  'limit-loosened-this-month',
  'limit-unchanged',
  'nothing-pending',
  'player-blocked',
  'play-stopped',
  'limit-reached',
  'insufficient-funds',
  'payment-mismatch',
  'bonus-unusable',
  'bonus-unknown',
  'template-unknown',
  'tournament-over',
  'foreign-origin',
  'too-many-requests',
] as const
export type PlayerErrorCode = (typeof PLAYER_ERROR_CODES)[number]
/** What every operation may answer, and what every operation of a session. */
export const EVERYWHERE = ['foreign-origin', 'too-many-requests'] as const satisfies PlayerErrorCode[]
export const OF_SESSIONS = ['no-session', 'session-idle', 'session-over'] as const satisfies PlayerErrorCode[]

/** Why a password is refused. */
export const PASSWORD_FAULTS = ['too-short', 'too-long', 'too-simple', 'common', 'contains-name'] as const
export type PasswordFault = (typeof PASSWORD_FAULTS)[number]
/** Long enough that no kinds of characters need be asked for (ASVS 5.0, 6.2.1 and 6.2.5). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Kinds of accounts [3.14]. `temporary`: the address is not verified yet; the others but `online` are set by operators. */
export const ACCOUNT_KINDS = ['temporary', 'pre-registered', 'in-shop', 'multi-channel', 'online', 'aux-full'] as const
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
export type PlayerInfoField = (typeof PLAYER_INFO_FIELDS)[number]

/** Waiting messages asked for by default [7.42]. */
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
export type WaitingMessageType = (typeof WAITING_MESSAGE_TYPES)[number]

export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Products of [6.7] a player can exclude themselves from; a game type excludes that type alone. */
export const EXCLUSION_PRODUCTS = ['CrossProduct', 'Casino'] as const
export type ExclusionProduct = (typeof EXCLUSION_PRODUCTS)[number]
/** Whole months, or `null`: until further notice. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const
/** Who or what excluded: the player, the 24-hour button, the state's register (RVO), the operator. */
export const EXCLUSION_REASONS = ['self', 'panic-button', 'register', 'suspended'] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

/** Minutes between reality checks a player may choose; 60 unless chosen. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const

/** [3.17]. */
export const GAMING_BONUS_TYPES = ['freespins', 'freespins2', 'goldenchips'] as const
export type GamingBonusType = (typeof GAMING_BONUS_TYPES)[number]
/** A bonus is active when it is accepted or active [4.21]. */
export const BONUS_STATUSES = ['offered', 'accepted', 'active', 'completed', 'declined', 'cancelled', 'expired'] as const
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** Balances by type [3.49]: `casino_gaming` is what can be staked (cash and bonus together); its parts, and what unfinished rounds hold. */
export const BALANCE_TYPES = ['casino_gaming', 'casino_cash', 'casino_bonus', 'casino_held'] as const
export type BalanceType = (typeof BALANCE_TYPES)[number]
/** The balance that is shown and played with [3.49]. */
export const MAIN_BALANCE = 'casino_gaming'

/** Session times, as the server keeps them (player-protection.md, M8). */
export const SESSION_TIMES = {
  idleMinutes: 30,
  absoluteHours: 12,
  fullLoginDays: 30,
  rememberMeDays: 14,
  temporaryTokenSeconds: 60,
} as const
