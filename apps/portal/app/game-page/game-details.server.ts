import type { FilterKind } from '@herna/contract'
import type { Game, GameInfo } from '@herna/contract/content'
import { providerCard } from '../game-lists/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import type { GameDetailsView, Tag } from '@herna/contract/portal'
import { tileOf } from '../game/index.ts'

/** Maximum number of tags of one kind [5.10]. */
const TAGS_PER_KIND = 3

/** Details of one game for its drawer and page. A null fact is unknown or of a kind the editor has not enabled [3.44]. */
export function gameDetailsOf(game: Game, info: GameInfo | null, content: ContentSnapshot): GameDetailsView {
  const enabledKinds = new Set(content.globalSettings.gameDetailTags)
  const number = (kind: FilterKind, ...values: (number | null | undefined)[]) =>
    enabledKinds.has(kind) ? (values.find((value) => typeof value === 'number') ?? null) : null
  const provider = content.providerById.get(game.provider)
  const jackpot = content.jackpots.find(({ gameCodes }) => gameCodes.includes(game.gameCode))
  return {
    tile: tileOf(game, content),
    provider: provider ? providerCard(provider, content) : null,
    maxWin: game.maxWin || null,
    rtp: number('Rtp', info?.rtp, game.rtp),
    volatility: number('Volatility', info?.volatility, game.volatility),
    hitFrequency: info?.hitFrequency ?? null,
    lines: number('NumberOfLines', info?.lines),
    reels: number('NumberOfReels', info?.numberOfReels, game.numberOfReels),
    description: info?.description ?? null,
    video: info?.videoPreview ?? null,
    features: [
      ...(enabledKinds.has('Labels') ? (info?.labels ?? game.labels).map((label) => label.title) : []).slice(0, TAGS_PER_KIND),
      ...(enabledKinds.has('SpecialFeatures') ? (info?.specialFeatures ?? []) : []).slice(0, TAGS_PER_KIND),
    ],
    tags: tagsOf(game, content, enabledKinds),
    jackpot: jackpot ? { id: jackpot.id, slug: jackpot.slug, title: jackpot.title } : null,
  }
}

function tagsOf(game: Game, content: ContentSnapshot, enabledKinds: ReadonlySet<FilterKind>): Tag[] {
  const categories = game.categories.flatMap((id) => content.categoryById.get(id) ?? []).filter(({ type }) => type === 'Default')
  const collections = game.collections.flatMap((id) => content.collectionById.get(id) ?? [])
  const groups: [FilterKind, Tag[]][] = [
    ['Categories', categories.map(({ title, slug, lobby }) => ({ title, category: slug, live: lobby === 'Live' }))],
    ['Collections', collections.map(({ title, slug }) => ({ title, collection: slug }))],
  ]
  return groups.flatMap(([kind, tags]) => (enabledKinds.has(kind) ? tags.slice(0, TAGS_PER_KIND) : []))
}
