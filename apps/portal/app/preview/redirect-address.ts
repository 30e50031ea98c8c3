import { PAGE_TYPES, type PageType, REDIRECT_ITEM_TYPES, type RedirectItemType } from '@herna/contract'
import type { Category } from '@herna/contract/content'
import { addressOf, type RouteName } from '../urls/index.ts'

const PAGES: Record<PageType, RouteName> = {
  Lobby: 'preview',
  Home: 'preview',
  Menu: 'preview',
  Providers: 'preview-providers',
  Collections: 'preview-collections',
  MyGames: 'preview-user-my-games',
  MyLiveGames: 'preview-live-casino-user-my-games',
  AllGames: 'preview-all-games',
  Promotions: 'preview-promotions',
  Jackpots: 'preview-jackpots',
  LiveLobby: 'preview-live-casino',
  Tournaments: 'preview-tournaments',
}
const ITEMS: Record<RedirectItemType, RouteName> = {
  Collection: 'preview-collections-slug',
  Category: 'preview-categories-slug',
  Provider: 'preview-providers-slug',
  Jackpot: 'preview-jackpots-slug',
  Promotion: 'preview-promotions-slug',
  ContentPage: 'preview-page-slug',
  Game: 'preview-games-game',
}
const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T => values.includes(value as T)

/** Target path of `/redirect/{page}/{select?}`: always a draft page of the portal itself; `null` when it names none [2.23] [S6]. */
export function redirectAddress(
  page: string,
  select: string | undefined,
  categories: readonly Pick<Category, 'slug' | 'lobby'>[],
): string | null {
  if (isOneOf(PAGE_TYPES, page)) return select === undefined ? addressOf(PAGES[page], {}, true) : null
  if (!isOneOf(REDIRECT_ITEM_TYPES, page) || select === undefined || !SLUG.test(select)) return null
  const isLive = page === 'Category' && categories.some(({ slug, lobby }) => slug === select && lobby === 'Live')
  const route = isLive ? 'preview-live-casino-categories-slug' : ITEMS[page]
  return addressOf(route, page === 'Game' ? { game: select } : { slug: select }, true)
}
