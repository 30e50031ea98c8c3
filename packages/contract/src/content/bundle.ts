import * as z from 'zod/mini'
import {
  carousel,
  globalSettings,
  languageGroup,
  layout,
  menuItem,
  seoRecord,
  subMenuItem,
  videoWidget,
  webGlobal,
} from './page.ts'
import { category, collection, collectionGroup, contentPage, jackpot, legalRules, promotion, provider } from './catalogue.ts'
import { GAME_TYPES } from '../enums.ts'
import { game, gameInfo } from './game.ts'
import { webMessage } from './web-message.ts'

/** All content of one locale and status: produced by the seed and by imports, stored by the content service. */
export const contentBundle = z.object({
  games: z.array(game),
  gameInfos: z.array(gameInfo),
  providers: z.array(provider),
  collections: z.array(collection),
  collectionGroups: z.array(collectionGroup),
  categories: z.array(category),
  jackpots: z.array(jackpot),
  promotions: z.array(promotion),
  pages: z.array(contentPage),
  menu: z.array(menuItem),
  submenu: z.array(subMenuItem),
  layouts: z.array(layout),
  carousels: z.array(carousel),
  videoWidgets: z.array(videoWidget),
  seo: z.array(seoRecord),
  languages: z.array(languageGroup),
  legalRules,
  globalSettings,
  webGlobal,
  webMessages: z.array(webMessage),
})
/** All content of one locale and status. */
export type ContentBundle = z.infer<typeof contentBundle>

/** What the image of a game is generated from [7.37]. A missing field is derived deterministically from the game code. */
export const artBrief = z.object({
  gameCode: z.string(),
  name: z.string(),
  provider: z.string(),
  providerName: z.string(),
  type: z.enum(GAME_TYPES),
  /** Motif words in English ("wolf", "pharaoh", "fruit"), most important first; the generator maps them to drawings. */
  motifs: z.array(z.string()),
  /** Number of reels of a slot, where it is known: a picture that shows reels shows as many. */
  reels: z.optional(z.nullable(z.int())),
  fileVersion: z.string(),
})
/** What the image of a game is generated from [7.37]. */
export type ArtBrief = z.infer<typeof artBrief>
