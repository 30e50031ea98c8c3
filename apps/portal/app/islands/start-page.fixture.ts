import { vi } from 'vitest'
import { type PageStart, START_SCRIPT } from './start-scripts.ts'

export interface Visit {
  start?: PageStart
  player?: 'expected'
  cookie?: string
  search?: string
  hash?: string
  stored?: Record<string, string>
  isFramed?: boolean
  isInstalled?: boolean
  /** The page shows the amount of a jackpot. */
  hasJackpot?: boolean
  /** Modules besides the first. */
  otherModules?: number
}
type Listener = (event: object) => void

/** Runs the head script in a page whose modules evaluate at once; `started` counts evaluations of the page's module. */
export function openPage(visit: Visit = {}) {
  const listeners = new Map<string, Set<Listener>>()
  const addEventListener = (type: string, listener: Listener) =>
    void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  const removeEventListener = (type: string, listener: Listener) => void listeners.get(type)?.delete(listener)
  const send = (type: string, event: object = {}) => listeners.get(type)?.forEach((listener) => listener({ type, ...event }))
  const state = {
    started: 0,
    preloaded: false,
    othersPreloaded: 0,
    isParsed: true,
    keys: [] as string[],
    earlyScripts: [] as string[],
  }
  const searchButton = { isConnected: true, click: vi.fn(), dispatchEvent: () => true, getAttribute: () => '/' }
  const preload = {
    href: '/assets/home-1.js',
    set rel(value: string) {
      state.preloaded = value === 'preload'
    },
    onload: () => undefined,
  }
  const others = Array.from({ length: visit.otherModules ?? 0 }, (_, index) => ({
    href: `/assets/other-${index}.js`,
    set rel(_value: string) {
      state.othersPreloaded += 1
    },
  }))
  const page = {
    hidden: true,
    get readyState() {
      return state.isParsed ? 'interactive' : 'loading'
    },
    cookie: visit.cookie ?? '',
    documentElement: { dataset: { start: visit.start, player: visit.player } },
    head: {
      appendChild: ({ src }: { src?: string }) => {
        if (src === undefined) state.started += 1
        else state.earlyScripts.push(src)
      },
    },
    createElement: () => ({ remove: () => undefined }),
    body: { dispatchEvent: ({ key }: { key: string }) => state.keys.push(key) },
    querySelector: (selector: string) => {
      if (selector.startsWith('[aria-keyshortcuts')) return searchButton
      if (selector === '[data-early-account]') return { dataset: { script: '/assets/early-account-1.js' } }
      if (selector === '[data-early-amount]')
        return visit.hasJackpot ? { dataset: { script: '/assets/early-amounts-1.js' } } : null
      return state.isParsed ? { nonce: '', textContent: '' } : null
    },
    querySelectorAll: () => [preload, ...others],
    addEventListener,
  }
  const frame: { parent?: unknown } = {}
  frame.parent = visit.isFramed ? {} : frame
  const globals = {
    document: page,
    window: frame,
    sessionStorage: { ...visit.stored, getItem: (key: string) => visit.stored?.[key] ?? null },
    location: { search: visit.search ?? '', hash: visit.hash ?? '', assign: vi.fn() },
    matchMedia: () => ({ matches: visit.isInstalled ?? false }),
    addEventListener,
    removeEventListener,
    setTimeout,
    KeyboardEvent: class {
      readonly key: string
      constructor(_type: string, { key }: { key: string }) {
        this.key = key
      }
    },
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(...Object.keys(globals), START_SCRIPT)(...Object.values(globals))
  return { state, send, preload, searchButton, location: globals.location }
}

/** A key pressed in an element. */
export const pressed = (key: string, tagName = 'BODY') => ({ key, target: { tagName }, preventDefault: vi.fn() })
