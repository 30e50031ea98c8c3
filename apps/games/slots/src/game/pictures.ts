import type { SlotDefinition } from '@herna/contract/games'
import type { Pictures } from '../reels/index.ts'

const PICTURE_TIMEOUT = 12_000

/** A loaded and decoded picture, or `null` when it does not come in time. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image()
    const timer = setTimeout(() => done(null), PICTURE_TIMEOUT)
    const end = (result: HTMLImageElement | null): void => {
      clearTimeout(timer)
      done(result)
    }
    picture.onload = () =>
      picture.decode().then(
        () => end(picture),
        () => end(picture),
      )
    picture.onerror = () => end(null)
    picture.src = address
  })
}

export interface GamePictures {
  symbols: Pictures
  logo: HTMLImageElement | null
  backdrop: HTMLImageElement | null
}

/** Everything to look at, before the reels appear. Without its symbols a game cannot be shown: `null`. Logo and backdrop may be missing. */
export async function loadPictures(game: SlotDefinition): Promise<GamePictures | null> {
  const [logo, backdrop, ...loaded] = await Promise.all([
    loadPicture(game.theme.logo),
    loadPicture(game.theme.backdrop),
    ...game.symbols.map((symbol) => loadPicture(symbol.image)),
  ])
  const symbols = new Map<number, HTMLImageElement>()
  for (const [place, symbol] of game.symbols.entries()) {
    const picture = loaded[place]
    if (!picture) return null
    symbols.set(symbol.id, picture)
  }
  return { symbols, logo: logo ?? null, backdrop: backdrop ?? null }
}
