import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUSE, readOperator } from './operator.ts'
import { publicConfiguration } from './public-configuration.ts'
import { readSettings } from './settings.ts'

test('without any environment everything runs on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    contentUrl: 'http://localhost:4000/content',
    contentPublicUrl: 'http://localhost:4000/content',
    winnersUrl: 'http://localhost:4000/winners',
    jackpotsUrl: 'http://localhost:4100/jackpots',
    gameOrigins: ['http://localhost:4100'],
    embedsOrigin: 'http://localhost:4200',
    platformUrl: 'http://localhost:4000/platform',
    gatewayUrl: 'http://localhost:4000/gateway',
    notificationsUrl: 'ws://localhost:4000/notifications',
    redirectToMyAccount: false,
    forcedRefresh: false,
    waitingMessages: true,
    preview: true,
  })
})

test('an address that is another one moves what is built on it', () => {
  const settings = readSettings({ HERNA_SERVICES_PORT: '5000', HERNA_CONTENT_PUBLIC_URL: 'https://obsah.example/content/' })
  expect([settings.contentUrl, settings.contentPublicUrl]).toEqual([
    'http://localhost:5000/content',
    'https://obsah.example/content',
  ])
})

test('every broken value is named in one line, an empty one counts as absent', () => {
  const read = () =>
    readSettings({ HERNA_PORTAL_PORT: '99999', HERNA_CONTENT_URL: 'localhost', HERNA_LOG_LEVEL: 'loud', HERNA_PORTAL_ORIGIN: '' })
  expect(read).toThrow(
    [
      'HERNA_PORTAL_PORT: expected a port number, got "99999"',
      'HERNA_CONTENT_URL: expected an address such as http://localhost:4000/content, got "localhost"',
      'HERNA_LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, got "loud"',
    ].join('\n'),
  )
})

const operatorFile = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'herna-operator-')), 'portal.json')
  writeFileSync(file, text)
  return file
}

test('an operator puts its own brand and header links in the house’s place [2.32] [3.36]', () => {
  const brand = { ...HOUSE.brand, name: 'Iná herňa' }
  const link = {
    label: { 'sk-SK': 'Tipovanie' },
    href: 'https://sport.example',
    isInternal: false,
    isNew: true,
    product: 'sport',
  }
  const operator = readOperator(operatorFile(JSON.stringify({ brand, headerLinks: [link] })))
  expect([operator.brand.name, operator.headerLinks, operator.currency]).toEqual(['Iná herňa', [link], HOUSE.currency])
})

test.each([
  ['{"brand"', /cannot be read as JSON/],
  ['{"colour":"red"}', /Unrecognized key: "colour"/],
  [
    `{"headerLinks":[{"label":{},"href":"javascript:alert(1)","isInternal":true,"isNew":false,"product":"x"}]}`,
    /headerLinks\.0\.href: a path on the portal/,
  ],
  [`{"depositPage":"javascript:alert(1)"}`, /depositPage: Invalid URL/],
  [`{"nativeApp":{"scheme":"javascript","location":"sk"}}`, /nativeApp\.scheme: a scheme of its own/],
  [`{"nativeApp":{"scheme":"herna","location":"sk://x"}}`, /nativeApp\.location: a location such as sk/],
  [
    `{"headerLinks":[{"label":{},"href":"//evil.example","isInternal":true,"isNew":false,"product":"x"}]}`,
    /headerLinks\.0\.href: a path on the portal/,
  ],
])('the operator’s file %s is refused with what is wrong [S6]', (text, message) => {
  expect(() => readOperator(operatorFile(text))).toThrow(message)
})

test('pages carry whether every start refreshes the session and whether messages are loaded [4.7] [4.14]', () => {
  const flagsOf = (environment: Record<string, string>) => {
    const { forcedRefresh, waitingMessages } = publicConfiguration(readSettings(environment), HOUSE, 'b1')
    return { forcedRefresh, waitingMessages }
  }
  expect(flagsOf({})).toEqual({ forcedRefresh: false, waitingMessages: true })
  expect(flagsOf({ HERNA_FORCED_REFRESH: 'on', HERNA_WAITING_MESSAGES: 'off' })).toEqual({
    forcedRefresh: true,
    waitingMessages: false,
  })
})
