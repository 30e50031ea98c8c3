/** One game: its tile in every shape, and its page. States of a tile: at rest, raised, in maintenance, picture loading or failed. Spec 2.15, 3.7, 3.21, 3.23, 4.35, 9.14. */
export { useLinkClicks } from './link-clicks.ts'
export { openDetails } from './open-details.tsx'
export { type FilmState, SilentFilm, useWantsFilms } from './silent-film.tsx'
export { TileList } from './tile-list.tsx'
export { TileSkeletons } from './tile-skeletons.tsx'
export { type TileView, tileOf, tilesOf } from './tile-view.ts'
export { tileAt } from './tile-at.ts'
export { setPlayerMarks } from './player-marks.ts'
