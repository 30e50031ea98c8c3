import { connect, createServer, type Server, type Socket } from 'node:net'

const LOCAL = '127.0.0.1'

/** Forwards connections from a port to another one, and can be cut as a network is. */
export class Link {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(from: number, to: number): Promise<Link> {
    const server = createServer()
    const link = new Link(server)
    server.on('connection', (client) => link.#forward(client, to))
    await new Promise<void>((listening) => server.listen(from, LOCAL, listening))
    return link
  }

  /** From now on nothing passes in either direction; connections stay open and new ones get no answer, as when packets are lost. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** New connections work again. Those of before are reset, as a peer does that has given them up meanwhile. */
  mend(): void {
    this.#isCut = false
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #forward(client: Socket, to: number): void {
    this.#keep(client)
    if (this.#isCut) return void client.pause()
    const target = connect(to, LOCAL)
    this.#keep(target)
    client.on('data', (chunk) => target.write(chunk))
    target.on('data', (chunk) => client.write(chunk))
    // During a cut neither side learns that the other has gone.
    client.on('close', () => this.#isCut || target.destroy())
    target.on('close', () => this.#isCut || client.destroy())
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
