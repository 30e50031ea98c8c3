// The identity service's script [4.4], served as it lies. Types: IdentityService in the player's contract.
;(() => {
  const base = new URL('.', document.currentScript.src)
  const TIMEOUT = 15_000
  let channel = null

  async function getLoggedInPlayer() {
    const response = await fetch(new URL('session', base), {
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw { status: response.status }
    return response.json()
  }

  function close() {
    channel?.close()
    channel = null
  }

  window.hernaIdentity = Object.freeze({
    /** Word from other tabs of this origin says that something happened, never what: whoever hears it asks the platform. */
    async init({ onLogin, onLogout } = {}) {
      close()
      if (typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel('herna-identity')
        channel.addEventListener('message', ({ data }) => {
          if (data?.type === 'login') onLogin?.()
          if (data?.type === 'logout') onLogout?.()
        })
      }
      return getLoggedInPlayer()
    },
    sessionCookieExists: async () => (await getLoggedInPlayer()).cookieExists,
    getLoggedInPlayer,
    close,
  })
})()
