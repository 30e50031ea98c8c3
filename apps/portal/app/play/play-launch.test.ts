import { expect, test } from 'vitest'
import { missingAddress, playLaunchOf, type PlayLaunch, realLaunchOf } from './play-launch.ts'

const template = 'https://games.test/launch/{gameCode}?p={clientPlatform}&who={playerId}&t={tempToken}'
const launch: PlayLaunch = {
  gameCode: 'vlcia-hora',
  isLive: false,
  requiresPassword: false,
  addresses: {
    launchUrl: template,
    launchUrlDemo: null,
    launchUrlMobile: 'https://m.games.test/{gameCode}',
    launchUrlDemoMobile: null,
    launchUrls: [],
  },
  languageCode: 'sk-SK',
  gameOrigins: ['https://games.test', 'https://m.games.test'],
}
const player = { playerId: 'p1', tempToken: 't1', errorCode: null }

test('a real launch URL contains the player and the token; a touch device gets the provider’s mobile URL [4.17] [5.4]', () => {
  expect(realLaunchOf(launch, player, false)).toEqual({ url: 'https://games.test/launch/vlcia-hora?p=web&who=p1&t=t1' })
  expect(realLaunchOf(launch, player, true)).toEqual({ url: 'https://m.games.test/vlcia-hora' })
})

test('without a token, or with an error code, the game session is invalid [5.4] [8.23]', () => {
  for (const bad of [
    { ...player, tempToken: null },
    { ...player, errorCode: '48' },
  ]) {
    expect(realLaunchOf(launch, bad, false)).toEqual({ error: 'errors.invalid-game-session' })
  }
})

test('a game without a launch URL for real play is reported before the login [8.23]', () => {
  const addresses = { ...launch.addresses!, launchUrl: null, launchUrlMobile: null }
  expect(missingAddress({ ...launch, addresses }, false)).toBe('errors.real-url-is-missing')
  expect(missingAddress({ ...launch, addresses: null }, false)).toBe('errors.real-url-is-missing')
  expect(missingAddress(launch, true)).toBeNull()
})

test('a game opens only at allowed origins [S5]', () => {
  expect(realLaunchOf({ ...launch, gameOrigins: ['https://other.test'] }, player, false)).toEqual({
    error: 'errors.invalid-game-session',
  })
})

test('the page of a password-protected game holds no launch URL; the unlocked launch contains the permit [5.3] [4.17]', () => {
  const game = { gameCode: 'vlcia-hora', type: 'Slot', realEnabled: true, requirePassword: true } as Parameters<
    typeof playLaunchOf
  >[0]
  const provider = { ...launch.addresses } as Parameters<typeof playLaunchOf>[1]
  const options = { languageCode: 'sk-SK', gameOrigins: launch.gameOrigins }
  const locked = playLaunchOf(game, provider, options)
  expect(locked).toMatchObject({ requiresPassword: true, addresses: null })
  expect(JSON.stringify(locked)).not.toContain('/launch/')
  const unlocked = playLaunchOf(game, provider, { ...options, permit: 'p.1' })
  expect(realLaunchOf(unlocked, player, false)).toEqual({
    url: 'https://games.test/launch/vlcia-hora?p=web&who=p1&t=t1&permit=p.1',
  })
  expect(realLaunchOf(unlocked, player, true)).toEqual({ url: 'https://m.games.test/vlcia-hora?permit=p.1' })
})

test('a password-protected game without a launch URL requires no password: it reports that the URL is missing [5.4]', () => {
  const game = { gameCode: 'vlcia-hora', type: 'Slot', realEnabled: false, requirePassword: true } as Parameters<
    typeof playLaunchOf
  >[0]
  const launch = playLaunchOf(game, undefined, { languageCode: 'sk-SK', gameOrigins: [] })
  expect([launch.requiresPassword, missingAddress(launch, false)]).toEqual([false, 'errors.real-url-is-missing'])
})
