// Pictures of games, studios, banners and slot symbols, each a function of its input alone: the same input is the same SVG [7.37].
// Nothing is drawn by hand per game: studio (palettes, lettering, families) x family x motif x seed of the code.
export { backdropSvg, type GameArtFormat, gameArtSvg, gamePalette } from './game.ts'
export { motifsFor } from './motifs/from-name.ts'
export { KNOWN_MOTIFS } from './motifs/vocabulary.ts'
