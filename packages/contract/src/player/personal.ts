import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'

/** [7.22]: GET, `requestedFavorites` is a comma list; games alone are kept. Newest first [4.18]. */
export const favoritesQuery = z.object({ requestedFavorites: z._default(checked(z.string(), z.maxLength(60)), 'games') })
const favoriteGames = z.object({ favoriteGameType: z.array(z.object({ gameType: gameCode })) })
export const favoritesReply = z.object({ favoriteGames })
/** [7.23]. */
export const favoritesChange = z.strictObject({
  favoriteGames: z.strictObject({
    favoriteGameType: checked(
      z.array(z.strictObject({ gameType: gameCode, requestType: z.enum(['add', 'remove']) })),
      z.minLength(1),
      z.maxLength(50),
    ),
  }),
})
/** The wire's spelling of a game made (or no longer) a favourite. */
export const toFavoritesChange = (code: string, requestType: 'add' | 'remove'): z.input<typeof favoritesChange> => ({
  favoriteGames: { favoriteGameType: [{ gameType: code, requestType }] },
})
export const readFavorites = (wire: z.infer<typeof favoritesReply>): string[] =>
  wire.favoriteGames.favoriteGameType.map(({ gameType }) => gameType)

/** [7.24]: what was played between the dates, by rounds, most first. Dates default to the last month [9.6]. */
export const playerGamesRequest = z.strictObject({
  startDate: z.optional(z.iso.datetime()),
  endDate: z.optional(z.iso.datetime()),
  minimumGameRoundCount: z._default(checked(z.int(), z.gte(1), z.lte(1_000_000)), 10),
  languageCode: z._default(checked(z.string(), z.maxLength(10)), 'sk-SK'),
})
export const playerGamesReply = z.object({
  results: z.array(z.object({ gameCode, gameRoundCount: checked(z.int(), z.gte(1)), lastPlayedAt: z.iso.datetime() })),
})
export type PlayerGames = z.infer<typeof playerGamesReply>

/** [7.25]: closed rounds, newest first. `win` in cents. */
export const gameResultsRequest = z.strictObject({
  startDatetime: z.optional(z.iso.datetime()),
  endDatetime: z.optional(z.iso.datetime()),
  /** True: where nothing was played between the dates, the results nearest before them. */
  nearestGames: z._default(z.boolean(), false),
  page: z._default(checked(z.int(), z.gte(1), z.lte(10_000)), 1),
  max: z._default(checked(z.int(), z.gte(1), z.lte(100)), 30),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Results of these kinds are left out; `EXITGAME`: a game was left without a stake or a win. */
  filterOutParameters: z._default(checked(z.array(checked(z.string(), z.maxLength(40))), z.maxLength(20)), ['EXITGAME']),
  fields: z._default(z.array(z.enum(['code', 'datetime', 'gameName', 'gameType', 'win'])), [
    'code',
    'datetime',
    'gameName',
    'gameType',
    'win',
  ]),
})
/** `gameName` and `gameType` are null where the game has left the catalogue. */
export const gameResultsReply = z.object({
  results: z.array(
    z.object({
      code: z.optional(gameCode),
      datetime: z.optional(z.iso.datetime()),
      gameName: z.optional(z.nullable(z.string())),
      gameType: z.optional(z.nullable(z.string())),
      win: z.optional(checked(z.int(), z.gte(0))),
    }),
  ),
})
export type GameResults = z.infer<typeof gameResultsReply>

/** [7.35]: POST /api/bloomreach/personalized-games. `duration` in ms: how long the answer may be kept [3.43]. */
export const personalizedGamesRequest = z.strictObject({
  customer_ids: z.strictObject({ userId: checked(z.string(), z.maxLength(60)) }),
  params: z._default(z.strictObject({}), {}),
})
export const personalizedGamesReply = z.object({ recommendations: z.array(gameCode), duration: checked(z.int(), z.gte(0)) })
export type PersonalizedGames = z.infer<typeof personalizedGamesReply>
