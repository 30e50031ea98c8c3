import type { Gateway, LoginScript, Platform } from '../api/index.ts'
import type { SmallCookies } from '../config/index.ts'
import type { PlayerNotice } from './player-notices.ts'

/** What the player's flows need of the world; tests give another one. */
export interface PlayerPorts {
  gateway: Gateway
  platform: Platform
  loadScript(): Promise<LoginScript>
  cookies: SmallCookies
  clock: Clock
  tabs: Tabs
  page: Page
}

export interface Clock {
  /** This machine's time: right for durations alone [F6]. */
  now(): number
  random(): number
  /** Runs once; the answer takes it back. */
  after(milliseconds: number, then: () => void): () => void
}

/** What tabs of one browser tell each other. */
export type TabMessage = { message: 'login' | 'logout'; username: string | null }
export interface Tabs {
  tell(message: TabMessage): void
  hear(listener: (message: TabMessage) => void): () => void
}

/** The page around: notices, window events [7.47], other addresses. */
export interface Page {
  notify(notice: PlayerNotice): void
  emit(name: string, detail: unknown): void
  go(address: string): void
  /** Another player is in; whether they are logged out for this one. Whoever closes the question keeps them. */
  askReplacement(username: string): Promise<boolean>
  /** Calls back when a player does something, when the line is back or the page is seen again, and when it goes into the back/forward cache or comes out. */
  watch(on: PageWatch): () => void
}
export interface PageWatch {
  action(): unknown
  wake(): void
  hidden(): void
  restored(): void
}
