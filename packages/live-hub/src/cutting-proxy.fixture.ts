import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy that splits the data into small chunks, and cuts all connections on `cut()`. */
export async function cuttingProxy(target: string): Promise<{ url: string; cut(): void }> {
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
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return { url: target.replace(port, String((server.address() as AddressInfo).port)), cut }
}
