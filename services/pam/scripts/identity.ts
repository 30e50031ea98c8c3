/** The identity service's script [4.4], served as `/platform/identity.js`. */
import { type IdentityService, platform } from '@herna/contract/player'
import { call } from './call.ts'
import { openTabChannel, type SessionMessage } from './tabs.ts'

let channel: BroadcastChannel | null = null

const getLoggedInPlayer = () => call(platform.session)

function close(): void {
  channel?.close()
  channel = null
}

const identityService: IdentityService = {
  async init({ onLogin, onLogout } = {}) {
    close()
    channel = openTabChannel()
    channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage | null>) => {
      if (data?.type === 'login') onLogin?.()
      if (data?.type === 'logout') onLogout?.()
    })
    return getLoggedInPlayer()
  },
  sessionCookieExists: async () => (await getLoggedInPlayer()).cookieExists,
  getLoggedInPlayer,
  close,
}
Object.assign(window, { hernaIdentity: Object.freeze(identityService) })
