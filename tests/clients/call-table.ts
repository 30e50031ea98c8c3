import { chat } from '@herna/contract/chat'
import {
  CONTENT_ITEMS,
  CONTENT_LISTS,
  contentVersion,
  personalizedCategories,
  previewAuth,
  webMessages,
} from '@herna/contract/content'
import { embeds } from '@herna/contract/embeds'
import { jackpotAmounts } from '@herna/contract/games'
import type { Address } from '@herna/contract/operation'
import { gateway, platform } from '@herna/contract/player'
import { portal } from '@herna/contract/portal'
import { liveWinners, topWinners } from '@herna/contract/winners'

/** Base path of each host's operations, as a browser or the portal's server calls them. */
const HOSTS = {
  gateway: '/gateway',
  platform: '/platform',
  content: '/content',
  winners: '/winners',
  'game-host': '',
  portal: '',
  embeds: '',
  chat: '/chat',
} as const

/** When the running product makes a call. The journeys take their calls from the table by it. */
type Phase = 'start' | 'login' | 'player' | 'personal' | 'change' | 'token' | 'action' | 'page' | 'server' | 'embed' | 'chat'

/** A call of section 7 and what a failure of it does, whatever the fault [F1]. */
export interface SpecifiedCall {
  /** Statement of section 7 that describes the call. */
  statement: string
  operation: Address
  host: keyof typeof HOSTS
  phase: Phase
  /** Statement that says what happens when it fails: of section 8, or of section 4 for the session. */
  behaviour: string
  /** What the player then reads; null: nothing, the page works without its data. */
  shows: string | null
  /** The test in which the running product meets the faults. */
  met: string
}

const START = 'tests/journeys/player-faults.journey.ts'
const PLAYER = 'tests/journeys/player-data-faults.journey.ts'
const PLAY = 'tests/journeys/real-play-faults.journey.ts'
const PAGE = 'tests/journeys/page-faults.journey.ts'
const SERVER = 'apps/portal/server/portal.test.ts'

type Row = [statement: string, operation: Address, behaviour: string, shows: string | null]
const rows = (host: SpecifiedCall['host'], phase: Phase, met: string, ...list: Row[]): SpecifiedCall[] =>
  list.map(([statement, operation, behaviour, shows]) => ({ statement, operation, host, phase, behaviour, shows, met }))

const STARTUP = 'Prihlásenie sa nepodarilo spustiť'
const UNREACHABLE = 'Prihlasovacia služba neodpovedá'
const LOGOUT = 'Odhlásenie sa nepodarilo potvrdiť'
const RECONNECTING = 'Spojenie vypadlo, obnovujeme ho'

