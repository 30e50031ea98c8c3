import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedOrigin, isLaunchable, type LaunchAddresses, type LaunchRequest, launchOf } from './launch.ts'

const noAddresses: LaunchAddresses = {
  launchUrl: null,
  launchUrlDemo: null,
  launchUrlMobile: null,
  launchUrlDemoMobile: null,
  launchUrls: [],
}
const demo: LaunchRequest = { mode: 'Demo', gameCode: 'vlcia-hora', isLive: false, isTouchDevice: false, languageCode: 'sk-SK' }
const player = { playerId: 'p 1', tempToken: 't/1', errorCode: null }

test('a mode without a launch URL reports which URL is missing [5.4] [8.23]', () => {
  expect(launchOf(noAddresses, demo)).toEqual({ error: 'errors.demo-url-is-missing' })
  expect(launchOf({ ...noAddresses, launchUrlDemo: 'https://games.test/' }, { ...demo, mode: 'Real', player })).toEqual({
    error: 'errors.real-url-is-missing',
  })
})

test('a game can be opened in a mode when desktop and touch both have a URL; live channels count only for live games [5.4]', () => {
  const address = 'https://games.test/'
  const live = (channels: ('live-mobile' | 'live-desktop')[]) => ({
    ...noAddresses,
    launchUrls: [{ type: 'real' as const, channels, launchUrl: address }],
  })
  expect(isLaunchable(noAddresses, 'Demo', false)).toBe(false)
  expect(isLaunchable({ ...noAddresses, launchUrlDemo: address }, 'Demo', false)).toBe(true)
  expect(isLaunchable({ ...noAddresses, launchUrlDemo: address }, 'Real', false)).toBe(false)
  expect(isLaunchable({ ...noAddresses, launchUrlMobile: address }, 'Real', false)).toBe(false)
  expect(isLaunchable(live(['live-mobile']), 'Real', true)).toBe(false)
  expect(isLaunchable(live(['live-desktop']), 'Real', true)).toBe(true)
  expect(isLaunchable(live(['live-desktop', 'live-mobile']), 'Real', true)).toBe(true)
  expect(isLaunchable(live(['live-desktop', 'live-mobile']), 'Real', false)).toBe(false)
})

test('the launch template is filled with game, platform and language [5.4]', () => {
  const template = 'https://games.test/launch/{gameCode}?p={clientPlatform}&l={languageCode}'
  expect(launchOf({ ...noAddresses, launchUrlDemo: template }, demo)).toEqual({
    url: 'https://games.test/launch/vlcia-hora?p=web&l=sk-SK',
  })
  expect(launchOf({ ...noAddresses, launchUrlDemo: template }, { ...demo, isTouchDevice: true })).toEqual({
    url: 'https://games.test/launch/vlcia-hora?p=mobile&l=sk-SK',
  })
})

test('the player and the token fill a real launch and never a demo [5.4]', () => {
  const template = 'https://games.test/?who={playerId}&t={tempToken}'
  const addresses = { ...noAddresses, launchUrl: template, launchUrlDemo: template }
  expect(launchOf(addresses, { ...demo, mode: 'Real', player })).toEqual({ url: 'https://games.test/?who=p%201&t=t%2F1' })
  expect(launchOf(addresses, { ...demo, player })).toEqual({ url: 'https://games.test/?who=&t=' })
})

test('a game session has the URL of its game in its mode, real or demo [3.46]', () => {
  const addresses = {
    ...noAddresses,
    launchUrl: 'https://games.test/{gameCode}?mode=real',
    launchUrlDemo: 'https://games.test/{gameCode}?mode=demo',
  }
  for (const gameCode of ['vlcia-hora', 'ruleta']) {
    expect(launchOf(addresses, { ...demo, gameCode })).toEqual({ url: `https://games.test/${gameCode}?mode=demo` })
    expect(launchOf(addresses, { ...demo, gameCode, mode: 'Real', player })).toEqual({
      url: `https://games.test/${gameCode}?mode=real`,
    })
  }
})

test('real play without a token or with an error code is an invalid session [5.4] [8.23]', () => {
  const addresses = { ...noAddresses, launchUrl: 'https://games.test/' }
  const failed = { error: 'errors.invalid-game-session' }
  expect(launchOf(addresses, { ...demo, mode: 'Real' })).toEqual(failed)
  expect(launchOf(addresses, { ...demo, mode: 'Real', player: { ...player, tempToken: null } })).toEqual(failed)
  expect(launchOf(addresses, { ...demo, mode: 'Real', player: { ...player, errorCode: '48' } })).toEqual(failed)
})

test('the mobile URL is used on touch devices only, and only if defined [5.4]', () => {
  const demoAddresses = { ...noAddresses, launchUrlDemo: 'https://d.test/', launchUrlDemoMobile: 'https://m.test/' }
  expect(launchOf(demoAddresses, demo)).toEqual({ url: 'https://d.test/' })
  expect(launchOf(demoAddresses, { ...demo, isTouchDevice: true })).toEqual({ url: 'https://m.test/' })
  expect(launchOf({ ...demoAddresses, launchUrlDemoMobile: null }, { ...demo, isTouchDevice: true })).toEqual({
    url: 'https://d.test/',
  })
})

test('a live game opens at the URL of its mode and channel [3.25]', () => {
  const launchUrls = [
    { type: 'real' as const, channels: ['live-mobile' as const], launchUrl: 'https://m.test/' },
    { type: 'demo' as const, channels: ['live-desktop' as const, 'live-mobile' as const], launchUrl: 'https://live.test/' },
  ]
  const addresses = { ...noAddresses, launchUrls, launchUrlDemo: 'https://d.test/' }
  expect(launchOf(addresses, { ...demo, isLive: true })).toEqual({ url: 'https://live.test/' })
  expect(launchOf(addresses, demo)).toEqual({ url: 'https://d.test/' })
})

test('a live game opens at its mobile URL on touch devices only, and only if one is defined [5.4]', () => {
  const urls = (...channels: ('live-desktop' | 'live-mobile')[]) => ({
    ...noAddresses,
    launchUrls: channels.map((channel) => ({
      type: 'demo' as const,
      channels: [channel],
      launchUrl: `https://${channel}.test/`,
    })),
  })
  const live = { ...demo, isLive: true }
  const touch = { ...live, isTouchDevice: true }
  expect(launchOf(urls('live-desktop', 'live-mobile'), live)).toEqual({ url: 'https://live-desktop.test/' })
  expect(launchOf(urls('live-desktop', 'live-mobile'), touch)).toEqual({ url: 'https://live-mobile.test/' })
  expect(launchOf(urls('live-desktop'), touch)).toEqual({ url: 'https://live-desktop.test/' })
  expect(launchOf(urls('live-mobile'), live)).toEqual({ error: 'errors.demo-url-is-missing' })
})

test('no value can change the origin of the launch template', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (gameCode, languageCode) => {
      const launch = launchOf(
        { ...noAddresses, launchUrlDemo: 'https://games.test/{gameCode}?l={languageCode}' },
        { ...demo, gameCode, languageCode },
      )
      expect(new URL((launch as { url: string }).url).origin).toBe('https://games.test')
    }),
  )
})

test('only listed origins may be framed [S5]', () => {
  const origins = ['http://localhost:4100']
  expect(isAllowedOrigin('http://localhost:4100/launch/a', origins)).toBe(true)
  for (const url of [
    '//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'http://localhost:4100@evil.test/',
    'http://a@localhost:4100/',
    '',
    '/launch',
  ]) {
    expect(isAllowedOrigin(url, origins)).toBe(false)
  }
})
