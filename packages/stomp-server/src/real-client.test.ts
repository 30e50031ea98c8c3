import { Client } from '@stomp/stompjs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openTestProfile } from '../conformance/profile.ts'

/** A proxy that splits the data into small chunks and cuts all connections on `cut()`. */
async function cuttingProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let chunkSize = 7
  const forwardInChunks = (from: Socket, to: Socket) =>
    from.on('data', (bytes: Buffer) => {
      for (let offset = 0; offset < bytes.length; ) {
        chunkSize = (chunkSize * 31 + 11) % 97
        to.write(bytes.subarray(offset, offset + 1 + chunkSize))
        offset += 1 + chunkSize
      }
    })
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true })
    forwardInChunks(client, upstream)
    forwardInChunks(upstream, client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  return {
    url: target.replace(port, String((server.address() as AddressInfo).port)),
    cut() {
      for (const line of sockets) line.destroy()
      sockets.clear()
    },
  }
}

function client(url: string): Client {
  const created = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp', 'v11.stomp']) as unknown as globalThis.WebSocket,
    connectHeaders: { login: 'guest', passcode: 'guest' },
    reconnectDelay: 5,
  })
  onTestFinished(() => created.deactivate({ force: true }))
  return created
}
const connectClient = (stompClient: Client): Promise<void> =>
  new Promise((resolve) => {
    stompClient.onConnect = () => resolve()
    stompClient.activate()
  })

test('the real client loses no message of a queue and gets no acknowledged message again, although its connection is cut repeatedly', async () => {
  const profile = await openTestProfile()
  onTestFinished(profile.close)
  const proxy = await cuttingProxy(profile.url)
  const [writer, reader] = [client(profile.url), client(proxy.url)]
  await connectClient(writer)
  const receivedNumbers = new Set<number>()
  const acknowledged = new Set<number>()
  const redelivered: number[] = []
  const cutAt = new Set<number>()
  let published = 0
  const publishNext = (): void => {
    published += 1
    if (published <= 60) writer.publish({ destination: '/queue/work', body: String(published) })
  }
  let connections = 0
  reader.onConnect = () => {
    connections += 1
    reader.subscribe(
      '/queue/work',
      (message) => {
        const number = Number(message.body)
        if (acknowledged.has(number)) redelivered.push(number)
        if (!receivedNumbers.has(number)) publishNext()
        receivedNumbers.add(number)
        const receipt = `${connections}-${message.headers['message-id']}`
        reader.watchForReceipt(receipt, () => acknowledged.add(number))
        message.ack({ receipt })
        // Cut while the ACK is in flight: it may arrive or not.
        if (number % 10 !== 0 || cutAt.has(number)) return
        cutAt.add(number)
        proxy.cut()
      },
      { ack: 'client-individual' },
    )
  }
  reader.activate()
  // Keeps several messages in flight.
  for (let ahead = 0; ahead < 5; ahead += 1) publishNext()
  await expect.poll(() => receivedNumbers.size, { timeout: 20_000 }).toBe(60)
  await expect.poll(() => connections, { timeout: 20_000 }).toBe(7)
  expect(redelivered).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(20)
})

test('a large body arrives unchanged through small chunks, and a wrong password is refused', async () => {
  const profile = await openTestProfile()
  onTestFinished(profile.close)
  const { url } = await cuttingProxy(profile.url)
  const sender = client(url)
  await connectClient(sender)
  const binaryBody = Uint8Array.from({ length: 50_000 }, (_, index) => index % 256)
  const received = new Promise<Uint8Array>((resolve) => {
    sender.subscribe('/topic/large', (message) => resolve(message.binaryBody))
  })
  sender.publish({ destination: '/topic/large', binaryBody })
  expect(new Uint8Array(await received)).toEqual(binaryBody)
  const wrongPassword = client(url)
  wrongPassword.connectHeaders = { login: 'guest', passcode: 'wrong' }
  const refused = new Promise<string>((resolve) => {
    wrongPassword.onStompError = ({ body }) => resolve(body)
  })
  wrongPassword.activate()
  expect(await refused).toBe('Bad credentials')
})
