// The short silent films of the default catalogue's games: their folder and their URLs at the content service [2.41] [3.22]; null without a film.
// sandbox/films records them and writes their versions, the first digits of their SHA-256.
import { fileURLToPath } from 'node:url'
import { FILM_VERSIONS } from './film-versions.ts'

export const FILMS_FOLDER = fileURLToPath(new URL('../../films/', import.meta.url))

/** Codes of the games with a film. */
export const GAMES_WITH_FILM: readonly string[] = Object.keys(FILM_VERSIONS)

/** URL of a game's film, relative to the content service, with its version; null without a film. */
export function filmOf(gameCode: string): string | null {
  const version = FILM_VERSIONS[gameCode]
  return version === undefined ? null : `/assets/films/${gameCode}.webm?version=${version}`
}
