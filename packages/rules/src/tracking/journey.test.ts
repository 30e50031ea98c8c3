import { expect, test } from 'vitest'
import { afterNavigation, atOrigin, NEW_VISIT, type Origin } from './journey.ts'

const LOBBY = { route: 'preview', path: '/' }
const ALL_GAMES = { route: 'preview-all-games', path: '/vsetky-hry' }
const theme = (slug: string) => ({ route: 'preview-collections-slug', path: `/temy/${slug}` })
const demo = (game: string) => ({ route: 'preview-play-game-demo', path: `/play/${game}/demo` })
const row: Origin = { origin: 'row', name: 'Novinky' }

/** The journey after these pages and clicks, and the paths of its page views. */
function visitOf(...steps: (typeof LOBBY | Origin)[]) {
  let visit = NEW_VISIT
  const views: string[] = []
  for (const step of steps) {
    if ('path' in step) {
      const next = afterNavigation(visit, step)
      visit = next.visit
      if (next.isPageView) views.push(step.path)
    } else visit = { ...visit, journey: atOrigin(visit.journey, step) }
  }
  return { views, ...visit.journey }
}

test('a journey is where a player came from {origin, route} and where they are {origin, route, name} [3.47]', () => {
  expect(visitOf(LOBBY)).toMatchObject({
    from: { origin: null, route: null },
    on: { origin: null, route: 'lobby', name: null },
  })
  expect(visitOf(LOBBY, { origin: 'menu', name: null }, theme('vlci'), row)).toMatchObject({
    from: { origin: 'menu', route: 'lobby' },
    on: { origin: 'row', route: 'collections-slug', name: 'Novinky' },
  })
})

test('a page begins without an origin of its own [3.47]', () => {
  expect(visitOf(LOBBY, row, theme('vlci'))).toMatchObject({
    from: { origin: 'row', route: 'lobby' },
    on: { origin: null, name: null },
  })
})

test('the origin that a link names in its hash replaces the part of the page before [3.47]', () => {
  const { visit } = afterNavigation(NEW_VISIT, theme('vlci'), 'newsletter')
  expect(visit.journey.from).toEqual({ origin: 'newsletter', route: null })
})

test('a running game and an unchanged path are no page views, and leave the journey on the page where the game was chosen [7.49]', () => {
  const { views, from, on } = visitOf(LOBBY, row, demo('vlk'), LOBBY)
  expect(views).toEqual(['/'])
  expect([from.route, on]).toEqual([null, { origin: 'row', route: 'lobby', name: 'Novinky' }])
  expect(visitOf(LOBBY, { route: 'preview-play-game-real', path: '/play/vlk/real' }, theme('a')).views).toEqual(['/', '/temy/a'])
})

test('all games without a previous page are no page view, afterwards they are [7.49]', () => {
  expect(visitOf(ALL_GAMES, LOBBY, ALL_GAMES).views).toEqual(['/', '/vsetky-hry'])
})
