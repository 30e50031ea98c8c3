import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { TrustedProxies } from './trusted-proxies.ts'

type RequestInfo = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** More hops than any real installation has; a longer list is an attempt to waste time. */
const MOST_HOPS = 20

/**
 * The client's IP address: the peer, or, when the peer is a trusted proxy, the last address in `X-Forwarded-For` that is not a
 * trusted proxy. Everything before it was written by the client. An entry that is not an address ends the search: the proxy that
 * passed it on counts as the client.
 */
export function clientAddress({ headers, socket }: RequestInfo, trusted: TrustedProxies): string {
  let client = plainAddress(socket.remoteAddress ?? '') ?? ''
  const forwardedFor = headers['x-forwarded-for']
  if (trusted.none || forwardedFor === undefined) return client
  const hops = String(forwardedFor).split(',').slice(-MOST_HOPS).toReversed()
  for (const hop of hops) {
    if (!trusted.includes(client)) return client
    const address = plainAddress(hop.trim())
    if (address === null) return client
    client = address
  }
  return client
}

/** The host the browser requested; `X-Forwarded-Host` of a trusted proxy takes precedence over `Host`. */
export function clientHost({ headers, socket }: RequestInfo, trusted: TrustedProxies): string | undefined {
  const forwarded = headers['x-forwarded-host']
  const isTrusted = trusted.includes(plainAddress(socket.remoteAddress ?? '') ?? '')
  return isTrusted && forwarded !== undefined ? String(forwarded).split(',').at(-1)?.trim() : headers.host
}

/**
 * Reduces the forwarded headers of a request to the one verified client address, or removes them when the peer is not a trusted
 * proxy. Changes `request.headers`.
 */
export function normaliseForwardedHeaders(request: IncomingMessage, trusted: TrustedProxies): void {
  const { headers, socket } = request
  if (trusted.includes(plainAddress(socket.remoteAddress ?? '') ?? '')) {
    if (headers['x-forwarded-for'] !== undefined) headers['x-forwarded-for'] = clientAddress(request, trusted)
    return
  }
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'] as const) delete headers[name]
}

/** An address without brackets, port, zone and the IPv6 form of an IPv4 address; null when it is not an address. */
function plainAddress(text: string): string | null {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = withoutPort.replace(/%.*$/, '')
  if (isIP(address) === 0) return null
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  return mapped !== undefined && isIPv4(mapped) ? mapped : address.toLowerCase()
}

/**
 * The unit that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one subscriber has 2^64 of
 * those.
 */
export function addressGroup(address: string): string {
  const normalAddress = plainAddress(address) ?? address
  if (!isIPv6(normalAddress)) return normalAddress
  // The URL parser normalises IPv6 addresses, an IPv4 tail to hexadecimal.
  const canonical = new URL(`http://[${normalAddress}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const leadingGroups = head === '' ? [] : head.split(':')
  const trailingGroups = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - leadingGroups.length - trailingGroups.length }, () => '0')
  const groups = [...leadingGroups, ...zeros, ...trailingGroups]
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Whether the address is the local machine. */
export const isLoopback = (address: string): boolean => /^(127\.|::1$)/.test(plainAddress(address) ?? '')
