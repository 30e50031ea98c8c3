import { expect, test } from 'vitest'
import { catalogue, published } from './catalogue.fixture.ts'

test('drafts differ visibly from the published items', () => {
  const { drafts } = catalogue()
  const publishedContent = published()
  const titleOf = (items: readonly { id: string; title: string }[] | undefined, id: string) =>
    items?.find((item) => item.id === id)?.title
  expect(titleOf(drafts.categories, 'prave-sa-hra')).not.toBe(titleOf(publishedContent.categories, 'prave-sa-hra'))
  for (const kind of ['collections', 'promotions', 'pages'] as const) {
    const publishedIds = new Set<string>(publishedContent[kind].map(({ id }) => id))
    expect((drafts[kind] ?? []).filter(({ id }) => !publishedIds.has(id)).length).toBeGreaterThan(0)
  }
  const slideIds = (bundle: typeof drafts) => bundle.carousels?.find(({ id }) => id === 'kasino')?.slides.map(({ id }) => id)
  expect(slideIds(drafts)).toEqual(['advent', ...(slideIds(publishedContent) ?? [])])
  const widgetOrder = (bundle: typeof drafts) => bundle.layouts?.find(({ type }) => type === 'Lobby')?.widgets.map(({ id }) => id)
  expect(widgetOrder(drafts)).not.toEqual(widgetOrder(publishedContent))
  expect([...(widgetOrder(drafts) ?? [])].sort()).toEqual([...(widgetOrder(publishedContent) ?? [])].sort())
  const labelOf = (bundle: typeof drafts) => bundle.games?.find(({ gameCode }) => gameCode === 'vlcia-hora')?.labels[0]?.title
  expect(labelOf(drafts)).toBe('Turnaj')
  expect(labelOf(publishedContent)).not.toBe('Turnaj')
})

test('a draft collection and its draft games refer to each other', () => {
  const { drafts } = catalogue()
  const [advent] = drafts.collections ?? []
  const gameCodes = drafts.games
    ?.filter(({ collections }) => collections.includes(advent?.id ?? ''))
    .map(({ gameCode }) => gameCode)
  expect(gameCodes?.sort()).toEqual([...(advent?.games ?? [])].sort())
  expect(drafts.gameInfos?.map(({ gameCode }) => gameCode).sort()).toEqual(drafts.games?.map(({ gameCode }) => gameCode).sort())
})
