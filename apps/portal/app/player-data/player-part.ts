import { useSyncExternalStore } from 'react'
import { type LoaderLabel, logFailure } from '../session/index.ts'
import { createStore } from '../store/index.ts'

/** `value` is kept while it is asked for again, and when that fails. */
export interface KnownPart<T> {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  readonly value: T | null
}
export interface PlayerPart<T> {
  get(): KnownPart<T>
  use(): KnownPart<T>
  subscribe(listener: () => void): () => void
  load(): Promise<void>
  /** What a change answered with. */
  set(value: T): void
  clear(): void
}

/** The session is over: the player's flows say so, and nobody else. Known by its fields: the first load of a page does not carry the calls and their failures. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CallFailed' && (error as { status?: unknown }).status === 401

/** One thing known of a player: asked for at the login, forgotten at the logout; an answer for somebody who left is dropped [4.19] [F8]. */
export function playerPart<T>(label: LoaderLabel, ask: () => Promise<T>, onFailure: () => void = () => undefined): PlayerPart<T> {
  const idle: KnownPart<T> = { state: 'idle', value: null }
  const store = createStore(idle)
  let asked = 0
  return {
    get: store.get,
    use: () => useSyncExternalStore(store.subscribe, store.get, () => idle),
    subscribe: store.subscribe,
    async load() {
      const mine = ++asked
      store.set({ ...store.get(), state: 'loading' })
      try {
        const value = await ask()
        if (mine === asked) store.set({ state: 'ready', value })
      } catch (error) {
        logFailure(label, error)
        if (mine !== asked) return
        store.set({ ...store.get(), state: 'failed' })
        if (!isSessionOver(error)) onFailure()
      }
    },
    set(value) {
      asked += 1
      store.set({ state: 'ready', value })
    },
    clear() {
      asked += 1
      store.set(idle)
    },
  }
}
