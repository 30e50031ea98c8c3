import '@herna/kit/base.css'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { PageHydration } from '../islands/index.ts'
import { JackpotTicker, TickerPause } from '../jackpot-amounts/index.ts'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import { TextsProvider } from '../texts/index.ts'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { TileIsland } from './tile-island.tsx'
import { TileList } from './tile-list.tsx'
import type { TileView } from './tile-view.ts'

/** Pictures that never fail: a failed one hydrates its list. */
const PICTURES = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')}#`
const tile = (code: string, more: Partial<TileView> = {}): TileView => ({
  code,
  name: code,
  provider: 'Kriváň Games',
  version: '1',
  ...more,
})
const TILES = [
  tile('vlcia-hora', { jackpot: 'fond' }),
  tile('perla-hlbin'),
  tile('zlaty-kohut', { jackpot: 'neznamy' }),
  tile('udrzba', { jackpot: 'fond', maintenance: {} }),
]
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
      <JackpotTicker>
        <TickerPause />
        <TileIsland tiles={TILES}>
          <Rendered />
          <TileList tiles={TILES} place="Default" />
        </TileIsland>
      </JackpotTicker>
    ),
  },
])
const data = {
  configuration: { contentOrigin: PICTURES, currency: { code: '€', iso: 'EUR' }, locale: { code: 'sk', iso: 'sk-SK' } },
}
const content = (
  <TextsProvider messages={{ game, jackpots }}>
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: data } }} />
  </TextsProvider>
)

let root: Root
let container: HTMLElement
beforeEach(async () => {
  await commands.takePointerAway()
  vi.stubGlobal('fetch', async () => Response.json(amountsReply({ fond: [1_000_000] })))
  container = document.createElement('div')
  // Not below the pointer that was taken away.
  container.style.padding = '120px'
  container.innerHTML = renderToString(content)
  document.body.append(container)
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()
  root = hydrateRoot(container, <PageHydration onHydrated={resolve}>{content}</PageHydration>)
  await hydrated
  rendered.mockClear()
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
})
const ribbons = () =>
  [...container.querySelectorAll('[data-ribbon]')].map((ribbon) => [
    ribbon.closest<HTMLElement>('[data-game]')?.dataset.game,
    ribbon.textContent.replaceAll(/\s/g, ' '),
  ])
const RIBBON = ['vlcia-hora', expect.stringMatching(/^Jackpot9 9\d\d,\d\d €$/)]

test('a list that is not hydrated shows the amounts of jackpots without rendering its tiles, none that is unknown [3.28] [4.26] [P3]', async () => {
  await expect.poll(ribbons).toEqual([RIBBON])
  expect(rendered).not.toHaveBeenCalled()
})

test('the amount of such a list rises with the others, until it is paused [3.28]', async () => {
  await expect.poll(ribbons).toEqual([RIBBON])
  await page.getByRole('button', { name: 'Spustiť rast súm' }).click()
  const [first] = ribbons()
  await expect.poll(() => ribbons()[0], { timeout: 10_000 }).not.toEqual(first)
  expect(rendered).not.toHaveBeenCalled()
})

test('a list that hydrates keeps each ribbon once, as React renders it', async () => {
  await expect.poll(ribbons).toEqual([RIBBON])
  const plain = container.querySelector('[data-ribbon]')?.outerHTML
  container.querySelector('[data-game]')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(rendered).toHaveBeenCalled()
  expect(ribbons()).toEqual([RIBBON])
  expect(container.querySelector('[data-ribbon]')?.outerHTML).toBe(plain)
})
