import { vi } from 'vitest'

const WAIT_MS = 15_000
const isExtended = Symbol.for('herna-extended-waits')

/** `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll`: their default of one second is too short on a busy machine. */
function extendWaits(): void {
  // Without isolation the same object serves all test files of a worker.
  if (isExtended in vi) return
  const { waitFor, waitUntil } = vi
  vi.waitFor = (callback, options) => waitFor(callback, withDefaultTimeout(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, withDefaultTimeout(options))
  Object.assign(vi, { [isExtended]: true })
}
const withDefaultTimeout = <Options extends { timeout?: number }>(options: number | Options = {} as Options): number | Options =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options }

extendWaits()
