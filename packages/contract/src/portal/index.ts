/**
 * The portal's own data: views that its server prepares for its pages, and the operations that serve them. Spec 3.21–3.28, 4.17,
 * 4.26, 4.38, 4.40, 9.9.
 */
export * as portal from './operations.ts'
export type {
  CollectionCardView,
  DemoLaunch,
  GameDetailsView,
  JackpotAmountsReply,
  JackpotView,
  PlayLaunch,
  ProviderCardView,
  SlideView,
  Tag,
  TileView,
  VideoView,
  WidgetView,
  WinnerView,
} from './views.ts'
