import type { SessionReply } from '@herna/contract/games'
import { SANDBOX_PASSWORD } from '../src/sandbox-players.ts'

const ORIGIN = { origin: 'http://localhost:3000' }
export const JSON_TYPE = { 'content-type': 'application/json' }

/** Logs the sandbox's player in, as their browser does, and opens a real session of a game. */
export async function openSandboxSession({ services, games }: { services: string; games: string }): Promise<SessionReply> {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...ORIGIN, cookie, ...(body ? JSON_TYPE : {}) }
    const response = await fetch(services + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    for (const cookieHeader of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookieHeader) ?? []
      cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
  await call('POST', '/platform/login', { username: 'hrac', password: SANDBOX_PASSWORD })
  const { temporaryToken } = (await call('POST', '/platform/temporary-token')) as { temporaryToken: string }
  await call('POST', '/gateway/v1/login', { username: 'hrac', ims_temporary_token: temporaryToken })
  const { sessionToken } = (await call('GET', '/gateway/pams/api/v2/chatToken')) as { sessionToken: { sessionToken: string } }
  const launch = { gameCode: 'vlcia-hora', mode: 'real', languageCode: 'sk-SK', launchToken: sessionToken.sessionToken }
  const response = await fetch(`${games}/api/sessions`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(launch) })
  if (response.status !== 201) throw new Error(`/api/sessions: ${response.status}`)
  return (await response.json()) as SessionReply
}
