import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { developmentConfiguration, publicConfiguration, resolvedLinks } from './public-configuration.ts'
import { DEFAULT_OPERATOR, readOperator } from './operator.ts'
import { readSettings } from './settings.ts'

test('without environment variables everything runs on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    contentUrl: 'http://localhost:4000/content',
    contentPublicUrl: 'http://localhost:4000/content',
    winnersUrl: 'http://localhost:4000/winners',
    jackpotsUrl: 'http://localhost:4100/jackpots',
    statusUrls: ['http://localhost:4000/readyz', 'http://localhost:4100/readyz'],
    gameOrigins: ['http://localhost:4100'],
    embedsOrigin: 'http://localhost:4200',
    platformUrl: 'http://localhost:4000/platform',
    gatewayUrl: 'http://localhost:4000/gateway',
    notificationsUrl: 'ws://localhost:4000/notifications',
    chatUrl: 'http://localhost:4000/chat',
    liveFeedUrl: 'http://localhost:4000/live/hub',
    gameMessagesUrl: 'http://localhost:4000/content',
    framedBy: [],
    redirectToMyAccount: false,
    forcedRefresh: false,
    waitingMessages: true,
    preview: true,
  })
})

test('a changed base URL changes the URLs derived from it', () => {
  const settings = readSettings({ HERNA_SERVICES_PORT: '5000', HERNA_CONTENT_PUBLIC_URL: 'https://obsah.example/content/' })
  expect([settings.contentUrl, settings.contentPublicUrl]).toEqual([
    'http://localhost:5000/content',
    'https://obsah.example/content',
  ])
})

test('behind a proxy browsers get the public origins, and the portal’s server calls its neighbours directly', () => {
  const settings = readSettings({
    HERNA_SERVICES_ORIGIN: 'https://api.casino.example',
    HERNA_GAME_HOST_ORIGIN: 'https://games.casino.example',
  })
  const { platformUrl, gatewayUrl, notificationsUrl, liveFeedUrl, contentPublicUrl, gameOrigins } = settings
  expect({ platformUrl, gatewayUrl, notificationsUrl, liveFeedUrl, contentPublicUrl, gameOrigins }).toEqual({
    platformUrl: 'https://api.casino.example/platform',
    gatewayUrl: 'https://api.casino.example/gateway',
    notificationsUrl: 'wss://api.casino.example/notifications',
    liveFeedUrl: 'https://api.casino.example/live/hub',
    contentPublicUrl: 'https://api.casino.example/content',
    gameOrigins: ['https://games.casino.example'],
  })
  expect([settings.contentUrl, settings.winnersUrl, settings.jackpotsUrl]).toEqual([
    'http://localhost:4000/content',
    'http://localhost:4000/winners',
    'http://localhost:4100/jackpots',
  ])
})

test('every invalid value is reported in one line, an empty one counts as absent', () => {
  const readTestSettings = () =>
    readSettings({ HERNA_PORTAL_PORT: '99999', HERNA_CONTENT_URL: 'localhost', HERNA_LOG_LEVEL: 'loud', HERNA_PORTAL_ORIGIN: '' })
  expect(readTestSettings).toThrow(
    [
      'HERNA_PORTAL_PORT: expected a port number, got "99999"',
      'HERNA_CONTENT_URL: expected an address such as http://localhost:4000/content, got "localhost"',
      'HERNA_LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"',
    ].join('\n'),
  )
})

const ORIGIN = 'https://kasino.herna.example'
const operatorFile = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'herna-operator-')), 'portal.json')
  writeFileSync(file, text)
  return file
}

test('an operator’s file replaces the default brand and header links [2.32] [3.36]', () => {
  const brand = { ...DEFAULT_OPERATOR.brand, name: 'Iná herňa' }
  const link = {
    label: { 'sk-SK': 'Tipovanie' },
    href: 'https://sport.example',
    isInternal: false,
    isNew: true,
    product: 'sport',
  }
  const operator = readOperator(operatorFile(JSON.stringify({ brand, headerLinks: [link] })), ORIGIN)
  expect([operator.brand.name, operator.headerLinks, operator.currency]).toEqual(['Iná herňa', [link], DEFAULT_OPERATOR.currency])
})

test('internal header links are relative to their product’s base, on the portal or on another site [2.32]', () => {
  const link = (href: string, product: string, isInternal = true) => ({ label: {}, href, isInternal, isNew: false, product })
  const links = [link('/', 'casino'), link('/', 'live'), link('/bonusy', 'live'), link('/', 'sport'), link('/dnes', 'sport')]
  const resolved = resolvedLinks({
    headerLinks: [...links, link('/temy', 'unknown'), link('https://poker.example/', 'sport', false)],
    productBases: { casino: '/', live: '/kasino-zive', sport: 'https://sport.example/sk/' },
  })
  expect(resolved.map(({ href, isInternal }) => [href, isInternal])).toEqual([
    ['/', true],
    ['/kasino-zive', true],
    ['/kasino-zive/bonusy', true],
    ['https://sport.example/sk', false],
    ['https://sport.example/sk/dnes', false],
    ['/temy', true],
    ['https://poker.example/', false],
  ])
})

