import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, vi } from 'vitest'
import { respondWithFault, type Fault } from './faults.ts'

/** A local host that responds to every call with the same fault. */
export interface FaultyHost {
  origin: string
  fault: Fault
  /** `METHOD /path` of all received calls. */
  calls: string[]
  /** Timeouts that were set for calls, in ms. */
  timeouts: number[]
  close(): Promise<void>
}

/**
 * Starts such a host. The timeout of a call expires as soon as a hanging host has received the call, so that nothing waits in real time;
 * `timeouts` has the durations.
 */
export async function startFaultyHost(): Promise<FaultyHost> {
  const pendingTimeouts = new Set<AbortController>()
  const timeouts: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeouts.push(milliseconds)
    const deadline = new AbortController()
    pendingTimeouts.add(deadline)
    return deadline.signal
  })
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    host.calls.push(`${request.method} ${request.url}`)
    respondWithFault(host.fault, request, response)
    if (host.fault !== 'hang') return
    // Expires all pending timeouts: calls are made one after another.
    for (const deadline of pendingTimeouts) deadline.abort(new DOMException('signal timed out', 'TimeoutError'))
    pendingTimeouts.clear()
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const host: FaultyHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'refused',
    calls: [],
    timeouts,
    async close() {
      timeout.mockRestore()
      server.closeAllConnections()
      await new Promise<void>((closed) => void server.close(() => closed()))
    },
  }
  return host
}

/** Reading 10 MB is slow and the same for every call: the gate tries it with one call. */
export const callsToTry = <Call>(calls: readonly Call[], fault: Fault): readonly Call[] =>
  fault === '10 MB' && inject('breadth') === 'gate' ? calls.slice(0, 1) : calls