/** Calls of the page for the session and the player. */
const OF_THE_PLAYER: SpecifiedCall[] = [
  ...rows('platform', 'start', START, ['7.42', platform.scripts, '8.30', STARTUP], ['7.42', platform.session, '8.30', STARTUP]),
  ...rows(
    'gateway',
    'login',
    START,
    ['7.2', gateway.login, '8.8', UNREACHABLE],
    ['7.3', gateway.validateSession, '4.7', UNREACHABLE],
    ['7.44', gateway.featureToggles, '4.13', null],
  ),
  ...rows(
    'platform',
    'login',
    START,
    ['7.42', platform.temporaryToken, '4.7', UNREACHABLE],
    ['7.42', platform.login, '8.7', 'Na našej strane nastala chyba'],
    ['7.42', platform.secondFactorLogin, '8.7', 'Na našej strane nastala chyba'],
  ),
  ...rows('gateway', 'login', PLAYER, ['7.4', gateway.logout, '4.3', LOGOUT], ['7.10', gateway.keepAlive, '4.12', RECONNECTING]),
  ...rows(
    'platform',
    'login',
    PLAYER,
    ['7.42', platform.logout, '4.3', LOGOUT],
    ['7.42', platform.keepAlive, '4.12', RECONNECTING],
  ),
  ...rows(
    'gateway',
    'player',
    PLAYER,
    ['7.6', gateway.balances, '8.6', 'Zostatok sa nepodarilo načítať'],
    ['7.7', gateway.balanceHidden, '8.6', null],
    ['7.9', gateway.playerInfo, '8.6', null],
    ['7.21', gateway.clientOverview, '8.6', null],
    ['7.5', gateway.notificationToken, '8.32', null],
  ),
  ...rows(
    'platform',
    'player',
    PLAYER,
    ['7.42', platform.waitingMessages, '8.30', 'Správy sa nepodarilo načítať'],
    ['7.42', platform.protection, '8.6', 'Údaje o hraní a limitoch sa nepodarilo načítať'],
  ),
  ...rows(
    'gateway',
    'personal',
    PLAYER,
    ['7.22', gateway.favorites, '8.19', 'Obľúbené hry sa nepodarilo načítať'],
    ['7.24', gateway.playerGames, '8.20', 'Hry, ktoré ste hrali, sa nepodarilo načítať'],
    ['7.25', gateway.gameResults, '8.20', 'Vaše posledné výhry sa nepodarilo načítať'],
    ['7.17', gateway.bonuses, '8.22', 'Vaše bonusy sa nepodarilo načítať'],
    ['7.16', gateway.gamingBonuses, '8.22', 'Vaše bonusy sa nepodarilo načítať'],
    ['7.18', gateway.optedIn, '8.6', null],
    ['7.11', gateway.playerTags, '8.6', null],
    ['7.12', gateway.marketingTags, '8.6', null],
    ['7.35', gateway.personalizedGames, '8.29', 'Výber hier pre vás sa nepodarilo načítať'],
  ),
  ...rows('platform', 'personal', PLAYER, ['7.46', platform.playerMessages, '8.30', 'Správy sa nepodarilo načítať']),
  ...rows(
    'gateway',
    'change',
    PLAYER,
    ['7.8', gateway.setBalanceHidden, '8.25', 'Zobrazenie zostatku sa nepodarilo uložiť'],
    ['7.15', gateway.bonusDetails, '8.30', 'Podrobnosti bonusu sa nepodarilo načítať'],
  ),
  ...rows('platform', 'change', PLAYER, ['7.46', platform.dismissPlayerMessage, '4.25', null]),
  // Of a game's launch, and of the chat after a login.
  ...rows('gateway', 'token', PLAY, ['7.43', gateway.chatToken, '8.23', 'Hru sa nepodarilo otvoriť']),
  ...rows(
    'gateway',
    'action',
    PLAY,
    ['7.23', gateway.changeFavorites, '8.19', 'Hru sa nepodarilo pridať medzi obľúbené'],
    ['7.19', gateway.optIn, '8.22', 'Do akcie sa nepodarilo zapojiť'],
  ),
]

/** Calls of a page for data that is not the player's, by the portal's own server and the embeds' host. */
const OF_A_PAGE: SpecifiedCall[] = [
  ...rows(
    'portal',
    'page',
    PAGE,
    ['7.32', portal.gameDetails, '8.26', 'Podrobnosti hry sa nepodarilo načítať'],
    ['7.29', portal.moreGames, '8.14', 'Ďalšie hry sa nepodarilo načítať'],
    ['7.29', portal.jackpotAmounts, '8.22', 'Jackpoty sa nepodarilo načítať'],
    ['7.39', portal.latestWins, '8.27', 'Výhercov sa nepodarilo načítať'],
    ['7.28', portal.menuWidgets, '8.14', null],
    ['7.34', portal.unlockDemo, '8.23', 'Heslo teraz nevieme overiť'],
  ),
  ...rows('content', 'page', PAGE, ['7.40', webMessages, '8.28', 'Oznamy sa nepodarilo načítať']),
  ...rows('embeds', 'page', PAGE, ['7.41', embeds.manifest, '4.36', 'Nastavenia cookies sa nepodarilo načítať']),
]

const UNREAD = 'Neprečítané správy od podpory sa nepodarilo načítať'

