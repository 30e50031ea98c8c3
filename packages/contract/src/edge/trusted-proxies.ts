import { BlockList, isIP, isIPv4 } from 'node:net'
import * as z from 'zod/mini'
import { checked } from '../checked.ts'

/** Which peers may say for whom they ask, in `X-Forwarded-For` and `X-Forwarded-Host`. */
export interface TrustedProxies {
  /** Nobody is trusted: forwarded headers mean nothing. */
  readonly none: boolean
  includes(address: string): boolean
}

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
export const TRUSTED_PROXIES_EXPECTED = `addresses or networks by commas, such as 10.0.0.5,10.1.0.0/16, or ${Object.keys(NAMED).join(', ')}`

export function trustProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const network of networks.flatMap((one) => NAMED[one] ?? [one])) {
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

export const NO_PROXIES = trustProxies([])

const networks = checked(z.array(checked(z.string(), z.refine(isNetwork))), z.minLength(1))
/** `HERNA_TRUSTED_PROXIES` as it is written: `loopback,10.0.0.0/8`. A whole family (`/0`) is refused: then everybody could say who they are. */
export const trustedProxies = z.pipe(
  z.pipe(z.string(), z.transform(listed)),
  z.pipe(
    networks,
    z.transform((list: string[]) => trustProxies(list)),
  ),
)

function listed(text: string): string[] {
  return text.split(',').map((one) => one.trim())
}

function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || address.includes('%')) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128)
}
