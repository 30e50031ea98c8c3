import { z } from 'zod'
import { gameCode } from '../content/game.ts'

/** [7.22]: GET, `requestedFavorites` is a comma list; games alone are kept. Newest first [4.18]. */
export const favoritesQuery = z.object({ requestedFavorites: z.string().max(60).default('games') })
const favoriteGames = z.object({ favoriteGameType: z.array(z.object({ gameType: gameCode })) })
export const favoritesReply = z.object({ favoriteGames })
/** [7.23]. */
export const favoritesChange = z.strictObject({
  favoriteGames: z.strictObject({
    favoriteGameType: z
      .array(z.strictObject({ gameType: gameCode, requestType: z.enum(['add', 'remove']) }))
      .min(1)
      .max(50),
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
  startDate: z.iso.datetime().optional(),
  endDate: z.iso.datetime().optional(),
  minimumGameRoundCount: z.int().min(1).max(1_000_000).default(10),
  languageCode: z.string().max(10).default('sk-SK'),
})
export const playerGamesReply = z.object({
  results: z.array(z.object({ gameCode, gameRoundCount: z.int().min(1), lastPlayedAt: z.iso.datetime() })),
})
export type PlayerGames = z.infer<typeof playerGamesReply>

/** [7.25]: closed rounds, newest first. `win` in cents. */
export const gameResultsRequest = z.strictObject({
  startDatetime: z.iso.datetime().optional(),
  endDatetime: z.iso.datetime().optional(),
  /** True: where nothing was played between the dates, the results nearest before them. */
  nearestGames: z.boolean().default(false),
  page: z.int().min(1).max(10_000).default(1),
  max: z.int().min(1).max(100).default(30),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Results of these kinds are left out; `EXITGAME`: a game was left without a stake or a win. */
  filterOutParameters: z.array(z.string().max(40)).max(20).default(['EXITGAME']),
  fields: z
    .array(z.enum(['code', 'datetime', 'gameName', 'gameType', 'win']))
    .default(['code', 'datetime', 'gameName', 'gameType', 'win']),
})
/** `gameName` and `gameType` are null where the game has left the catalogue. */
export const gameResultsReply = z.object({
  results: z.array(
    z.object({
      code: gameCode.optional(),
      datetime: z.iso.datetime().optional(),
      gameName: z.string().nullable().optional(),
      gameType: z.string().nullable().optional(),
      win: z.int().min(0).optional(),
    }),
  ),
})
export type GameResults = z.infer<typeof gameResultsReply>

/** [7.35]: POST /api/bloomreach/personalized-games. `duration` in ms: how long the answer may be kept [3.43]. */
export const personalizedGamesRequest = z.strictObject({
  customer_ids: z.strictObject({ userId: z.string().max(60) }),
  params: z.strictObject({}).default({}),
})
export const personalizedGamesReply = z.object({ recommendations: z.array(gameCode), duration: z.int().min(0) })
export type PersonalizedGames = z.infer<typeof personalizedGamesReply>
