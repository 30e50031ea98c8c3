// The short silent films of the default catalogue's games: where they lie, and at what address the content service shows them [2.41] [3.22].
// A game without one has none (null). They are shot by sandbox/films, which also writes their versions: the first digits of their SHA-256.
import { fileURLToPath } from 'node:url'
import { FILM_VERSIONS } from './film-versions.ts'

export const FILMS_FOLDER = fileURLToPath(new URL('../../films/', import.meta.url))

/** Codes of the games of which there is a film. */
export const FILMED: readonly string[] = Object.keys(FILM_VERSIONS)

/** Address of a game's film, relative to the content service; another film has another address. */
export function filmOf(gameCode: string): string | null {
  const version = FILM_VERSIONS[gameCode]
  return version === undefined ? null : `/assets/films/${gameCode}.webm?version=${version}`
}
