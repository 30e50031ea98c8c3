import { type GamePermit, PREVIEW_AUTH_PATH, type PreviewPass, previewPass } from '@herna/contract/content'

/** What became of a password: `wait` tells the seconds, `closed` that nobody has set one, `away` that nobody answered as promised. */
export type Exchange =
  | ({ kind: 'pass' } & PreviewPass & { gamePermit?: GamePermit | undefined })
  | { kind: 'wrong' | 'closed' | 'away' }
  | { kind: 'wait'; seconds: number }

export interface PreviewVisitor {
  /** The client's address: wrong passwords are counted by it. */
  address: string
  /** A pass this browser was given before; it may be over. */
  device: string | null
}

/** The preview authentication call [7.34]. */
export interface PreviewCall {
  /** With a game's code the right password also gives a permit for that game [5.3]. */
  exchange(secret: string, visitor: PreviewVisitor, gameCode?: string): Promise<Exchange>
  /** Whether a pass still opens drafts; null: nobody answered. */
  holds(pass: string): Promise<boolean | null>
}

const LIMIT = 2_500

export function createPreviewCall(base: string, limit = LIMIT): PreviewCall {
  const ask = async (query: string, headers: Record<string, string>): Promise<Response | null> => {
    const signal = AbortSignal.timeout(limit)
    const options: RequestInit = { headers: { accept: 'application/json', ...headers }, redirect: 'error', signal }
    // The reason would name the address, and with it the password.
    return fetch(base + PREVIEW_AUTH_PATH + query, options).catch(() => null)
  }
  const passIn = async (response: Response): Promise<PreviewPass | null> =>
    previewPass.safeParse(await response.json().catch(() => null)).data ?? null

  return {
    async exchange(secret, { address, device }, gameCode) {
      const query = new URLSearchParams({ secret, ...(gameCode === undefined ? {} : { gameCode }) })
      const known: Record<string, string> = device === null ? {} : { authorization: `Bearer ${device}` }
      const response = await ask(`?${query}`, { 'x-forwarded-for': address, ...known })
      const pass = response?.ok ? await passIn(response) : null
      if (pass) return { kind: 'pass', ...pass }
      await response?.body?.cancel().catch(() => {})
      if (response?.status === 401 || response?.status === 400) return { kind: 'wrong' }
      if (response?.status === 403) return { kind: 'closed' }
      if (response?.status === 429) return { kind: 'wait', seconds: Number(response.headers.get('retry-after')) || 60 }
      return { kind: 'away' }
    },
    async holds(pass) {
      const response = await ask('', { authorization: `Bearer ${pass}` })
      if (response?.ok) return (await passIn(response)) ? true : null
      await response?.body?.cancel().catch(() => {})
      return response && [401, 403].includes(response.status) ? false : null
    },
  }
}
