import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHub } from './create-hub.ts'

test('a host that accepts the connection and does not answer is given up after ten seconds', async () => {
  const asked = Promise.withResolvers<void>()
  const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1')
  onTestFinished(() => {
    vi.useRealTimers()
    silent.closeAllConnections()
    silent.close()
  })
  await new Promise((listening) => silent.once('listening', listening))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { port } = silent.address() as AddressInfo
  const started = createHub(`http://127.0.0.1:${port}/live/table`, () => null).start()
  const refused = expect(started).rejects.toThrow('timeout')
  await asked.promise
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})
