import { BlockList, isIP, isIPv4 } from 'node:net'
import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** Peers whose `X-Forwarded-For` and `X-Forwarded-Host` are believed. */
export interface TrustedProxies {
  /** No proxy is trusted: forwarded headers are ignored. */
  readonly none: boolean
  includes(address: string): boolean
}

const NAMED_GROUPS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
/** Describes the accepted values, for error messages about `HERNA_TRUSTED_PROXIES`. */
export const TRUSTED_PROXIES_EXPECTED = `a comma-separated list of addresses or networks, for example 10.0.0.5,10.1.0.0/16, or ${Object.keys(NAMED_GROUPS).join(', ')}`

/** Builds the set from addresses, networks (CIDR) and the group names `loopback` and `private`. */
export function trustProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => NAMED_GROUPS[name] ?? [name])) {
    const [address = '', length] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return {
    none: networks.length === 0,
    includes: (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'),
  }
}

/** The default: no proxy is trusted. */
export const NO_PROXIES = trustProxies([])

const networks = checked(z.array(checked(z.string(), z.refine(isNetwork))), z.minLength(1))
/**
 * Schema of `HERNA_TRUSTED_PROXIES`, for example `loopback,10.0.0.0/8`. A whole address family (`/0`) is refused: any client
 * could then claim any address.
 */
export const trustedProxies = z.pipe(
  z.pipe(z.string(), z.transform(splitList)),
  z.pipe(
    networks,
    z.transform((list: string[]) => trustProxies(list)),
  ),
)

function splitList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}

function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED_GROUPS, text)) return true
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || address.includes('%')) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128)
}
