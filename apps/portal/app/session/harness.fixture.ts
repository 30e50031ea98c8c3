import { CallFailed, gatewayClient, loginScriptOf, platformClient } from '../api/index.ts'
import { type FakePam, fakePam } from './pam.fixture.ts'
import { startPlayerEngine } from './engine.ts'
import type { PlayerEngine } from './engine-types.ts'
import type { PlayerNotice } from './player-notices.ts'
import { PENDING_VIEW, type PlayerView } from './player-view.ts'
import type { PageWatch, PlayerPorts, TabMessage } from './ports.ts'

/** Deadlines of the tests' calls: long enough for memory, short enough for a table of hanging ones. */
const TIMEOUT = 150

/** What the tabs of a browser share. */
export function fakeBrowser() {
  return { cookies: new Map<string, string>(), tabs: new Set<(message: TabMessage) => void>(), cookiesBlocked: false }
}
type FakeBrowser = ReturnType<typeof fakeBrowser>

type Settings = Partial<Parameters<typeof startPlayerEngine>[1]>
export interface Tab {
  engine: PlayerEngine
  view(): PlayerView
  seen: PlayerView[]
  notices: PlayerNotice[]
  events: string[]
  went: string[]
  /** Whom the tab was asked to let in, in the place of who is in. */
  questions: string[]
  watch: PageWatch
  pam: FakePam
  browser: FakeBrowser
  /** Lets this machine's time pass. */
  advance(milliseconds: number): void
  timers(): number
  settled(): Promise<PlayerView>
}

interface World {
  pam?: FakePam
  browser?: FakeBrowser
  settings?: Settings
  script?: 'there' | 'missing' | 'foreign'
  /** The answer when a native launch meets another player. */
  agrees?: boolean
  startAt?: number
}

/** One tab with its engine, against hosts in memory. */
export function openTab({
  pam = fakePam(),
  browser = fakeBrowser(),
  settings = {},
  script = 'there',
  agrees = false,
  startAt = Date.parse('2026-05-01T10:00:00Z'),
}: World = {}): Tab {
  const notices: PlayerNotice[] = []
  const events: string[] = []
  const went: string[] = []
  const questions: string[] = []
  const seen: PlayerView[] = []
  let view = PENDING_VIEW
  let now = startAt
  let watch: PageWatch | undefined
  const timers = new Set<{ at: number; ring: () => void }>()
  const host = { locale: 'sk-SK', fetch: pam.fetch, timeoutMs: TIMEOUT }
  const ports: PlayerPorts = {
    gateway: gatewayClient(
      { ...host, base: 'http://pam.test/gateway' },
      { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' },
    ),
    platform: platformClient({ ...host, base: 'http://pam.test/platform' }),
    async loadScript() {
      const found = loginScriptOf(script === 'there' ? pam.callouts : script === 'foreign' ? { login: 1 } : undefined, TIMEOUT)
      if (!found) throw new CallFailed('no-script')
      return found
    },
    cookies: {
      read: (name) => (browser.cookiesBlocked ? null : (browser.cookies.get(name) ?? null)),
      write: (name, value) => void (browser.cookiesBlocked || browser.cookies.set(name, value)),
      remove: (name) => void browser.cookies.delete(name),
    },
    clock: {
      now: () => now,
      random: () => 1,
      after(milliseconds, ring) {
        const timer = { at: now + milliseconds, ring }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    tabs: {
      tell: (message) => {
        for (const hear of browser.tabs) if (hear !== own) hear(message)
      },
      hear(listener) {
        own = listener
        browser.tabs.add(listener)
        return () => void browser.tabs.delete(listener)
      },
    },
    page: {
      notify: (notice) => void notices.push(notice),
      emit: (name) => void events.push(name),
      go: (address) => void went.push(address),
      askReplacement: async (username) => {
        questions.push(username)
        return agrees
      },
      watch: (on) => {
        watch = on
        return () => undefined
      },
    },
  }
  let own: ((message: TabMessage) => void) | undefined
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
      seen.push(next)
    },
  )
  return {
    engine,
    view: () => view,
    seen,
    notices,
    events,
    went,
    questions,
    get watch() {
      if (!watch) throw new Error('Nobody watches the page')
      return watch
    },
    pam,
    browser,
    advance(milliseconds) {
      now += milliseconds
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at > now || !timers.delete(timer)) continue
        timer.ring()
      }
    },
    timers: () => timers.size,
    async settled() {
      await until(() => !view.busy && isQuiet(view))
      return view
    },
  }
}

const isQuiet = ({ auth, data }: PlayerView): boolean =>
  auth !== 'pending' && Object.values(data ?? {}).every(({ state }) => state === 'ready' || state === 'failed')

/** Waits for what is bound to come; a spinner that stays is a failure. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`It did not come to: ${holds.toString()}`)
    await new Promise((done) => setTimeout(done, 3))
  }
}
