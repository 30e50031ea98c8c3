import { CONSENT_GROUPS, type ConsentGroup } from '@herna/contract/embeds'

/** Increased whenever the question changes: every visitor is then asked again. */
export const CONSENT_VERSION = '2026-11'
/** Name of the cookie that stores the consent. */
export const CONSENT_COOKIE = 'cookie-consent'
/** Lifetime in days: visitors are asked again after a year. */
export const CONSENT_DAYS = 365

/** Whether each cookie group is allowed. */
export type ConsentGroups = Record<ConsentGroup, boolean>
/** A visitor's choice. */
export interface Consent {
  /** The visitor's own random id, under which the choice is recorded. */
  id: string
  groups: ConsentGroups
  /** The platform has recorded the choice. */
  recorded: boolean
}

/** The default: no group is allowed. */
export const NO_CONSENT: ConsentGroups = { performance: false, statistics: false, preferences: false, marketing: false }
/** Every group is allowed. */
export const FULL_CONSENT: ConsentGroups = { performance: true, statistics: true, preferences: true, marketing: true }

const VALUE = /^([\w-]+)\.([0-9a-f-]{36})\.([01]{4})\.([01])$/

/** Reads the choice from a cookie header: `version.id.groups.recorded`. Null: none, another version, or malformed. */
export function parseConsent(cookies: string): Consent | null {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
  const [, version, id, bits, recorded] = VALUE.exec(value?.slice(CONSENT_COOKIE.length + 1) ?? '') ?? []
  if (version !== CONSENT_VERSION || !id || !bits) return null
  const groups = Object.fromEntries(CONSENT_GROUPS.map((group, index) => [group, bits[index] === '1'])) as ConsentGroups
  return { id, groups, recorded: recorded === '1' }
}

/** The cookie value of a choice. */
export const serializeConsent = ({ id, groups, recorded }: Consent): string =>
  [CONSENT_VERSION, id, CONSENT_GROUPS.map((group) => Number(groups[group])).join(''), Number(recorded)].join('.')

/** Signals of Consent Mode v2. */
export const CONSENT_SIGNALS = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
] as const
export type ConsentSignal = (typeof CONSENT_SIGNALS)[number]

/** Which group decides each advertising and analytics signal [4.39]. */
const GROUP_OF: Record<ConsentSignal, ConsentGroup> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'performance',
  personalization_storage: 'preferences',
}

/** The signals of Consent Mode v2 for a choice [4.39]. */
export const signalsOf = (groups: ConsentGroups): Record<ConsentSignal, 'granted' | 'denied'> =>
  Object.fromEntries(CONSENT_SIGNALS.map((signal) => [signal, groups[GROUP_OF[signal]] ? 'granted' : 'denied'])) as Record<
    ConsentSignal,
    'granted' | 'denied'
  >
