/**
 * Cookie consent: what the visitor allowed, the cookie that stores it, and the signals of Consent Mode v2. Nothing is allowed by
 * default. Spec 4.39.
 */
export {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_SIGNALS,
  CONSENT_VERSION,
  type Consent,
  type ConsentGroups,
  parseConsent,
  FULL_CONSENT,
  NO_CONSENT,
  signalsOf,
  serializeConsent,
} from './consent.ts'
