/** What the portal's pages ask of its own server; below its origin, drafts below `/preview`. */
import * as z from 'zod/mini'
import { gameCode } from '../content/game.ts'
import { defineOperation } from '../operation.ts'
import { demoLaunch, gameDetailsView, jackpotAmountsReply, playLaunch, tileView, widgetView, winnerView } from './views.ts'

/** The next page of a list [9.9]; beside these its query holds the filters and the order of the list's own address. */
export const moreGames = defineOperation({
  method: 'GET',
  path: '/zoznam.json',
  query: z.looseObject({ list: z.string(), strana: z.coerce.number<number>() }),
  reply: z.array(tileView),
})
/** What the drawer shows besides the tile [3.22] [7.32]. */
export const gameDetails = defineOperation({
  method: 'GET',
  path: '/hra/:game/udaje.json',
  params: z.object({ game: gameCode }),
  reply: gameDetailsView,
})
export const jackpotAmounts = defineOperation({ method: 'GET', path: '/jackpoty/sumy.json', reply: jackpotAmountsReply })
/** The latest wins for the lobby's row, apart from its page, which is kept much longer. */
export const latestWins = defineOperation({ method: 'GET', path: '/vitazi/najnovsie.json', reply: z.array(winnerView) })
/** What editors lay out for the menu [3.10]. */
export const menuWidgets = defineOperation({
  method: 'GET',
  path: '/menu.json',
  reply: z.object({ widgets: z.array(widgetView) }),
})
/** The build that is served now [4.38]; `t` is the time, past every cache. */
export const latestBuild = defineOperation({
  method: 'GET',
  path: '/builds/latest.json',
  query: z.object({ t: z.number() }),
  reply: z.object({ id: z.string() }),
})

/** Gives out how a game behind a password opens [4.17] [5.3]. `nahlad`: the draft of the game. */
const unlocking = { method: 'POST', path: '/play/heslo', encoding: 'form' } as const
const unlockRequest = z.object({ heslo: z.string(), hra: gameCode, nahlad: z.optional(z.literal('1')) })
export const unlockDemo = defineOperation({
  ...unlocking,
  body: z.extend(unlockRequest, { rezim: z.literal('demo') }),
  reply: z.object({ launch: demoLaunch, seconds: z.number() }),
})
export const unlockPlay = defineOperation({
  ...unlocking,
  body: z.extend(unlockRequest, { rezim: z.literal('real') }),
  reply: z.object({ launch: playLaunch, seconds: z.number() }),
})
