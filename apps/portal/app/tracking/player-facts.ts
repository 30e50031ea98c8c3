import type { PlayerInfo } from '@herna/contract/player'
import type { TrackedPlayer } from '@herna/contract/tracking'
import { normalisedEmail, normalisedPhone } from '@herna/rules/tracking'

/** Hexadecimal SHA-256; null without a value, and on pages without https, where browsers have no hash. */
async function sha256(value: string | null): Promise<string | null> {
  if (value === null || !window.isSecureContext) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The player's facts as they may be sent [7.49]: login name, e-mail address and phone number only hashed. */
export async function trackedPlayer(info: PlayerInfo): Promise<TrackedPlayer> {
  const [username, email, phone] = await Promise.all(
    [info.username?.toLowerCase() ?? null, normalisedEmail(info.email), normalisedPhone(info.phone)].map(sha256),
  )
  return {
    userId: info.userId ?? null,
    playerClientId: info.playerClientId ?? null,
    username_sha256: username ?? null,
    email_sha256: email ?? null,
    phone_sha256: phone ?? null,
    sex: info.sex ?? null,
    city: info.city ?? null,
    accountBusinessPhase: info.accountBusinessPhase ?? null,
  }
}
