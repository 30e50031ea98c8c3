import { loadApi } from '../api-loader/index.ts'
import { CONSENT_CHANGED } from '@herna/contract/embeds'
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  type Consent,
  type ConsentGroups,
  consentOf,
  NO_CONSENT,
  signalsOf,
  spellConsent,
} from '@herna/rules/consent'

/** A tag manager reads commands as `arguments` objects; an array would be passed over. */
const command: (...words: unknown[]) => void = function () {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** What was chosen before; null where the browser forbids even to look [F7]. */
function keptConsent(): Consent | null {
  try {
    return consentOf(document.cookie)
  } catch {
    return null
  }
}

/** Denied before any tag, then what was chosen before [4.39]. */
export function announceConsent(): Consent | null {
  command('consent', 'default', signalsOf(NO_CONSENT))
  const kept = keptConsent()
  if (kept) command('consent', 'update', signalsOf(kept.groups))
  return kept
}

function keep(consent: Consent): void {
  const age = CONSENT_DAYS * 86_400
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${CONSENT_COOKIE}=${spellConsent(consent)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // Forbidden: the choice holds for this page [F7].
  }
}

/** The proof of the choice lies with the platform. Where it was not reached, the cookie says so and the next page tries again. */
export async function recordConsent(platform: string, consent: Consent): Promise<void> {
  const { statistics: analytics, preferences: personalisation, marketing } = consent.groups
  try {
    const { recordCookieConsent } = await loadApi()
    await recordCookieConsent(platform, { id: consent.id, version: CONSENT_VERSION, analytics, personalisation, marketing })
    keep({ ...consent, recorded: true })
  } catch {
    // Nobody answered.
  }
}

/** A choice was made: kept, told to the tags, recorded. */
export function takeConsent(platform: string, groups: ConsentGroups): Promise<void> {
  const id = keptConsent()?.id ?? crypto.randomUUID()
  const consent = { id, groups, recorded: false }
  keep(consent)
  command('consent', 'update', signalsOf(groups))
  return recordConsent(platform, consent)
}

/** Hears choices; returns how to stop. */
export function onConsent(heed: (groups: ConsentGroups) => void): () => void {
  const onChange = ({ detail }: WindowEventMap[typeof CONSENT_CHANGED]) => heed(detail)
  window.addEventListener(CONSENT_CHANGED, onChange)
  return () => window.removeEventListener(CONSENT_CHANGED, onChange)
}
