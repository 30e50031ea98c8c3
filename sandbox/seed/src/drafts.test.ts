import { expect, test } from 'vitest'
import { catalogue, published } from './catalogue.fixture.ts'

test('drafts differ visibly from what is published', () => {
  const { drafts } = catalogue()
  const live = published()
  const title = (items: readonly { id: string; title: string }[] | undefined, id: string) =>
    items?.find((item) => item.id === id)?.title
  expect(title(drafts.categories, 'prave-sa-hra')).not.toBe(title(live.categories, 'prave-sa-hra'))
  for (const kind of ['collections', 'promotions', 'pages'] as const) {
    const known = new Set<string>(live[kind].map(({ id }) => id))
    expect((drafts[kind] ?? []).filter(({ id }) => !known.has(id)).length).toBeGreaterThan(0)
  }
  const slides = (bundle: typeof drafts) => bundle.carousels?.find(({ id }) => id === 'kasino')?.slides.map(({ id }) => id)
  expect(slides(drafts)).toEqual(['advent', ...(slides(live) ?? [])])
  const order = (bundle: typeof drafts) => bundle.layouts?.find(({ type }) => type === 'Lobby')?.widgets.map(({ id }) => id)
  expect(order(drafts)).not.toEqual(order(live))
  expect([...(order(drafts) ?? [])].sort()).toEqual([...(order(live) ?? [])].sort())
  const label = (bundle: typeof drafts) => bundle.games?.find(({ gameCode }) => gameCode === 'vlcia-hora')?.labels[0]?.title
  expect(label(drafts)).toBe('Turnaj')
  expect(label(live)).not.toBe('Turnaj')
})

test('a draft collection and its draft games know of each other', () => {
  const { drafts } = catalogue()
  const [advent] = drafts.collections ?? []
  const joined = drafts.games?.filter(({ collections }) => collections.includes(advent?.id ?? '')).map(({ gameCode }) => gameCode)
  expect(joined?.sort()).toEqual([...(advent?.games ?? [])].sort())
  expect(drafts.gameInfos?.map(({ gameCode }) => gameCode).sort()).toEqual(drafts.games?.map(({ gameCode }) => gameCode).sort())
})
