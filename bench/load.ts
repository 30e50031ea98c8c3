import { connect } from 'node:net'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

/** Sends requests repeatedly over a few keep-alive connections; plain sockets, so that the client costs less than the server. */
export async function load({ port, path, headers = {} }: Target, seconds: number, connections = 8): Promise<Load> {
  const lines = Object.entries({ Host: `localhost:${port}`, 'Accept-Encoding': 'br', Connection: 'keep-alive', ...headers })
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => sendRequests(port, request, end, times)))
  times.sort((a, b) => a - b)
  const percentileOf = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / seconds, p50: percentileOf(0.5), p99: percentileOf(0.99) }
}

function sendRequests(port: number, request: Buffer, end: number, times: number[]): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, 'localhost')
    socket.setNoDelay(true)
    let remainingBytes = -1
    let startedAt = 0
    const sendNext = () => {
      if (performance.now() >= end) {
        socket.destroy()
        return done()
      }
      remainingBytes = -1
      startedAt = performance.now()
      socket.write(request)
    }
    socket.on('connect', sendNext)
    socket.on('error', fail)
    socket.on('data', (chunk) => {
      let body = chunk.length
      if (remainingBytes < 0) {
        const head = chunk.indexOf('\r\n\r\n')
        const status = chunk.toString('latin1', 9, 12)
        if (head < 0 || !/200|304/.test(status)) return fail(new Error(`unexpected response: ${chunk.toString('latin1', 0, 60)}`))
        remainingBytes = Number(/content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1] ?? 0)
        body -= head + 4
      }
      remainingBytes -= body
      if (remainingBytes > 0) return
      times.push(performance.now() - startedAt)
      sendNext()
    })
  })
}