test('the example with a sports side has sport, scratch cards and a deposit page elsewhere [1.1] [2.34] [2.36]', () => {
  const operator = readOperator(
    fileURLToPath(new URL('../../../../docs/examples/portal-with-sport.json', import.meta.url)),
    ORIGIN,
  )
  const { headerLinks, depositPage } = publicConfiguration(readSettings({}), operator, 'test')
  const addressOf = (productName: string) =>
    headerLinks.find(({ product, isInternal }) => product === productName && !isInternal)?.href
  expect(addressOf('sport')).toBe('https://sport.herna.example/tipovanie')
  expect(addressOf('scratch-cards')).toBe('https://zreby.herna.example')
  expect(headerLinks.filter(({ isInternal }) => isInternal).map(({ href }) => href)).toEqual(['/', '/kasino-zive'])
  expect(depositPage).toMatch(/^https:/)
})

test.each([
  ['{"brand"', /cannot be read as JSON/],
  ['{"colour":"red"}', /Unrecognized key: "colour"/],
  [
    `{"headerLinks":[{"label":{},"href":"javascript:alert(1)","isInternal":true,"isNew":false,"product":"x"}]}`,
    /headerLinks\.0\.href: a path on the portal/,
  ],
  [`{"productBases":{"sport":"//evil.example"}}`, /productBases\.sport: a path on the portal/],
  [`{"productBases":{"sport":"https://a@evil.example"}}`, /productBases\.sport: a path on the portal/],
  [`{"langCookieDomain":"herna.example; Secure"}`, /langCookieDomain: a domain such as/],
  [`{"langCookieDomain":"ina.example"}`, /langCookieDomain: kasino\.herna\.example is not in this domain/],
  [`{"depositPage":"javascript:alert(1)"}`, /depositPage: Invalid URL/],
  [`{"tracking":{"tagManager":"http://znacky.example/gtm.js","customerData":null}}`, /tracking\.tagManager: an https address/],
  [`{"nativeApp":{"scheme":"javascript","location":"sk"}}`, /nativeApp\.scheme: a scheme of its own/],
  [`{"nativeApp":{"scheme":"herna","location":"sk://x"}}`, /nativeApp\.location: a location such as sk/],
  [
    `{"headerLinks":[{"label":{},"href":"//evil.example","isInternal":true,"isNew":false,"product":"x"}]}`,
    /headerLinks\.0\.href: a path on the portal/,
  ],
])('the operator’s file %s is refused with the reason [S6]', (text, message) => {
  expect(() => readOperator(operatorFile(text), ORIGIN)).toThrow(message)
})

test('outside the sandbox a public http URL is refused at the start by setting name; loopback and https are accepted', () => {
  const start = (environment: Record<string, string>) => () => readSettings({ HERNA_SANDBOX: 'off', ...environment })
  expect(start({ HERNA_PORTAL_ORIGIN: 'http://kasino.example', HERNA_EMBEDS_ORIGIN: 'https://vstavky.example' })).toThrow(
    /^HERNA_PORTAL_ORIGIN: outside the sandbox expected an https address, got "http:\/\/kasino\.example"$/,
  )
  // Pictures would come from there, unless a public address is given.
  expect(start({ HERNA_CONTENT_URL: 'http://10.0.0.7:4000/content' })).toThrow('HERNA_CONTENT_PUBLIC_URL')
  expect(start({ HERNA_NOTIFICATIONS_PUBLIC_URL: 'http://spravy.example/n' })).toThrow('HERNA_NOTIFICATIONS_PUBLIC_URL')
  expect(start({ HERNA_LIVE_FEED_PUBLIC_URL: 'http://stoly.example/live' })).toThrow('HERNA_LIVE_FEED_PUBLIC_URL')
  expect(start({ HERNA_GAME_MESSAGES_PUBLIC_URL: 'http://oznamy.example' })).toThrow('HERNA_GAME_MESSAGES_PUBLIC_URL')
  expect(start({ HERNA_PORTAL_FRAMED_BY: 'http://partner.example' })).toThrow('HERNA_PORTAL_FRAMED_BY')
  expect(start({})).not.toThrow()
  expect(start({ HERNA_SANDBOX: 'on', HERNA_PORTAL_ORIGIN: 'http://kasino.example' })).not.toThrow()
})

test('trusted proxies are a list of addresses and networks', () => {
  expect(readSettings({ HERNA_TRUSTED_PROXIES: '10.0.0.0/8, loopback' }).trusted.includes('10.9.9.9')).toBe(true)
  expect(readSettings({}).trusted.includes('127.0.0.1')).toBe(false)
  expect(() => readSettings({ HERNA_TRUSTED_PROXIES: 'proxy.example' })).toThrow(
    'HERNA_TRUSTED_PROXIES: expected a comma-separated list of addresses or networks',
  )
})

test('the public configuration contains the forced refresh and waiting messages switches [4.7] [4.14]', () => {
  const flagsOf = (environment: Record<string, string>) => {
    const { forcedRefresh, waitingMessages } = publicConfiguration(readSettings(environment), DEFAULT_OPERATOR, 'b1')
    return { forcedRefresh, waitingMessages }
  }
  expect(flagsOf({})).toEqual({ forcedRefresh: false, waitingMessages: true })
  expect(flagsOf({ HERNA_FORCED_REFRESH: 'on', HERNA_WAITING_MESSAGES: 'off' })).toEqual({
    forcedRefresh: true,
    waitingMessages: false,
  })
})

test('errors are reported to the configured service, but not those of a portal in development [7.50]', () => {
  const dsn = 'https://kluc@hlasenia.example/7'
  const settings = readSettings({ HERNA_ERROR_DSN: dsn })
  expect(publicConfiguration(settings, DEFAULT_OPERATOR, 'b1').errorDsn).toBe(dsn)
  expect(developmentConfiguration(settings, DEFAULT_OPERATOR).errorDsn).toBeNull()
})
