import type { ContentLists } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { demoLaunchOf } from './demo-launch.ts'

type Game = ContentLists['games'][number]
type Provider = ContentLists['providers'][number]
const game = { gameCode: 'skuska', type: 'Slot', demoEnabled: true, requirePassword: false } as Game
const provider = {
  launchUrl: null,
  launchUrlDemo: 'https://games.test/{gameCode}',
  launchUrlMobile: null,
  launchUrlDemoMobile: null,
  launchUrls: [],
} as unknown as Provider
const options = { languageCode: 'sk-SK', gameOrigins: ['https://games.test'] }

test('the page of a password-protected game holds no launch URL; with a permit the game opens [5.3] [4.17]', () => {
  const url = 'https://games.test/skuska'
  const launchable = { frameUrl: url, touchUrl: url, error: null, requiresPassword: false }
  expect(demoLaunchOf(game, provider, options)).toEqual(launchable)
  const locked = { ...game, requirePassword: true }
  expect(demoLaunchOf(locked, provider, options)).toEqual({
    ...launchable,
    frameUrl: null,
    touchUrl: null,
    requiresPassword: true,
  })
  const unlocked = `${url}?permit=p.1`
  expect(demoLaunchOf(locked, provider, { ...options, permit: 'p.1' })).toEqual({
    ...launchable,
    frameUrl: unlocked,
    touchUrl: unlocked,
  })
})

test('a game without a demo requires no password: it reports that the demo is missing [5.4]', () => {
  const unavailable = { frameUrl: null, touchUrl: null, error: 'errors.demo-url-is-missing', requiresPassword: false }
  expect(demoLaunchOf({ ...game, requirePassword: true, demoEnabled: false }, provider, options)).toEqual(unavailable)
  expect(demoLaunchOf(game, undefined, options)).toEqual(unavailable)
})
