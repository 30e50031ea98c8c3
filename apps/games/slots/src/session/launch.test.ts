import { expect, test } from 'vitest'
import { readLaunch } from './launch.ts'

const read = (address: string) => readLaunch(new URL(address, 'https://games.example'))

test('the game code comes from the path and the language from the query [5.4]', () => {
  expect(read('/launch/horuca-ceresna?mode=demo&clientPlatform=mobile&languageCode=sk-SK')).toEqual({
    gameCode: 'horuca-ceresna',
    mode: 'demo',
    languageCode: 'sk-SK',
  })
  expect(read('/launch/x')).toEqual({ gameCode: 'x', mode: 'demo', languageCode: 'sk-SK' })
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
  '/launch/a?mode=real',
])('%s launches nothing', (address) => expect(read(address)).toBeNull())
