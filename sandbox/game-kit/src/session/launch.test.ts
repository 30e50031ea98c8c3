import { expect, test } from 'vitest'
import { readLaunch, sessionRequestOf, urlWithoutSecrets } from './launch.ts'

const read = (path: string) => readLaunch(new URL(path, 'https://games.example'))

test('the game code comes from the path and the language from the query', () => {
  const demo = { gameCode: 'horuca-ceresna', mode: 'demo', languageCode: 'sk-SK', launchToken: null, permit: null }
  expect(read('/launch/horuca-ceresna?mode=demo&clientPlatform=mobile&languageCode=sk-SK')).toEqual(demo)
  expect(read('/launch/horuca-ceresna')).toEqual(demo)
})

test('real play opens its session once, with the launch token from the URL', () => {
  const launch = read('/launch/x?mode=real&playerId=p1&tempToken=t1')
  expect(launch).toEqual({ gameCode: 'x', mode: 'real', languageCode: 'sk-SK', launchToken: 't1', permit: null })
  if (launch) expect(sessionRequestOf(launch)).toEqual({ gameCode: 'x', mode: 'real', languageCode: 'sk-SK', launchToken: 't1' })
  const reloaded = read('/launch/x?mode=real')
  expect(reloaded && sessionRequestOf(reloaded)).toBeNull()
})

test('the permit of a password-protected game is part of its session request [5.3]', () => {
  for (const [query, request] of [
    ['mode=demo&permit=p.1', { gameCode: 'x', mode: 'demo', languageCode: 'sk-SK', permit: 'p.1' }],
    [
      'mode=real&tempToken=t1&permit=p.1',
      { gameCode: 'x', mode: 'real', languageCode: 'sk-SK', launchToken: 't1', permit: 'p.1' },
    ],
  ] as const) {
    const launch = read(`/launch/x?${query}`)
    expect(launch && sessionRequestOf(launch)).toEqual(request)
  }
})

test('player, token and permit are removed from the URL [S7]', () => {
  const url = new URL('https://games.example/launch/x?mode=real&clientPlatform=web&playerId=p1&tempToken=t1&permit=p.1')
  expect(urlWithoutSecrets(url)).toBe('/launch/x?mode=real&clientPlatform=web')
})

test.each([
  '/',
  '/launch',
  '/launch/',
  '/launch/A',
  '/launch/a/b',
  '/other/a',
  '/launch/a%20b',
  '/launch/..',
  '/launch/a?mode=free',
])('%s is not a valid launch URL', (path) => expect(read(path)).toBeNull())
