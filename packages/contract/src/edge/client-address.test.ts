import { expect, test } from 'vitest'
import { addressGroup, clientAddress, clientHost, normaliseForwardedHeaders } from './client-address.ts'
import { NO_PROXIES, trustedProxies, trustProxies } from './trusted-proxies.ts'
import type { IncomingMessage } from 'node:http'

const requestFrom = (remoteAddress: string, headers: Record<string, string>) => ({ headers, socket: { remoteAddress } })
const proxies = trustProxies(['10.0.0.0/8', '2001:db8:1::1', 'loopback'])

test.each([
  ['no proxy', '198.51.100.1', undefined, '198.51.100.1'],
  ['an untrusted peer that sends the header', '198.51.100.1', '192.0.2.7', '198.51.100.1'],
  ['a proxy', '10.0.0.5', '192.0.2.7', '192.0.2.7'],
  ['a proxy that sends no header', '10.0.0.5', undefined, '10.0.0.5'],
  ['a client that wrote an address before the proxy did', '10.0.0.5', '127.0.0.1, 192.0.2.7', '192.0.2.7'],
  ['two proxies', '10.0.0.5', '203.0.113.9, 192.0.2.7, 10.1.2.3', '192.0.2.7'],
  ['a client on the proxies’ own network', '10.0.0.5', '10.2.2.2', '10.2.2.2'],
  ['a proxy over IPv6', '2001:db8:1:0::1', '2001:DB8:2::7', '2001:db8:2::7'],
  ['an IPv4 peer on an IPv6 socket', '::ffff:10.0.0.5', '::ffff:192.0.2.7', '192.0.2.7'],
  ['ports', '10.0.0.5', '192.0.2.7:4711', '192.0.2.7'],
  ['brackets', '10.0.0.5', '[2001:db8:2::7]:443', '2001:db8:2::7'],
  ['an entry that is not an address', '10.0.0.5', "192.0.2.7, unknown'; --", '10.0.0.5'],
])('the client’s address with %s', (_, peer, forwarded, address) => {
  expect(clientAddress(requestFrom(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), proxies)).toBe(address)
})

test('without the setting no peer is trusted, not even the local machine', () => {
  expect(clientAddress(requestFrom('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }), NO_PROXIES)).toBe('127.0.0.1')
})

test('the forwarded host counts only from a trusted proxy', () => {
  const headers = { host: 'portal:3000', 'x-forwarded-host': 'herna.example' }
  expect([
    clientHost(requestFrom('10.0.0.5', headers), proxies),
    clientHost(requestFrom('198.51.100.1', headers), proxies),
  ]).toEqual(['herna.example', 'portal:3000'])
})

test('forwarded headers of an untrusted peer are removed, those of a proxy are reduced to one address', () => {
  const headers = () => ({
    'x-forwarded-for': '127.0.0.1, 192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'a.example',
  })
  const untrusted = requestFrom('198.51.100.1', headers()) as unknown as IncomingMessage
  const proxy = requestFrom('10.0.0.5', headers()) as unknown as IncomingMessage
  normaliseForwardedHeaders(untrusted, proxies)
  normaliseForwardedHeaders(proxy, proxies)
  expect(untrusted.headers).toEqual({})
  expect(proxy.headers).toEqual({ ...headers(), 'x-forwarded-for': '192.0.2.7' })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::9', '2001:db8:0:7::/64'],
  ['2001:0DB8::7:0:0:0:1', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each(['', 'nobody', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.1/8/8', '1.2.3', '10.0.0.1,,::1', '10.0.0.0/x'])(
  'a list of proxies like "%s" is refused',
  (text) => expect(trustedProxies.safeParse(text).success).toBe(false),
)

test('a list of proxies may contain addresses, networks and the named groups', () => {
  const list = trustedProxies.parse(' loopback, private ,203.0.113.0/24,2001:db8::5')
  for (const address of ['127.0.0.1', '::1', '192.168.4.4', '203.0.113.200', '2001:db8::5', 'fd00::1', '::ffff:10.0.0.1'])
    expect(list.includes(address), address).toBe(true)
  for (const address of ['8.8.8.8', '2001:db8::6', '', 'x']) expect(list.includes(address), address).toBe(false)
})
