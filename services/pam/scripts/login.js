// The gaming platform's login script [7.42], served as it lies. Types: LoginCallouts in the player's contract.
;(() => {
  const base = new URL('.', document.currentScript.src)
  const TIMEOUT = 15_000
  const SILENT_LOGIN = 'herna-silent-login'
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('herna-identity') : null
  const tell = (type) => channel?.postMessage({ type })

  async function call(method, path, body) {
    const response = await fetch(new URL(path, base), {
      method,
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    throw problemOf(response.status, text)
  }

  /** The problem document; of whoever answers something else, its status. */
  function problemOf(status, text) {
    try {
      const problem = JSON.parse(text)
      if (typeof problem === 'object' && problem !== null) return { ...problem, status }
    } catch {}
    return { status }
  }

  async function entering(reply) {
    const entered = await reply
    if (entered.errorCode === null) tell('login')
    return entered
  }

  const session = () => call('GET', 'session')

  /** Tabs that start together come one after the other: a remember-me token is used once, and who finds a session needs none. */
  function logInSilently(credentials) {
    const enter = async () => {
      const found = await session()
      if (found.state !== 'active' || found.username?.toLowerCase() !== credentials.username.trim().toLowerCase())
        return entering(call('POST', 'login', credentials))
      const { username, pendingSteps, rememberMeExists } = found
      return {
        username,
        errorCode: null,
        cookieExists: true,
        sessionValidationData: null,
        pendingSteps,
        rememberMe: rememberMeExists,
      }
    }
    return navigator.locks ? navigator.locks.request(SILENT_LOGIN, enter) : enter()
  }

  window.hernaPlatform = Object.freeze({
    login: (credentials) =>
      credentials.password === '' ? logInSilently(credentials) : entering(call('POST', 'login', credentials)),
    secondFactorLogin: (answer) => entering(call('POST', 'login/second-factor', answer)),
    nativeLogin: (credentials) => entering(call('POST', 'login/native', credentials)),
    reauthenticate: (proof) => call('POST', 'reauthenticate', proof),
    temporaryToken: () => call('POST', 'temporary-token'),
    validateTermsVersion: () => call('GET', 'terms'),
    acceptTerms: (version) => call('POST', 'terms', { version }),
    keepAlive: (millis) => call('GET', `keep-alive?millisFromLastAction=${Math.max(0, Math.round(millis))}`),
    getLoggedInPlayer: session,
    validatePasswordChange: (password, username) =>
      call('POST', 'password/check', { password, ...(username ? { username } : {}) }),
    changePassword: (change) => call('POST', 'password', change),
    waitingMessages: (types) => call('GET', `waiting-messages${types ? `?types=${encodeURIComponent(types.join(','))}` : ''}`),
    confirmWaitingMessage: (id) => call('POST', `waiting-messages/${encodeURIComponent(id)}`),
    acceptPendingLimits: (accept) => call('POST', 'limits/pending', { accept }),
    recordCookieConsent: (consent) => call('POST', 'cookie-consent', consent),
    logout: async (options) => {
      const reply = await call('POST', 'logout', options ?? {})
      tell('logout')
      return reply
    },
  })
})()
