import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Forwards TCP connections to the node that `target` names at the time; `cut` breaks them without a word, as when a node is killed. */
export async function startLoadBalancer(target: () => string) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const { hostname, port } = new URL(target())
    const node = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, node],
      [node, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut }
}
