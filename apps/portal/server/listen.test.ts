import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const listener = () => {}

test('a port in use is reported in one line, with what to do', async () => {
  const firstServer = await listen(listener, { host: '127.0.0.1', port: 0 })
  await expect(listen(listener, { host: '127.0.0.1', port: firstServer.port })).rejects.toThrow(
    `port ${firstServer.port} is in use by another program: stop it, or set HERNA_PORTAL_PORT to a free port`,
  )
  await firstServer.close()
})

test('closing lets a pending response finish', async () => {
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const running = await listen(
    async (_, response) => {
      response.write('half ')
      started.resolve()
      await end.promise
      response.end('whole')
    },
    { host: '127.0.0.1', port: 0 },
  )
  const answer = fetch(`http://127.0.0.1:${running.port}/`).then((response) => response.text())
  await started.promise
  const closing = running.close()
  end.resolve()
  expect(await answer).toBe('half whole')
  await closing
})
