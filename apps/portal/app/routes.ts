import type { Address } from '@herna/contract/operation'
import { portal } from '@herna/contract/portal'
import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Paths are case-sensitive: `/Preview` is not the literal `preview` [2.1], and one page has one URL. */
const page = (path: string, file: string, id: string, children?: RouteConfigEntry[]): RouteConfigEntry =>
  route(path, file, { id, caseSensitive: true }, children)

/** A data route of the portal, at the path the contract defines. */
const data = ({ path }: Address, file: string, id: string): RouteConfigEntry => page(path.slice(1), file, id)

/** Slovak paths to feature modules [2.2]–[2.23]. `preview?` is an optional literal: any other leading segment is a 404 [2.1]. */
export default [
  ...prefix('preview?', [
    layout('shell/layouts/default.layout.tsx', [
      // Not an index route: React Router's server drops their `caseSensitive`, and `/Preview` would be the lobby.
      page('/', 'lobby/home.route.tsx', 'preview'),
      page('vsetky-hry', 'catalogue/all-games.route.tsx', 'preview-all-games'),
      page('kategorie/:slug', 'catalogue/category.route.tsx', 'preview-categories-slug'),
      page('temy', 'catalogue/collections.route.tsx', 'preview-collections'),
      page('temy/:slug', 'catalogue/collection.route.tsx', 'preview-collections-slug'),
      page('poskytovatelia', 'catalogue/providers.route.tsx', 'preview-providers'),
      page('poskytovatelia/:slug', 'catalogue/provider.route.tsx', 'preview-providers-slug'),
      page('jackpoty', 'jackpots/jackpots.route.tsx', 'preview-jackpots'),
      page('jackpoty/:slug', 'jackpots/jackpot.route.tsx', 'preview-jackpots-slug'),
      page('hra/:game', 'game-page/game.route.tsx', 'preview-games-game'),
      page('uzivatel/moje-hry', 'my-games/my-games.route.tsx', 'preview-user-my-games'),
      page('uzivatel/:slug', 'my-games/personal-list.route.tsx', 'preview-user-slug'),
      page('bonusy/:slug', 'promotions/promotion.route.tsx', 'preview-promotions-slug'),
    ]),
    layout('shell/layouts/live-casino.layout.tsx', [
      page('kasino-zive', 'lobby/live-lobby.route.tsx', 'preview-live-casino'),
      page('kasino-zive/vsetky-hry', 'catalogue/live-all-games.route.tsx', 'preview-live-casino-all-games'),
      page('kasino-zive/kategorie/:slug', 'catalogue/live-category.route.tsx', 'preview-live-casino-categories-slug'),
      page('kasino-zive/uzivatel/moje-hry', 'my-games/my-live-games.route.tsx', 'preview-live-casino-user-my-games'),
      page('kasino-zive/uzivatel/:slug', 'my-games/live-personal-list.route.tsx', 'preview-live-casino-user-slug'),
    ]),
    layout('shell/layouts/winners.layout.tsx', [
      page('vitazi', 'winners/winners.route.tsx', 'preview-winners', [
        page('posledne', 'winners/recent.route.tsx', 'preview-winners-recent'),
        page('jackpot', 'winners/jackpot.route.tsx', 'preview-winners-jackpot'),
        page('salona-slavy', 'winners/hall-of-fame.route.tsx', 'preview-winners-hall-of-fame'),
      ]),
    ]),
    layout('shell/layouts/clean.layout.tsx', [
      page('pravidla-hry', 'pages/game-rules.route.tsx', 'preview-game-rules'),
      page('novinky/:slug', 'pages/page.route.tsx', 'preview-page-slug'),
      page('turnaje', 'tournaments/tournaments.route.tsx', 'preview-tournaments'),
      page('bonusy', 'promotions/promotions.route.tsx', 'preview-promotions'),
    ]),
    layout('shell/layouts/game-play.layout.tsx', [
      page('play/:game/demo', 'play/play-demo.route.tsx', 'preview-play-game-demo'),
      page('play/:game/real', 'play/play-real.route.tsx', 'preview-play-game-real'),
      page('kasino-zive/moje-stoly', 'play/my-tables/my-tables.route.tsx', 'preview-live-casino-my-tables'),
    ]),
    data(portal.gameDetails, 'game-page/details-of.route.ts', 'preview-game-details'),
    page('katalog/:page', 'catalogue-index/catalogue-file.route.ts', 'preview-catalogue'),
    data(portal.moreGames, 'catalogue/more-games.route.ts', 'preview-more-games'),
    data(portal.latestWins, 'lobby/latest-wins.route.ts', 'preview-latest-wins'),
    data(portal.jackpotAmounts, 'jackpots/amounts.route.ts', 'preview-jackpot-amounts'),
    data(portal.menuWidgets, 'lobby/menu-widgets.route.ts', 'preview-menu'),
    page('redirect/:page/:select?', 'preview/redirect.route.ts', 'preview-redirect'),
  ]),
  page('*', 'shell/not-found.route.tsx', 'not-found'),
] satisfies RouteConfig
