import { vi } from 'vitest'

const WAIT_MS = 15_000
const isPatient = Symbol.for('herna-patient-waits')

/** `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll`: their default of one second is too short on a busy machine. */
function makeWaitsPatient(): void {
  // Without isolation the same object serves all test files of a worker.
  if (isPatient in vi) return
  const { waitFor, waitUntil } = vi
  vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))
  Object.assign(vi, { [isPatient]: true })
}
const withPatience = <Options extends { timeout?: number }>(options: number | Options = {} as Options): number | Options =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options }

makeWaitsPatient()
