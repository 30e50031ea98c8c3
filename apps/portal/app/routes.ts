import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Slovak addresses to English rooms [2.2]–[2.23]. `preview?` is an optional literal: any other leading segment is a 404 [2.1]. */
export default [
  ...prefix('preview?', [
    layout('frame/layouts/default.layout.tsx', [
      route('/', 'lobby/home.route.tsx', { id: 'preview', index: true }),
      route('vsetky-hry', 'catalogue/all-games.route.tsx', { id: 'preview-all-games' }),
      route('kategorie/:slug', 'catalogue/category.route.tsx', { id: 'preview-categories-slug' }),
      route('temy', 'catalogue/collections.route.tsx', { id: 'preview-collections' }),
      route('temy/:slug', 'catalogue/collection.route.tsx', { id: 'preview-collections-slug' }),
      route('poskytovatelia', 'catalogue/providers.route.tsx', { id: 'preview-providers' }),
      route('poskytovatelia/:slug', 'catalogue/provider.route.tsx', { id: 'preview-providers-slug' }),
      route('jackpoty', 'jackpots/jackpots.route.tsx', { id: 'preview-jackpots' }),
      route('jackpoty/:slug', 'jackpots/jackpot.route.tsx', { id: 'preview-jackpots-slug' }),
      route('hra/:game', 'game/game.route.tsx', { id: 'preview-games-game' }),
      route('bonusy/:slug', 'promotions/promotion.route.tsx', { id: 'preview-promotions-slug' }),
    ]),
    layout('frame/layouts/live-casino.layout.tsx', [
      route('kasino-zive', 'lobby/live-lobby.route.tsx', { id: 'preview-live-casino' }),
      route('kasino-zive/vsetky-hry', 'catalogue/live-all-games.route.tsx', { id: 'preview-live-casino-all-games' }),
      route('kasino-zive/kategorie/:slug', 'catalogue/live-category.route.tsx', { id: 'preview-live-casino-categories-slug' }),
    ]),
    layout('frame/layouts/winners.layout.tsx', [
      route('vitazi', 'winners/winners.route.tsx', { id: 'preview-winners' }, [
        route('posledne', 'winners/recent.route.tsx', { id: 'preview-winners-recent' }),
        route('jackpot', 'winners/jackpot.route.tsx', { id: 'preview-winners-jackpot' }),
        route('salona-slavy', 'winners/hall-of-fame.route.tsx', { id: 'preview-winners-hall-of-fame' }),
      ]),
    ]),
    layout('frame/layouts/clean.layout.tsx', [
      route('pravidla-hry', 'pages/game-rules.route.tsx', { id: 'preview-game-rules' }),
      route('novinky/:slug', 'pages/page.route.tsx', { id: 'preview-page-slug' }),
      route('turnaje', 'tournaments/tournaments.route.tsx', { id: 'preview-tournaments' }),
      route('bonusy', 'promotions/promotions.route.tsx', { id: 'preview-promotions' }),
    ]),
    layout('frame/layouts/game-play.layout.tsx', [
      route('play/:game/demo', 'play/play-demo.route.tsx', { id: 'preview-play-game-demo' }),
    ]),
    route('zoznam.json', 'catalogue/more-games.route.ts', { id: 'preview-more-games' }),
    route('vitazi/najnovsie.json', 'lobby/latest-wins.route.ts', { id: 'preview-latest-wins' }),
    route('jackpoty/sumy.json', 'jackpots/amounts.route.ts', { id: 'preview-jackpot-amounts' }),
    route('redirect/:page/:select?', 'preview/redirect.route.ts', { id: 'preview-redirect' }),
  ]),
  route('*', 'frame/not-found.route.tsx', { id: 'not-found' }),
] satisfies RouteConfig
