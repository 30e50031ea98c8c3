/** Operations of the portal's own server for its pages, below its origin; drafts below `/preview`. */
import * as z from 'zod/mini'
import { gameCode } from '../content/game.ts'
import { defineOperation } from '../operation.ts'
import { demoLaunch, gameDetailsView, jackpotAmountsReply, playLaunch, tileView, widgetView, winnerView } from './views.ts'

/**
 * The next tiles of a list [9.9]. `list` is the list's path, `strana` the page number; the other parameters are the filters and
 * order of the list's address.
 */
export const moreGames = defineOperation({
  method: 'GET',
  path: '/zoznam.json',
  query: z.looseObject({ list: z.string(), strana: z.coerce.number<number>() }),
  reply: z.array(tileView),
})
/** What the details show in addition to the tile [3.22] [7.32]; 404 when the game is unknown. */
export const gameDetails = defineOperation({
  method: 'GET',
  path: '/hra/:game/udaje.json',
  params: z.object({ game: gameCode }),
  reply: gameDetailsView,
})
/** Amounts of all jackpots for the tickers [4.26]. */
export const jackpotAmounts = defineOperation({ method: 'GET', path: '/jackpoty/sumy.json', reply: jackpotAmountsReply })
/** The latest wins of the lobby [7.39], separate from the page, which is cached for longer. */
export const latestWins = defineOperation({ method: 'GET', path: '/vitazi/najnovsie.json', reply: z.array(winnerView) })
/** Widgets of the menu as laid out by editors [3.10]. */
export const menuWidgets = defineOperation({
  method: 'GET',
  path: '/menu.json',
  reply: z.object({ widgets: z.array(widgetView) }),
})
/** Id of the build that is served now [4.38]; `t` is the current time in ms and bypasses caches. */
export const latestBuild = defineOperation({
  method: 'GET',
  path: '/builds/latest.json',
  query: z.object({ t: z.number() }),
  reply: z.object({ id: z.string() }),
})

/**
 * Unlocks a password-protected game [4.17] [5.3]. Form fields: `heslo` password, `hra` game code, `nahlad` the draft of the game.
 */
const unlocking = { method: 'POST', path: '/play/heslo', encoding: 'form' } as const
const unlockRequest = z.object({ heslo: z.string(), hra: gameCode, nahlad: z.optional(z.literal('1')) })
/** How a password-protected game opens as a demo; valid for `seconds`. */
export const unlockDemo = defineOperation({
  ...unlocking,
  body: z.extend(unlockRequest, { rezim: z.literal('demo') }),
  reply: z.object({ launch: demoLaunch, seconds: z.number() }),
})
/** How a password-protected game opens for real money; valid for `seconds`. */
export const unlockPlay = defineOperation({
  ...unlocking,
  body: z.extend(unlockRequest, { rezim: z.literal('real') }),
  reply: z.object({ launch: playLaunch, seconds: z.number() }),
})
