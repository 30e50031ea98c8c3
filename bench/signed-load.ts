import { connect } from 'node:net'
import { signRequest, WALLET_HEADERS } from '@herna/contract/wallet'

export interface SignedCall {
  port: number
  path: string
  provider: string
  secret: string
}

/** Requests signed before the measurement, because signing is the caller's work. Valid for the minute of the signature's window. */
export function signedCalls({ port, path, provider, secret }: SignedCall, bodies: readonly object[]): Buffer[] {
  const timestamp = String(Date.now())
  return bodies.map((bodyOf) => {
    const body = JSON.stringify(bodyOf)
    const headers = {
      Host: `127.0.0.1:${port}`,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      [WALLET_HEADERS.provider]: provider,
      [WALLET_HEADERS.timestamp]: timestamp,
      [WALLET_HEADERS.signature]: signRequest(secret, { timestamp, method: 'POST', path, body }),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}

export interface LoadResult {
  perSecond: number
  /** Duration of each call in ms; with a rate, measured from its scheduled time. */
  times: number[]
}

interface LoadOptions {
  port: number
  connections: number
  seconds: number
  /** Calls per second, evenly spaced; default: as fast as responses arrive. */
  rate?: number
}

/** Sends each call once over a few keep-alive connections with plain sockets. Every response must be 200. */
export async function sendAll(calls: readonly Buffer[], { port, connections, seconds, rate }: LoadOptions): Promise<LoadResult> {
  const times: number[] = []
  let sentCalls = 0
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection(
        port,
        () => {
          if (performance.now() >= end) return null
          const call = calls[sentCalls]
          if (!call) throw new Error('too few signed calls were prepared')
          const due = rate === undefined ? performance.now() : startedAt + (sentCalls * 1_000) / rate
          sentCalls += 1
          return { call, due }
        },
        times,
      ),
    ),
  )
  return { perSecond: times.length / ((performance.now() - startedAt) / 1_000), times }
}

type Next = () => { call: Buffer; due: number } | null

function runConnection(port: number, next: Next, times: number[]): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let due = 0
    let remainingBytes = -1
    const sendNext = () => {
      const nextCall = next()
      if (!nextCall) {
        socket.destroy()
        return done()
      }
      due = nextCall.due
      remainingBytes = -1
      const waitMs = due - performance.now()
      if (waitMs > 1) setTimeout(() => socket.write(nextCall.call), waitMs)
      else socket.write(nextCall.call)
    }
    socket.on('connect', sendNext)
    socket.on('error', fail)
    socket.on('data', (chunk) => {
      let body = chunk.length
      if (remainingBytes < 0) {
        const text = chunk.toString('latin1')
        const head = text.indexOf('\r\n\r\n')
        if (head < 0 || text.slice(9, 12) !== '200') return fail(new Error(`unexpected response: ${text.slice(0, 900)}`))
        remainingBytes = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
        body -= head + 4
      }
      remainingBytes -= body
      if (remainingBytes > 0) return
      times.push(performance.now() - due)
      try {
        sendNext()
      } catch (error) {
        fail(error as Error)
      }
    })
  })
}
