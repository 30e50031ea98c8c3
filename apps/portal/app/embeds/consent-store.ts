import { loadApi } from '../api-loader/index.ts'
import type { TrackingHosts } from '../config/index.ts'
import { setTrackingConsent } from '../tracking/index.ts'
import { CONSENT_CHANGED } from '@herna/contract/embeds'
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  type Consent,
  type ConsentGroups,
  FULL_CONSENT,
  parseConsent,
  NO_CONSENT,
  signalsOf,
  serializeConsent,
} from '@herna/rules/consent'
import { hideQuestion, QUESTION_CLICKED, type QuestionState, questionState } from './consent-script.ts'

/** A tag manager reads commands as `arguments` objects; arrays are ignored. */
const pushCommand: (...command: unknown[]) => void = function () {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** The stored choice; null when there is none or cookies are blocked [F7]. */
function storedConsent(): Consent | null {
  try {
    return parseConsent(document.cookie)
  } catch {
    return null
  }
}

/** Signals denial before any tag runs, then the stored choice [4.39]. */
function signalStoredConsent(): Consent | null {
  pushCommand('consent', 'default', signalsOf(NO_CONSENT))
  const stored = storedConsent()
  if (stored) pushCommand('consent', 'update', signalsOf(stored.groups))
  return stored
}

function storeConsent(consent: Consent): void {
  const age = CONSENT_DAYS * 86_400
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${CONSENT_COOKIE}=${serializeConsent(consent)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // Blocked: the choice is valid for this page only [F7].
  }
}

/** Records the choice at the platform as proof. When that fails, the cookie stays unrecorded and the next page tries again. */
async function recordConsent(platform: string, consent: Consent): Promise<void> {
  const { statistics: analytics, preferences: personalisation, marketing } = consent.groups
  try {
    const { recordCookieConsent } = await loadApi()
    await recordCookieConsent(platform, { id: consent.id, version: CONSENT_VERSION, analytics, personalisation, marketing })
    storeConsent({ ...consent, recorded: true })
  } catch {
    // Retried on the next page.
  }
}

/** Stores a choice, signals it to the tags and the tracking, and records it at the platform. */
function saveConsent(platform: string, tracking: TrackingHosts | undefined, groups: ConsentGroups): Promise<void> {
  const id = storedConsent()?.id ?? crypto.randomUUID()
  const consent = { id, groups, recorded: false }
  storeConsent(consent)
  pushCommand('consent', 'update', signalsOf(groups))
  void setTrackingConsent(groups, id, tracking)
  return recordConsent(platform, consent)
}

/** Groups by the value of the question's buttons. */
const ANSWERS: Partial<Record<QuestionState, ConsentGroups>> = { '1111': FULL_CONSENT, '0000': NO_CONSENT }

/** The settings of cookies. */
interface Settings {
  open: () => void
  close: () => void
}

/**
 * Signals the stored choice, records it where the platform has not yet, and takes up what the visitor clicks in the question, also before this code ran. Returns
 * a function that stops listening.
 */
export function startConsent(platform: string, settings: Settings, tracking?: TrackingHosts): () => void {
  const takeUpClick = () => {
    const state = questionState()
    const answer = state && ANSWERS[state]
    if (state === 'settings') settings.open()
    if (!answer) return
    settings.close()
    hideQuestion()
    void saveConsent(platform, tracking, answer)
  }
  const stored = signalStoredConsent()
  // Answered on this page before this code ran: what was reported before the answer is not sent.
  if (ANSWERS[questionState() ?? 'open']) void setTrackingConsent(NO_CONSENT, '', tracking)
  void setTrackingConsent(stored?.groups ?? NO_CONSENT, stored?.id ?? '', tracking)
  if (stored && !stored.recorded) void recordConsent(platform, stored)
  // Answered before this code ran, or in another tab.
  if (stored && questionState() !== 'settings') hideQuestion()
  takeUpClick()
  const onChange = ({ detail }: WindowEventMap[typeof CONSENT_CHANGED]) => void saveConsent(platform, tracking, detail)
  window.addEventListener(QUESTION_CLICKED, takeUpClick)
  window.addEventListener(CONSENT_CHANGED, onChange)
  return () => {
    window.removeEventListener(QUESTION_CLICKED, takeUpClick)
    window.removeEventListener(CONSENT_CHANGED, onChange)
  }
}
