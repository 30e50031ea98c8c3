import '@herna/kit/base.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import game from '../texts/sk-SK/game-play.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { PlayButtons, PlayNote } from './play-buttons.tsx'
import type { TileView } from './tile-view.ts'

const texts = {}
const tile: TileView = { code: 'vlcia-hora', name: 'Vlčia hora', provider: 'Kriváň Games', version: '1', demo: true }
const nativeApp = { scheme: 'herna', location: 'sk' }
const originalUrl = location.href
const openedAt = (query: string) => history.replaceState(null, '', query)
const play = () => page.getByRole('link', { name: game.play, exact: true })

afterEach(() => {
  history.replaceState(null, '', originalUrl)
  clear()
})

test('in the operator’s application Play opens a deep link of scheme, location, play and game code [7.48] [4.16]', async () => {
  openedAt('?nativeapp=1')
  await show(<PlayButtons tile={tile} />, { texts, root: { configuration: { nativeApp } } })
  await expect.element(play()).toHaveAttribute('href', 'herna-sk://play/vlcia-hora')
  await expect.element(page.getByRole('link', { name: game['play-demo'] })).toHaveAttribute('href', '/play/vlcia-hora/demo')
})

test.each([
  ['in a browser', '?', nativeApp],
  ['in another page’s frame', '?embed=true', nativeApp],
  ['where the operator has no application', '?nativeapp=1', null],
])('%s Play opens the portal’s play page [7.48]', async (_where, query, app) => {
  openedAt(query)
  await show(<PlayButtons tile={tile} />, { texts, root: { configuration: { nativeApp: app } } })
  await expect.element(play()).toHaveAttribute('href', '/play/vlcia-hora/real')
})

const states: [string, Partial<TileView>, string, boolean, string][] = [
  ['a game in maintenance', { maintenance: {} }, 'V údržbe', false, 'Hra je v údržbe'],
  ['a game that is not played for money', { noReal: true }, 'Zatiaľ len demo', true, 'O peniaze sa táto hra zatiaľ nehrá.'],
  ['a game that cannot be opened at all', { noReal: true, demo: undefined }, 'Pripravujeme', false, 'hrať sa ešte nedá'],
  [
    'a live table that cannot be opened',
    { noReal: true, demo: undefined, live: true },
    'Pripravujeme',
    false,
    'Živý stôl pripravujeme',
  ],
]
test.each(states)(
  '%s replaces the Play link with a disabled button that gives the reason',
  async (_what, more, word, hasDemo, note) => {
    const renderedTile = { ...tile, ...more }
    await show(
      <>
        <PlayButtons tile={renderedTile} />
        <PlayNote tile={renderedTile} />
      </>,
      { texts },
    )
    await expect.element(page.getByRole('button', { name: word })).toBeDisabled()
    await expect.element(page.getByText(new RegExp(note))).toBeVisible()
    expect(play().elements()).toEqual([])
    expect(page.getByRole('link', { name: game['play-demo'] }).elements()).toHaveLength(hasDemo ? 1 : 0)
  },
)
