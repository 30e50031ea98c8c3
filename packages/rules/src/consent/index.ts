/** Cookie consent: what was allowed, how it is kept, and what it means for the signals of Consent Mode v2. Nothing is allowed until somebody does. Spec 4.39. */
export {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_SIGNALS,
  CONSENT_VERSION,
  type Consent,
  type ConsentGroups,
  consentOf,
  FULL_CONSENT,
  NO_CONSENT,
  signalsOf,
  spellConsent,
} from './consent.ts'
