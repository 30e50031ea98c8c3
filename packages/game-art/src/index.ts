// Pictures of games, studios, banners and slot symbols, each a function of its input alone: the same input is the same SVG [7.37].
// No picture is made by hand: studio (palettes, lettering, families) × family × motif × seed of the game's code.
export { flightOf, heroSvg } from './vehicles/hero.ts'
export { type BannerBrief, type BannerFormat, bannerSvg } from './banners/banner.ts'
export { backdropSvg, type GameArtFormat, gameArtSvg, gamePalette } from './game.ts'
export { flagSvg, iconSvg } from './icon.ts'
export { hasBackedTitle, titleSvg, wordsSvg } from './lettering/title-card.ts'
export { motifsFor } from './motifs/from-name.ts'
export { KNOWN_MOTIFS } from './motifs/vocabulary.ts'
export { playPictureSvg } from './play-picture/play-picture.ts'
export { type LogoVariant, providerLogoSvg } from './studios/logo.ts'
export { highsOf, type SymbolCast, symbolCastOf } from './symbols/cast.ts'
export { type SlotSymbol, symbolName, symbolSvg } from './symbols/symbol.ts'
export { cabinetOf } from './worlds/cabinets.ts'
export {
  isDaylight,
  SCENE_FORMATS,
  SCENE_LAYERS,
  type SceneFormat,
  type SceneLayer,
  type ScenePart,
  sceneSvg,
} from './worlds/scene-svg.ts'
