import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PublicConfiguration } from '../../app/config/index.ts'
import { contentSecurityPolicy, hashScripts } from './content-security-policy.ts'
import { securityHeaders } from './security-headers.ts'

const configuration = {
  origin: 'https://herna.example',
  contentOrigin: 'https://obsah.example/content',
  gameOrigins: ['https://hry.example'],
  embedsOrigin: 'https://vstavky.example',
  platformUrl: 'https://ucty.example/platform',
  gatewayUrl: 'https://ucty.example/gateway',
  notificationsUrl: 'wss://spravy.example/notifications',
  chatUrl: 'https://chat.example/chat',
  liveFeedUrl: 'https://stoly.example/live/hub',
  framedBy: [] as string[],
  gameMessagesUrl: 'https://oznamy.example/content',
  tracking: { tagManager: null, customerData: null },
} as PublicConfiguration
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only scripts with the render’s nonce are allowed by hash; injected ones are not [S2]', () => {
  const page = '<script nonce="n1">own()</script><script>smuggled()</script><script nonce="n2">guessed()</script>'
  const { html, hashes } = hashScripts(page, 'n1', ['theme()'])
  expect(hashes).toEqual([hash('theme()'), hash('own()')])
  expect(html).not.toContain('n1')
})

test('equal pages stay equal: the nonce is removed from links and scripts', () => {
  const page = (mark: string) => `<link nonce="${mark}" href="/a"/><script nonce="${mark}">own()</script>`
  expect(hashScripts(page('n1'), 'n1', [])).toEqual(hashScripts(page('n2'), 'n2', []))
})

test('the policy forbids unsafe inline scripts, plug-ins and base, and allows scripts, frames and calls only for the configured hosts [S2] [S5]', () => {
  const policy = new Map(
    contentSecurityPolicy(configuration, [hash('own()')])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
  expect(policy.get('script-src')).toEqual(["'self'", 'https://vstavky.example', 'https://ucty.example/platform/', hash('own()')])
  expect([policy.get('object-src'), policy.get('base-uri')]).toEqual([["'none'"], ["'none'"]])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.get('frame-src')).toEqual(['https://hry.example', 'https://vstavky.example'])
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://vstavky.example',
    'https://obsah.example',
    'https://ucty.example',
    'wss://spravy.example',
    'https://stoly.example',
    'wss://stoly.example',
    'https://oznamy.example',
    'https://chat.example',
    'wss://chat.example',
  ])
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://obsah.example', 'https://hry.example'])
})

test('pages may connect to the service of the error reports, if there is one [7.50]', () => {
  const connects = (errorDsn: string | null) =>
    contentSecurityPolicy({ ...configuration, errorDsn }, []).includes(' https://hlasenia.example')
  expect([connects('https://kluc@hlasenia.example/sentry/1'), connects(null)]).toEqual([true, false])
})

test('no site may frame the portal unless the operator allows it; X-Frame-Options, which knows no list, is then left out [S5] [1.11]', () => {
  const embedder = 'https://partner.example'
  const policy = contentSecurityPolicy({ ...configuration, framedBy: [embedder] }, []).split('; ')
  expect(policy).toContain(`frame-ancestors 'self' ${embedder}`)
  expect(securityHeaders(configuration)).toContain('X-Frame-Options')
  expect(securityHeaders({ ...configuration, framedBy: [embedder] })).not.toContain('X-Frame-Options')
})

test('the operator’s tag manager may run scripts, and the customer-data platform only receives calls [S2] [7.49]', () => {
  const tracking = { tagManager: 'https://znacky.example/gtm.js?id=1', customerData: 'https://udaje.example/events' }
  const policy = contentSecurityPolicy({ ...configuration, tracking }, []).split('; ')
  const sourcesOf = (name: string) => policy.find((line) => line.startsWith(`${name} `)) ?? ''
  expect(['script-src', 'connect-src', 'img-src'].map((name) => sourcesOf(name).includes('https://znacky.example'))).toEqual([
    true,
    true,
    true,
  ])
  expect(policy.filter((line) => line.includes('udaje.example'))).toEqual([sourcesOf('connect-src')])
})

test('videos are allowed only from the content service [S2]', () => {
  const policy = contentSecurityPolicy(configuration, []).split('; ')
  expect(policy).toContain("media-src 'self' https://obsah.example")
})

test('transport security headers are sent over https only', () => {
  expect(securityHeaders(configuration)).toContain('Strict-Transport-Security')
  expect(securityHeaders({ ...configuration, origin: 'http://localhost:3000' })).not.toContain('Strict-Transport-Security')
})
