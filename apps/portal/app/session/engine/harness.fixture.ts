import { CallFailed, gatewayClient, loginScriptOf, platformClient } from '../../api/index.ts'
import { type FakePam, fakePam } from './pam.fixture.ts'
import { startPlayerEngine } from './engine.ts'
import type { PlayerEngine } from './engine-types.ts'
import type { PlayerNotice } from './player-notices.ts'
import { PENDING_VIEW, type PlayerView } from './player-view.ts'
import type { PageWatch, PlayerPorts, TabMessage } from './ports.ts'

/** Call timeout (ms): long enough for in-memory hosts, short enough for a table of hanging calls. */
const TIMEOUT = 150

/** State shared by the tabs of a browser. */
export function fakeBrowser() {
  return {
    cookies: new Map<string, string>(),
    cookieAges: new Map<string, number | null>(),
    tabs: new Set<(message: TabMessage) => void>(),
    cookiesBlocked: false,
  }
}
type FakeBrowser = ReturnType<typeof fakeBrowser>

type Settings = Partial<Parameters<typeof startPlayerEngine>[1]>
export interface Tab {
  engine: PlayerEngine
  view(): PlayerView
  views: PlayerView[]
  notices: PlayerNotice[]
  events: string[]
  redirects: string[]
  /** Usernames the tab was asked to confirm as a replacement. */
  questions: string[]
  watch: PageWatch
  pam: FakePam
  browser: FakeBrowser
  /** Advances the clock and fires due timers. */
  advance(milliseconds: number): void
  timers(): number
  settled(): Promise<PlayerView>
}

interface TabOptions {
  pam?: FakePam
  browser?: FakeBrowser
  settings?: Settings
  script?: 'present' | 'missing' | 'invalid'
  /** Answer to the question of a native launch whether to replace the logged-in player. */
  confirmsReplacement?: boolean
  startAt?: number
}

/** One tab with its engine and in-memory hosts. */
export function openTab({
  pam = fakePam(),
  browser = fakeBrowser(),
  settings = {},
  script = 'present',
  confirmsReplacement = false,
  startAt = Date.parse('2026-05-01T10:00:00Z'),
}: TabOptions = {}): Tab {
  const notices: PlayerNotice[] = []
  const events: string[] = []
  const redirects: string[] = []
  const questions: string[] = []
  const views: PlayerView[] = []
  let view = PENDING_VIEW
  let now = startAt
  let watch: PageWatch | undefined
  const timers = new Set<{ dueAt: number; fire: () => void }>()
  const host = { locale: 'sk-SK', fetch: pam.fetch, timeoutMs: TIMEOUT }
  const ports: PlayerPorts = {
    gateway: gatewayClient(
      { ...host, base: 'http://pam.test/gateway' },
      { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' },
    ),
    platform: platformClient({ ...host, base: 'http://pam.test/platform' }),
    async loadScript() {
      const loginScript = loginScriptOf(
        script === 'present' ? pam.callouts : script === 'invalid' ? { login: 1 } : undefined,
        TIMEOUT,
      )
      if (!loginScript) throw new CallFailed('no-script')
      return loginScript
    },
    cookies: {
      read: (name) => (browser.cookiesBlocked ? null : (browser.cookies.get(name) ?? null)),
      write(name, value, maxAge) {
        if (browser.cookiesBlocked) return
        browser.cookies.set(name, value)
        browser.cookieAges.set(name, maxAge)
      },
      remove: (name) => void browser.cookies.delete(name),
    },
    clock: {
      now: () => now,
      random: () => 1,
      after(milliseconds, fire) {
        const timer = { dueAt: now + milliseconds, fire }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
      later: (_when, then) => then(),
    },
    tabs: {
      publish: (message) => {
        for (const listener of browser.tabs) if (listener !== ownListener) listener(message)
      },
      subscribe(listener) {
        ownListener = listener
        browser.tabs.add(listener)
        return () => void browser.tabs.delete(listener)
      },
    },
    page: {
      notify: (notice) => void notices.push(notice),
      emit: (name) => void events.push(name),
      redirect: (address) => void redirects.push(address),
      confirmReplacement: async (username) => {
        questions.push(username)
        return confirmsReplacement
      },
      watch: (on) => {
        watch = on
        return () => undefined
      },
    },
  }
  let ownListener: ((message: TabMessage) => void) | undefined
  const engine = startPlayerEngine(
    ports,
    {
      forcedRefresh: false,
      shell: { native: false, embedded: false, embeddedApp: false },
      native: null,
      waitingMessages: true,
      dialog: () => null,
      safeAddress: (url) => (url.startsWith('/') ? url : null),
      ...settings,
    },
    (next) => {
      view = next
      views.push(next)
    },
  )
  return {
    engine,
    view: () => view,
    views,
    notices,
    events,
    redirects,
    questions,
    get watch() {
      if (!watch) throw new Error('The engine has not called page.watch')
      return watch
    },
    pam,
    browser,
    advance(milliseconds) {
      now += milliseconds
      for (const timer of [...timers].sort((a, b) => a.dueAt - b.dueAt)) {
        if (timer.dueAt > now || !timers.delete(timer)) continue
        timer.fire()
      }
    },
    timers: () => timers.size,
    async settled() {
      await waitUntil(() => !view.busy && isQuiet(view))
      return view
    },
  }
}

const isQuiet = ({ auth, data }: PlayerView): boolean =>
  auth !== 'pending' && Object.values(data ?? {}).every(({ state }) => state === 'ready' || state === 'failed')

/** Polls the condition for up to 5 s. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`condition not met within 5 s: ${condition.toString()}`)
    await new Promise((done) => setTimeout(done, 3))
  }
}
