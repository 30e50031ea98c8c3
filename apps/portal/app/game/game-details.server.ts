import type { FilterKind } from '@herna/contract'
import type { Game, GameInfo } from '@herna/contract/content'
import { providerCard } from '../catalogue/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { tileOf } from './tile-view.ts'

import type { GameDetailsView, Tag } from '@herna/contract/portal'
export type { GameDetailsView, Tag } from '@herna/contract/portal'

/** Tags of one kind that are shown at most [5.10]. */
const TAGS_PER_KIND = 3

/** What is told of one game, in its drawer and on its page. A fact that is missing is unknown, or not among the kinds an editor lets show [3.44]. */
export function gameDetailsOf(game: Game, info: GameInfo | null, content: ContentSnapshot): GameDetailsView {
  const shown = new Set(content.globalSettings.gameDetailTags)
  const number = (kind: FilterKind, ...values: (number | null | undefined)[]) =>
    shown.has(kind) ? (values.find((value) => typeof value === 'number') ?? null) : null
  const provider = content.providerById.get(game.provider)
  const jackpot = content.jackpots.find(({ gameCodes }) => gameCodes.includes(game.gameCode))
  return {
    tile: tileOf(game, content),
    provider: provider ? providerCard(provider, content) : null,
    maxWin: game.maxWin || null,
    rtp: number('Rtp', info?.rtp, game.rtp),
    volatility: number('Volatility', info?.volatility, game.volatility),
    lines: number('NumberOfLines', info?.lines),
    reels: number('NumberOfReels', info?.numberOfReels, game.numberOfReels),
    description: info?.description ?? null,
    video: info?.videoPreview ?? null,
    features: [
      ...(shown.has('Labels') ? (info?.labels ?? game.labels).map((label) => label.title) : []).slice(0, TAGS_PER_KIND),
      ...(shown.has('SpecialFeatures') ? (info?.specialFeatures ?? []) : []).slice(0, TAGS_PER_KIND),
    ],
    tags: tagsOf(game, content, shown),
    jackpot: jackpot ? { id: jackpot.id, slug: jackpot.slug, title: jackpot.title } : null,
  }
}

function tagsOf(game: Game, content: ContentSnapshot, shown: ReadonlySet<FilterKind>): Tag[] {
  const categories = game.categories.flatMap((id) => content.categoryById.get(id) ?? []).filter(({ type }) => type === 'Default')
  const collections = game.collections.flatMap((id) => content.collectionById.get(id) ?? [])
  const groups: [FilterKind, Tag[]][] = [
    ['Categories', categories.map(({ title, slug, lobby }) => ({ title, category: slug, live: lobby === 'Live' }))],
    ['Collections', collections.map(({ title, slug }) => ({ title, collection: slug }))],
  ]
  return groups.flatMap(([kind, tags]) => (shown.has(kind) ? tags.slice(0, TAGS_PER_KIND) : []))
}
