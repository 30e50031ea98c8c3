import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type * as CatalogueIndex from '../catalogue-index/index.ts'
import { ModalHost } from '../dialogs/index.ts'
import { liveTables } from '../live-tables/index.ts'
import { contentOf, gameOf } from '../testing/content.fixture.ts'
import { liveTableOf } from '../testing/live-tables.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { LiveDetails } from './live-details.tsx'

const games = ['a', 'b', 'c', 'd'].map((code) => gameOf(code, { type: 'Live', name: `Stôl ${code}` }))
vi.mock('../catalogue-index/index.ts', async (importOriginal) => {
  const original = await importOriginal<typeof CatalogueIndex>()
  const catalogue = () => original.catalogueOf(contentOf({ games }))
  return { ...original, useCatalogue: () => ({ state: 'ready', reason: null, catalogue: catalogue(), retry: () => undefined }) }
})

afterEach(() => {
  clear()
  liveTables.clear()
})

test('a closed table names similar ones that are open; they do not change while they are shown, and are gone when it opens', async () => {
  liveTables.replaceAll([
    liveTableOf('a', { Status: 'closed', OpensAt: '2099-11-23T17:00:00Z' }),
    liveTableOf('b'),
    liveTableOf('c', { Status: 'closed' }),
    liveTableOf('d', { Kind: 'baccarat' }),
  ])
  await show(
    <>
      <LiveDetails code="a" />
      <ModalHost />
    </>,
    { texts: {} },
  )
  const links = () => [...document.querySelectorAll('a[href^="/hra/"]')].map((link) => link.getAttribute('href'))
  await expect.poll(links).toEqual(['/hra/b'])
  await expect.element(page.getByRole('link', { name: /^Stôl b/ })).toBeVisible()
  liveTables.merge({ ImsGameCode: 'c', Status: 'online' })
  await expect.element(page.getByRole('heading', { name: 'Podobné otvorené stoly' })).toBeVisible()
  expect(links()).toEqual(['/hra/b'])
  liveTables.merge({ ImsGameCode: 'a', Status: 'online' })
  await expect.element(page.getByText('Otvorený', { exact: true })).toBeVisible()
  expect(links()).toEqual([])
})
