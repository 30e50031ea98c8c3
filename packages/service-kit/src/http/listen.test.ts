import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createDoor } from './door.ts'
import { listen, requireFreePort } from './listen.ts'

const HOST = '127.0.0.1'
const SETTING = 'HERNA_SERVICES_PORT'

test('a taken port is named in one clear line, beforehand and by whoever listens', async () => {
  const other = createServer().listen(0, HOST)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const line = `HERNA_SERVICES_PORT: port ${port} is already in use by another program`
  const door = await createDoor({ title: 'Second' })
  await expect(requireFreePort({ host: HOST, port, setting: SETTING })).rejects.toThrow(line)
  await expect(listen(door, { host: HOST, port, setting: SETTING })).rejects.toThrow(line)
  other.close()
  await once(other, 'close')
  await requireFreePort({ host: HOST, port, setting: SETTING })
  expect(await listen(door, { host: HOST, port, setting: SETTING })).toBe(`http://${HOST}:${port}`)
  await door.close()
})
