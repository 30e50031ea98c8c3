import { blankProvider, type Game } from '@herna/contract/content'
import { expect, test } from 'vitest'
import { gameOf, noContent } from '../../app/testing/content.fixture.ts'
import { snapshotOf } from './snapshot.ts'

const about = { version: '1', status: 'Published', locale: 'sk-SK' } as const
const playModes = { demoEnabled: true, realEnabled: true }
const ADDRESS = 'https://hry.test/{gameCode}'
/** What the snapshot says of a game of each provider. */
function offered(...games: Game[]) {
  const providers = [
    blankProvider({ id: 'bez-adries', name: 'Bez adries' }),
    blankProvider({ id: 'len-demo', name: 'Len demo', launchUrlDemo: ADDRESS }),
    blankProvider({ id: 'obe', name: 'Obe', launchUrl: ADDRESS, launchUrlDemo: ADDRESS }),
  ]
  const content = snapshotOf({ ...noContent(), games, providers }, about)
  expect(content.games).toEqual(games.map(({ gameCode }) => content.gameByCode.get(gameCode)))
  return content.games.map(({ gameCode, demoEnabled, realEnabled }) => [gameCode, demoEnabled, realEnabled])
}

test('a mode without a launch URL of the provider is disabled, whatever the game’s flags', () => {
  expect(
    offered(
      gameOf('a', { ...playModes, provider: 'bez-adries' }),
      gameOf('b', { ...playModes, provider: 'len-demo' }),
      gameOf('c', { ...playModes, provider: 'obe' }),
      gameOf('d', { ...playModes, provider: 'neznamy' }),
      gameOf('e', { demoEnabled: false, realEnabled: true, provider: 'obe' }),
    ),
  ).toEqual([
    ['a', false, false],
    ['b', true, false],
    ['c', true, true],
    ['d', false, false],
    ['e', false, true],
  ])
})
