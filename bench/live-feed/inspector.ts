// Memory of another Node.js process after a garbage collection, through its inspector.
import { once } from 'node:events'

interface Reply {
  id?: number
  result?: { result?: { value?: unknown } }
}
const TIMEOUT_MS = 10_000

/** Connects to a process that was started with `--inspect=127.0.0.1:port`. */
export async function openInspector(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  let lastId = 0

  async function call(method: string, params: object = {}): Promise<Reply> {
    const id = ++lastId
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [event] = (await once(socket, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [MessageEvent<string>]
      const reply = JSON.parse(event.data) as Reply
      if (reply.id === id) return reply
    }
  }

  return {
    /** Bytes of the heap that are in use after a collection. */
    async heapBytes(): Promise<number> {
      await call('HeapProfiler.collectGarbage')
      const reply = await call('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed', returnByValue: true })
      return Number(reply.result?.result?.value)
    },
    close: () => socket.close(),
  }
}
