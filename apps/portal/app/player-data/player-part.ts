import { useSyncExternalStore } from 'react'
import { type LoaderLabel, logFailure } from '../session/index.ts'
import { createStore } from '../store/index.ts'

/** `value` is retained during a reload and when it fails. */
export interface PartState<T> {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  readonly value: T | null
}
export interface PlayerPart<T> {
  get(): PartState<T>
  use(): PartState<T>
  subscribe(listener: () => void): () => void
  load(): Promise<void>
  /** Sets the value returned by a change. */
  set(value: T): void
  clear(): void
}

/** True for a 401: the session code reports it, so features stay silent. Checked by fields, because the class `CallFailed` is not in the first load. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CallFailed' && (error as { status?: unknown }).status === 401

/** A store for one part of the player data: loaded at login, cleared at logout; a late response after `clear` is dropped [4.19] [F8]. Failures are logged with `label`. */
export function playerPart<T>(
  label: LoaderLabel,
  fetchValue: () => Promise<T>,
  onFailure: () => void = () => undefined,
): PlayerPart<T> {
  const idle: PartState<T> = { state: 'idle', value: null }
  const store = createStore(idle)
  let latestRequest = 0
  return {
    get: store.get,
    use: () => useSyncExternalStore(store.subscribe, store.get, () => idle),
    subscribe: store.subscribe,
    async load() {
      const request = ++latestRequest
      store.set({ ...store.get(), state: 'loading' })
      try {
        const value = await fetchValue()
        if (request === latestRequest) store.set({ state: 'ready', value })
      } catch (error) {
        logFailure(label, error)
        if (request !== latestRequest) return
        store.set({ ...store.get(), state: 'failed' })
        if (!isSessionOver(error)) onFailure()
      }
    },
    set(value) {
      latestRequest += 1
      store.set({ state: 'ready', value })
    },
    clear() {
      latestRequest += 1
      store.set(idle)
    },
  }
}