/** Calls of the chat with the support, by a player's page. */
const OF_THE_CHAT: SpecifiedCall[] = [
  ...rows(
    'chat',
    'chat',
    'tests/journeys/chat.journey.ts',
    ['7.43', chat.openSession, '8.24', UNREAD],
    ['7.43', chat.conversation, '8.24', 'Chat sa nepodarilo načítať'],
  ),
  ...rows('chat', 'action', 'apps/portal/app/chat/chat-engine.test.ts', ['7.43', chat.unread, '8.24', UNREAD]),
]

/** Lists without an error key of their own in section 8 use the one of the settings. */
const LIST_STATEMENTS: Record<keyof typeof CONTENT_LISTS, [statement: string, behaviour: string]> = {
  layouts: ['7.28', '8.13'],
  categories: ['7.28', '8.13'],
  menu: ['7.28', '8.14'],
  submenu: ['7.28', '8.14'],
  providers: ['7.29', '8.14'],
  promotions: ['7.29', '8.14'],
  collections: ['7.29', '8.14'],
  collectionGroups: ['7.29', '8.14'],
  games: ['7.29', '8.14'],
  jackpots: ['7.29', '8.22'],
  carousels: ['7.30', '8.15'],
  videoWidgets: ['7.30', '8.15'],
  legalRules: ['7.30', '8.16'],
  globalSettings: ['7.31', '8.16'],
  webGlobal: ['7.31', '8.17'],
  pages: ['7.38', '8.16'],
  languages: ['7.38', '8.16'],
}

/** Calls of the portal's server. A page of it is then 500 with the key of section 8, or 503 before there is any content. */
const OF_THE_SERVER: SpecifiedCall[] = [
  ...Object.entries(LIST_STATEMENTS).flatMap(([name, [statement, behaviour]]) =>
    rows('content', 'server', SERVER, [statement, CONTENT_LISTS[name as keyof typeof CONTENT_LISTS], behaviour, null]),
  ),
  ...rows('content', 'server', SERVER, ['7.38', contentVersion, '8.14', null]),
  ...rows('content', 'server', 'apps/portal/server/preview/preview-gate.test.ts', ['7.34', previewAuth, '8.23', null]),
  ...rows(
    'content',
    'server',
    'apps/portal/server/content/item-cache.test.ts',
    ['7.29', CONTENT_ITEMS.game, '8.26', null],
    ['7.29', CONTENT_ITEMS.promotion, '8.14', null],
    ['7.30', CONTENT_ITEMS.seo, '8.16', null],
    ['7.38', CONTENT_ITEMS.page, '8.16', null],
  ),
  ...rows(
    'winners',
    'server',
    'apps/portal/server/winners-client.test.ts',
    ['7.39', liveWinners, '8.27', null],
    ['7.39', topWinners, '8.27', null],
  ),
  ...rows('game-host', 'server', 'apps/portal/server/jackpot-feed.test.ts', ['7.29', jackpotAmounts, '8.22', null]),
]

/** Further calls whose faults a component test meets, because no page of a fresh product makes them. */
const OF_COMPONENTS: SpecifiedCall[] = [
  ...rows('content', 'action', 'apps/portal/app/shell/signed-in/signed-in-layer.test.tsx', [
    '7.33',
    personalizedCategories,
    '8.21',
    'Osobné zoznamy hier sa nepodarilo načítať',
  ]),
  ...rows('gateway', 'action', 'apps/portal/app/account-menu/player-links.test.tsx', [
    '7.14',
    gateway.paymentStatistic,
    '8.6',
    null,
  ]),
]

/** Every call of section 7 with what its failure does. `call-table.test.ts` compares it with the contract. */
export const SPECIFIED_CALLS: SpecifiedCall[] = [
  ...OF_THE_PLAYER,
  ...OF_THE_CHAT,
  ...OF_A_PAGE,
  ...OF_THE_SERVER,
  ...OF_COMPONENTS,
]

/** `METHOD /path` as a proxy sees it. */
export const nameOf = ({ host, operation: { method, path } }: Pick<SpecifiedCall, 'host' | 'operation'>): string =>
  `${method} ${HOSTS[host]}${path}`

/** Names of the calls of a phase. */
export const callsIn = (...phases: Phase[]): string[] => SPECIFIED_CALLS.filter(({ phase }) => phases.includes(phase)).map(nameOf)
