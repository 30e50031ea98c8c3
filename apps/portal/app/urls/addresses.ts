/** Paths by route name [2.24]: the only place besides routes.ts with the Slovak paths. */

export const PATHS = {
  preview: '/',
  'preview-all-games': '/vsetky-hry',
  'preview-providers': '/poskytovatelia',
  'preview-jackpots': '/jackpoty',
  'preview-collections': '/temy',
  'preview-user-my-games': '/uzivatel/moje-hry',
  'preview-live-casino': '/kasino-zive',
  'preview-live-casino-all-games': '/kasino-zive/vsetky-hry',
  'preview-live-casino-user-my-games': '/kasino-zive/uzivatel/moje-hry',
  'preview-live-casino-my-tables': '/kasino-zive/moje-stoly',
  'preview-winners': '/vitazi/posledne',
  'preview-winners-jackpot': '/vitazi/jackpot',
  'preview-winners-hall-of-fame': '/vitazi/salona-slavy',
  'preview-promotions': '/bonusy',
  'preview-tournaments': '/turnaje',
  'preview-game-rules': '/pravidla-hry',
  'preview-games-game': '/hra/:game',
  'preview-play-game-demo': '/play/:game/demo',
  'preview-play-game-real': '/play/:game/real',
  'preview-catalogue': '/katalog/:page',
  'preview-redirect': '/redirect/:page',
  'winners-redirect': '/vitazi',
  'preview-collections-slug': '/temy/:slug',
  'preview-categories-slug': '/kategorie/:slug',
  'preview-live-casino-categories-slug': '/kasino-zive/kategorie/:slug',
  'preview-user-slug': '/uzivatel/:slug',
  'preview-live-casino-user-slug': '/kasino-zive/uzivatel/:slug',
  'preview-providers-slug': '/poskytovatelia/:slug',
  'preview-jackpots-slug': '/jackpoty/:slug',
  'preview-promotions-slug': '/bonusy/:slug',
  'preview-page-slug': '/novinky/:slug',
} as const
export type RouteName = keyof typeof PATHS

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(PATHS, name)

/** True for a path in the editors' preview [4.15]: its first segment is the literal `preview` [2.1]. Also for the `.data` path of such a page. */
export const isPreviewPath = (pathname: string): boolean => /^\/preview(\.data)?(\/|$)/.test(pathname)

/** In preview, internal paths keep the prefix; absolute http(s) links and links of a custom app scheme stay as they are [2.1]. */
export function inPreview(href: string, preview: boolean): string {
  if (!preview || !href.startsWith('/') || href.startsWith('//') || isPreviewPath(href)) return href
  return href === '/' ? '/preview' : `/preview${href}`
}

/** The address of a route: `addressOf('preview-categories-slug', { slug: 'automaty' })` → `/kategorie/automaty`. */
export function addressOf(
  name: RouteName,
  params: { slug?: string; game?: string; page?: string } = {},
  preview = false,
): string {
  const path = PATHS[name].replace(/:(slug|game|page)/, (_, key: 'slug' | 'game' | 'page') =>
    encodeURIComponent(params[key] ?? ''),
  )
  return inPreview(path, preview)
}
