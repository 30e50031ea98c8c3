import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { prepareFrame } from './prepared-frame.ts'

test('a prepared frame contains its invocations, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), (values) => {
      const frame = prepareFrame(values.map((value) => ({ target: 'update', arguments: [value] })))
      const records = frame.payload.toString().split('\u001e')
      expect(records.pop()).toBe('')
      expect(records.map((record) => JSON.parse(record) as unknown)).toEqual(
        values.map((value) => ({ type: 1, target: 'update', arguments: [JSON.parse(JSON.stringify(value))] })),
      )
      expect(frame.records).toBe(values.length)
    }),
  )
})

test('frames of every size of length field are read by another implementation, compressed and not', async () => {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: { serverNoContextTakeover: true } })
  const sockets: Duplex[] = []
  server.on('connection', (_socket, request) => void sockets.push(request.socket))
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`)
  const received: string[] = []
  client.on('message', (data: Buffer) => void received.push(data.toString()))
  await new Promise((resolve) => client.on('open', resolve))
  const frames = [10, 600, 70_000].map((length) =>
    prepareFrame([{ target: 'update', arguments: ['x'.repeat(length)] }], { deflate: 6 }),
  )
  for (const { webSocketFrame, deflatedFrame } of frames)
    for (const bytes of [webSocketFrame, deflatedFrame]) if (bytes) sockets[0]?.write(bytes)
  // Too small to compress: only once.
  const [small, ...others] = frames.map(({ payload }) => payload.toString())
  await expect.poll(() => received).toEqual([small, ...others.flatMap((text) => [text, text])])
  client.terminate()
  server.close()
})

test('an argument that is not JSON is an error of the caller', () => {
  expect(() => prepareFrame([{ target: 'update', arguments: [1n] }])).toThrow(TypeError)
})
