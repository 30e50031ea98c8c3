import type { SlideView, WidgetView } from '@herna/contract/portal'
import type { Audience } from '@herna/contract'
import type { Category, Collection, Slide, Widget, WidgetOf } from '@herna/contract/content'
import { rowLimit } from '@herna/rules'
import { isPlayerSource } from '@herna/rules/personal'
import { collectionCard, providerCard } from '../game-lists/index.ts'
import { tilesOf } from '../game/index.ts'
import { jackpotView } from '../jackpot-amounts/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { rowOf } from '../recommendations/index.ts'

export type { SlideView, VideoView, WidgetView } from '@herna/contract/portal'

/** Audience set by the editor [3.13]; absent means everyone. */
interface AudienceField {
  visibleTo?: Audience
}
export type WidgetViewOf<T extends WidgetView['type']> = Extract<WidgetView, { type: T }>

type Builder<T extends Widget['type']> = (widget: WidgetOf<T>, content: ContentSnapshot) => WidgetView | null

const withoutUndefined = <T>(items: (T | undefined)[]): T[] => items.filter((thing): thing is T => thing !== undefined)
const audienceField = ({ visibleTo }: { visibleTo: Audience }): AudienceField => (visibleTo === 'All' ? {} : { visibleTo })

function collections(id: string, title: string, ids: readonly string[], content: ContentSnapshot): WidgetView | null {
  const cards = withoutUndefined<Collection>(ids.map((key) => content.collectionById.get(key)))
    .map((collection) => collectionCard(collection, content))
    .filter((card) => card.games > 0)
  return cards.length ? { type: 'Collections', id, title, collections: cards } : null
}

/** The row of a category. Recommended and personal rows are sent empty and filled in the browser; a guest does not see them [6.6]. */
function games(widget: WidgetOf<'Games'>, category: Category, content: ContentSnapshot): WidgetView | null {
  const row = rowOf(category)
  if (row) return { type: 'Recommended', id: widget.id, title: widget.title ?? category.title, row }
  if (isPlayerSource(category.type))
    return {
      type: 'Personal',
      id: widget.id,
      title: widget.title ?? category.title,
      source: category.type,
      lobby: category.lobby,
    }
  const existingGames = withoutUndefined(category.games.map((code) => content.gameByCode.get(code)))
  const total = existingGames.length
  if (total === 0) return null
  const layout = category.style === 'top-10' ? 'Top10' : widget.tileLayout
  return {
    type: 'Games',
    id: widget.id,
    title: widget.title ?? category.title,
    layout,
    live: category.lobby === 'Live',
    slug: category.slug,
    total,
    tiles: tilesOf(
      category.games,
      content,
      rowLimit(
        category,
        existingGames.every(({ jackpot }) => jackpot),
      ),
    ),
  }
}

const slideView = ({ id, eyebrow, title, text, image, action, secondAction, jackpot, visibleTo }: Slide): SlideView => ({
  id,
  eyebrow,
  title,
  text,
  image,
  action,
  secondAction,
  jackpot,
  ...audienceField({ visibleTo }),
})

const isSlideApplicable = ({ needs }: Slide, content: ContentSnapshot): boolean =>
  needs !== 'Demo' || content.games.some(({ demoEnabled }) => demoEnabled)

const BUILDERS: { [T in Widget['type']]: Builder<T> } = {
  Carousel: ({ id, title, carousel }, content) => {
    const slides = (content.carousels.find((each) => each.id === carousel)?.slides ?? []).filter((slide) =>
      isSlideApplicable(slide, content),
    )
    return slides.length ? { type: 'Carousel', id, title: title ?? '', slides: slides.map(slideView) } : null
  },
  CollectionGroup: ({ id, title, group }, content) => {
    const collectionGroup = content.collectionGroups.find((each) => each.id === group)
    return collectionGroup ? collections(id, title ?? collectionGroup.title, collectionGroup.collections, content) : null
  },
  Collections: (widget, content) => collections(widget.id, widget.title ?? '', widget.collections, content),
  Games: (widget, content) => {
    const category = content.categoryById.get(widget.category)
    return category ? games(widget, category, content) : null
  },
  Html: ({ id, title, html }) => (html ? { type: 'Html', id, title: title ?? '', html } : null),
  Jackpots: ({ id, title, jackpots }, content) => {
    const existingJackpots = withoutUndefined(jackpots.map((key) => content.jackpotById.get(key)))
    if (existingJackpots.length === 0) return null
    const views = existingJackpots.map((jackpot) => jackpotView(jackpot, content))
    return { type: 'Jackpots', id, title: title ?? '', jackpots: views, total: content.jackpots.length }
  },
  Providers: ({ id, title, providers }, content) => {
    const existingProviders = withoutUndefined(providers.map((key) => content.providerById.get(key)))
    if (existingProviders.length === 0) return null
    const cards = existingProviders.map((provider) => providerCard(provider, content))
    return { type: 'Providers', id, title: title ?? '', providers: cards, total: content.providers.length }
  },
  Videos: ({ id, title, videos }, content) => {
    const existingVideos = withoutUndefined(videos.map((key) => content.videoWidgets.find((each) => each.id === key)))
    const views = existingVideos.map((each) => ({
      id: each.id,
      title: each.title,
      video: each.video,
      poster: each.poster,
      game: each.gameCode,
    }))
    return views.length ? { type: 'Videos', id, title: title ?? '', videos: views } : null
  },
  Winners: ({ id, title }) => ({ type: 'Winners', id, title: title ?? '' }),
}

/** Views of these widgets with their audience [6.5]; widgets without content are left out. */
export function widgetViews(widgets: readonly Widget[], content: ContentSnapshot): WidgetView[] {
  return widgets.flatMap((widget) => {
    const view = (BUILDERS[widget.type] as Builder<Widget['type']>)(widget, content)
    return view ? [{ ...view, ...audienceField(widget) }] : []
  })
}
