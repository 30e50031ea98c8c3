import type { Gateway, LoginScript, Platform } from '../../api/index.ts'
import type { CookieAccess } from '../../config/index.ts'
import type { PlayerNotice } from './player-notices.ts'

/** Dependencies of the player engine; tests replace them. */
export interface PlayerPorts {
  gateway: Gateway
  platform: Platform
  loadScript(): Promise<LoginScript>
  cookies: CookieAccess
  clock: Clock
  tabs: Tabs
  page: Page
}

export interface Clock {
  /** Local time: reliable only for durations [F6]. */
  now(): number
  random(): number
  /** Runs `then` once; the returned function cancels it. */
  after(milliseconds: number, then: () => void): () => void
  /** Runs `then` in a task of its own: the next one, or one of the next idle periods. */
  later(when: 'soon' | 'idle', then: () => void): void
}

/** Message between tabs of one browser. */
export type TabMessage = { message: 'login' | 'logout'; username: string | null }
export interface Tabs {
  publish(message: TabMessage): void
  subscribe(listener: (message: TabMessage) => void): () => void
}

/** The page: toasts, window events [7.47], redirects. */
export interface Page {
  notify(notice: PlayerNotice): void
  emit(name: string, detail: unknown): void
  redirect(address: string): void
  /** Asks whether the logged-in player may be logged out for this one. Closing the dialog means no. */
  confirmReplacement(username: string): Promise<boolean>
  /** Reports player actions, restored connectivity or visibility, and entering or leaving the back/forward cache. */
  watch(handlers: PageWatch): () => void
}
export interface PageWatch {
  action(): unknown
  wake(): void
  hidden(): void
  restored(): void
}
