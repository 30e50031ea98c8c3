/** Levels of the portal's folders below `app/`, from the top. The files of `app/` itself (the entry) and `shell` stand above all of them. */
export const PORTAL_LEVELS = {
  /** One address or a group of them. A screen imports no other screen. */
  screen: [
    'catalogue',
    'game-page',
    'jackpots',
    'lobby',
    'my-games',
    'pages',
    'play',
    'preview',
    'promotions',
    'tournaments',
    'winners',
  ],
  /** What several screens, or a screen and the shell, are made of. */
  part: [
    'account-menu',
    'bonuses',
    'favourites',
    'filters',
    'game',
    'game-lists',
    'inbox',
    'jackpot-amounts',
    'layout-widgets',
    'personal-lists',
    'promotion-cards',
    'recommendations',
    'responsible-gaming',
    'rich-text',
    'search',
    'winner-card',
  ],
  /** What every page may ask for, whatever it shows. */
  service: ['catalogue-index', 'dialogs', 'embeds', 'player-data', 'realtime', 'seo', 'session', 'toasts', 'tracking'],
  foundation: ['api', 'config', 'loader-context', 'store', 'texts', 'urls'],
} as const
