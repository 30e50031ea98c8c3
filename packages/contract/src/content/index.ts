/**
 * Content: the catalogue, pages and configuration that editors maintain. Served by services/content, read by the portal. Spec
 * 3.21–3.45, 7.27–7.38.
 */
export { type ArtBrief, artBrief, type ContentBundle, contentBundle } from './bundle.ts'
export {
  CONTENT_ITEMS,
  CONTENT_LISTS,
  type ContentItemName,
  type ContentItems,
  type ContentListName,
  type ContentLists,
  type ContentQuery,
  contentQuery,
  webMessages,
} from './calls.ts'
export { GAME_EDITS, ITEM_EDITS } from './editing.ts'
export { banner, film, flag, gamePicture, motifIcon, providerPicture } from './pictures.ts'
export { contentVersion, type ContentVersion } from './version.ts'
export {
  type Category,
  type Collection,
  type CollectionGroup,
  type ContentPage,
  category,
  collection,
  collectionGroup,
  contentPage,
  type Jackpot,
  jackpot,
  type LegalRules,
  legalRules,
  type Promotion,
  type Provider,
  promotion,
  provider,
  type LiveLaunchUrl,
} from './catalogue.ts'
export {
  cents,
  type Game,
  type GameDetails,
  type GameInfo,
  game,
  gameCode,
  gameDetails,
  gameInfo,
  id,
  type Label,
  label,
  slug,
} from './game.ts'
export { blankGame, blankProvider } from './blank.ts'
export {
  type AppBanner,
  appBanner,
  type Carousel,
  carousel,
  type GlobalSettings,
  globalSettings,
  type LanguageGroup,
  type Layout,
  languageGroup,
  layout,
  type MenuItem,
  menuItem,
  type SeoRecord,
  type Slide,
  type SubMenuItem,
  seoRecord,
  slide,
  subMenuItem,
  type VideoWidget,
  videoWidget,
  type WebGlobal,
  type Widget,
  type WidgetOf,
  webGlobal,
  widget,
} from './page.ts'
export { personalizedCategories, type PersonalizedCategory } from './personalized.ts'
export { WEB_MESSAGE_TONES, type WebMessage, webMessage } from './web-message.ts'
export { gameImagePath } from './image-path.ts'
export {
  type GamePermit,
  PREVIEW_DEVICE_SECONDS,
  type PreviewPass,
  previewAuth,
} from './preview.ts'
