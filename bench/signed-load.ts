import { connect } from 'node:net'
import { signRequest, WALLET_HEADERS } from '@herna/contract/wallet'

export interface SignedCall {
  port: number
  path: string
  provider: string
  secret: string
}

/** Signed before the measuring: signing is the caller's work. Good for the minute of the signature's window. */
export function signedCalls({ port, path, provider, secret }: SignedCall, bodies: readonly object[]): Buffer[] {
  const timestamp = String(Date.now())
  return bodies.map((of) => {
    const body = JSON.stringify(of)
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

export interface Sent {
  perSecond: number
  /** Milliseconds of each call; at a rate, from the moment it was due. */
  times: number[]
}

interface Sending {
  port: number
  connections: number
  seconds: number
  /** Calls a second, evenly; without: as fast as they are answered. */
  rate?: number
}

/** Sends each call once over a few kept connections, by plain sockets. Every answer must be 200. */
export async function sendAll(calls: readonly Buffer[], { port, connections, seconds, rate }: Sending): Promise<Sent> {
  const times: number[] = []
  let taken = 0
  const begun = performance.now()
  const end = begun + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(
        port,
        () => {
          if (performance.now() >= end) return null
          const call = calls[taken]
          if (!call) throw new Error('more calls were answered than were signed')
          const due = rate === undefined ? performance.now() : begun + (taken * 1_000) / rate
          taken += 1
          return { call, due }
        },
        times,
      ),
    ),
  )
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), times }
}

type Next = () => { call: Buffer; due: number } | null

function converse(port: number, next: Next, times: number[]): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let due = 0
    let left = -1
    const ask = () => {
      const following = next()
      if (!following) {
        socket.destroy()
        return done()
      }
      due = following.due
      left = -1
      const early = due - performance.now()
      if (early > 1) setTimeout(() => socket.write(following.call), early)
      else socket.write(following.call)
    }
    socket.on('connect', ask)
    socket.on('error', fail)
    socket.on('data', (chunk) => {
      let body = chunk.length
      if (left < 0) {
        const text = chunk.toString('latin1')
        const head = text.indexOf('\r\n\r\n')
        if (head < 0 || text.slice(9, 12) !== '200') return fail(new Error(`answered ${text.slice(0, 900)}`))
        left = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
        body -= head + 4
      }
      left -= body
      if (left > 0) return
      times.push(performance.now() - due)
      try {
        ask()
      } catch (error) {
        fail(error as Error)
      }
    })
  })
}
