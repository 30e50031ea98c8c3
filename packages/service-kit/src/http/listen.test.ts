import { once } from 'node:events'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { expect, test } from 'vitest'
import { createServer } from './http-server.ts'
import { listen, requireFreePort } from './listen.ts'

const HOST = '127.0.0.1'
const SETTING = 'HERNA_SERVICES_PORT'

test('a taken port is named in one line, by the check before the start and by listen', async () => {
  const otherProgram = createNetServer().listen(0, HOST)
  await once(otherProgram, 'listening')
  const { port } = otherProgram.address() as AddressInfo
  const line = `HERNA_SERVICES_PORT: port ${port} is already in use by another program`
  const server = await createServer({ title: 'Second' })
  await expect(requireFreePort({ host: HOST, port, setting: SETTING })).rejects.toThrow(line)
  await expect(listen(server, { host: HOST, port, setting: SETTING })).rejects.toThrow(line)
  otherProgram.close()
  await once(otherProgram, 'close')
  await requireFreePort({ host: HOST, port, setting: SETTING })
  expect(await listen(server, { host: HOST, port, setting: SETTING })).toBe(`http://${HOST}:${port}`)
  await server.close()
})
