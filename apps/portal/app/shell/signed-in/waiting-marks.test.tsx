import '@herna/kit/base.css'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { clearBonuses, loadBonuses } from '../../bonuses/index.ts'
import { clearFavourites, loadFavourites } from '../../favourites/index.ts'
import { setPlayerMarks, TileIsland, TileList, type TileView } from '../../game/index.ts'
import { PageHydration } from '../../islands/index.ts'
import { jsonResponse, mockPlayerHosts, mockResponses, requestBodiesTo } from '../../testing/hosts.fixture.ts'
import { TextsProvider } from '../../texts/index.ts'
import game from '../../texts/sk-SK/game.json'
import { MARKS } from './tile-marks.tsx'
import { markWaitingTiles } from './waiting-marks.ts'

/** Pictures that never fail: a failed one hydrates its list. */
const PICTURES = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')}#`
const tile = (code: string, name: string): TileView => ({ code, name, provider: 'Kriváň Games', version: '1' })
const TILES = [tile('vlcia-hora', 'Vlčia hora'), tile('perla-hlbin', 'Perla hlbín')]
const rendered = vi.fn()
function Rendered() {
  rendered()
  return null
}
const Stub = createRoutesStub([
  {
    id: 'root',
    path: '/',
    Component: () => (
      <TileIsland tiles={TILES}>
        <Rendered />
        <TileList tiles={TILES} place="Default" />
      </TileIsland>
    ),
  },
])
const data = {
  configuration: { contentOrigin: PICTURES, currency: { code: '€', iso: 'EUR' }, locale: { code: 'sk', iso: 'sk-SK' } },
}
const content = (
  <TextsProvider messages={{ game }}>
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: data } }} />
  </TextsProvider>
)

let root: Root
let container: HTMLElement
let stopMarking: () => void
beforeEach(async () => {
  await commands.takePointerAway()
  mockPlayerHosts()
  mockResponses({ '/player/favorites': jsonResponse({ favoriteGames: { favoriteGameType: [{ gameType: 'perla-hlbin' }] } }) })
  container = document.createElement('div')
  // Not below the pointer that was taken away.
  container.style.padding = '120px'
  container.innerHTML = renderToString(content)
  document.body.append(container)
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()
  root = hydrateRoot(container, <PageHydration onHydrated={resolve}>{content}</PageHydration>)
  await hydrated
  rendered.mockClear()
  setPlayerMarks(MARKS)
  stopMarking = markWaitingTiles()
})
afterEach(() => {
  stopMarking()
  setPlayerMarks(null)
  clearFavourites()
  clearBonuses()
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
})
const heart = (name: string) => page.getByRole('button', { name: `Obľúbená hra: ${name}` })

test('a list that is not hydrated shows the player’s favourites without rendering its tiles [4.18] [P3]', async () => {
  await expect.element(heart('Perla hlbín')).not.toBeInTheDocument()
  await loadFavourites()
  await expect.element(heart('Perla hlbín')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart('Vlčia hora')).toHaveAttribute('aria-pressed', 'false')
  expect(rendered).not.toHaveBeenCalled()
  clearFavourites()
  await expect.element(heart('Perla hlbín')).not.toBeInTheDocument()
})

test('a click on such a button hydrates the list and changes the favourite once [4.18]', async () => {
  await loadFavourites()
  await userEvent.click(heart('Vlčia hora'))
  await expect.poll(() => requestBodiesTo('/player/favorites').length).toBe(2)
  expect(rendered).toHaveBeenCalled()
  expect(container.querySelectorAll('[data-heart]')).toHaveLength(2)
})

test('a click without a pointer or the focus, as of a screen reader, changes the favourite once', async () => {
  await loadFavourites()
  await expect.element(heart('Vlčia hora')).toBeVisible()
  ;(heart('Vlčia hora').element() as HTMLElement).click()
  await expect.poll(() => requestBodiesTo('/player/favorites').length).toBe(2)
  expect(container.querySelectorAll('[data-heart]')).toHaveLength(2)
})

test('the focus stays on the button when it hydrates the list', async () => {
  await loadFavourites()
  await expect.element(heart('Vlčia hora')).toBeVisible()
  const plain = heart('Vlčia hora').element() as HTMLElement
  plain.focus()
  expect(document.activeElement).not.toBe(plain)
  expect(document.activeElement).toBe(heart('Vlčia hora').element())
})

test('a list with a game to play free hydrates and shows what is left [4.23]', async () => {
  const spins = { bonusType: 'freespins', bonusStatus: 'active', selectedGames: ['vlcia-hora'], freeSpinsCountRemaining: 5 }
  mockResponses({
    '/player/gamingBonuses': jsonResponse({
      bonuses: [{ ...spins, bonusId: '00000000-0000-4000-8000-000000000002', goldenChips: null, value: 20, endsAt: null }],
    }),
  })
  await loadBonuses()
  await expect.poll(() => container.textContent).toContain('5 voľných')
  expect(rendered).toHaveBeenCalled()
})
