import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'

/** [7.22]: comma-separated kinds of favourites; only `games` exists. */
export const favoritesQuery = z.object({ requestedFavorites: z._default(checked(z.string(), z.maxLength(60)), 'games') })
const favoriteGames = z.object({ favoriteGameType: z.array(z.object({ gameType: gameCode })) })
/** Favourite games, newest first [4.18]. */
export const favoritesReply = z.object({ favoriteGames })
/** [7.23]: game codes to add or remove, at most 50. */
export const favoritesChange = z.strictObject({
  favoriteGames: z.strictObject({
    favoriteGameType: checked(
      z.array(z.strictObject({ gameType: gameCode, requestType: z.enum(['add', 'remove']) })),
      z.minLength(1),
      z.maxLength(50),
    ),
  }),
})
/** The wire format of adding or removing one favourite game [7.23]. */
export const toFavoritesChange = (code: string, requestType: 'add' | 'remove'): z.input<typeof favoritesChange> => ({
  favoriteGames: { favoriteGameType: [{ gameType: code, requestType }] },
})
/** The game codes of a favourites reply. */
export const readFavorites = (reply: z.infer<typeof favoritesReply>): string[] =>
  reply.favoriteGames.favoriteGameType.map(({ gameType }) => gameType)

/** [7.24]: games with at least `minimumGameRoundCount` rounds between the dates (ISO UTC); default the last month [9.6]. */
export const playerGamesRequest = z.strictObject({
  startDate: z.optional(z.iso.datetime()),
  endDate: z.optional(z.iso.datetime()),
  minimumGameRoundCount: z._default(checked(z.int(), z.gte(1), z.lte(1_000_000)), 10),
  languageCode: z._default(checked(z.string(), z.maxLength(10)), 'sk-SK'),
})
/** Games the player played, most rounds first [7.24]. */
export const playerGamesReply = z.object({
  results: z.array(z.object({ gameCode, gameRoundCount: checked(z.int(), z.gte(1)), lastPlayedAt: z.iso.datetime() })),
})
/** Games the player played, most rounds first [7.24]. */
export type PlayerGames = z.infer<typeof playerGamesReply>

/** [7.25]: closed rounds between the dates (ISO UTC), newest first; default the last month. */
export const gameResultsRequest = z.strictObject({
  startDatetime: z.optional(z.iso.datetime()),
  endDatetime: z.optional(z.iso.datetime()),
  /** True: without a round between the dates, the closest earlier ones. */
  nearestGames: z._default(z.boolean(), false),
  page: z._default(checked(z.int(), z.gte(1), z.lte(10_000)), 1),
  max: z._default(checked(z.int(), z.gte(1), z.lte(100)), 30),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Kinds of results to leave out; `EXITGAME`: the game was left without a bet or a win. */
  filterOutParameters: z._default(checked(z.array(checked(z.string(), z.maxLength(40))), z.maxLength(20)), ['EXITGAME']),
  fields: z._default(z.array(z.enum(['code', 'datetime', 'gameName', 'gameType', 'win'])), [
    'code',
    'datetime',
    'gameName',
    'gameType',
    'win',
  ]),
})
/** Results of rounds [7.25], `win` in cents. `gameName` and `gameType` are null when the game is no longer in the catalogue. */
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
/** Results of closed rounds [7.25], `win` in cents. */
export type GameResults = z.infer<typeof gameResultsReply>

/** [7.35]: POST /api/bloomreach/personalized-games. */
export const personalizedGamesRequest = z.strictObject({
  customer_ids: z.strictObject({ userId: checked(z.string(), z.maxLength(60)) }),
  params: z._default(z.strictObject({}), {}),
})
/** Recommended game codes [7.35]; `duration`: how long the reply may be cached, in ms [3.43]. */
export const personalizedGamesReply = z.object({ recommendations: z.array(gameCode), duration: checked(z.int(), z.gte(0)) })
/** Recommended game codes [7.35]. */
export type PersonalizedGames = z.infer<typeof personalizedGamesReply>
