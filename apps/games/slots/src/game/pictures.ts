import type { SlotDefinition } from '@herna/contract/games'
import type { Pictures } from '../reels/index.ts'

/** A host that draws a game for the first time needs its while. */
const PICTURE_TIMEOUT = 20_000

/** A loaded and decoded picture, or `null` when it does not come in time. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image()
    const timer = setTimeout(() => done(null), PICTURE_TIMEOUT)
    const end = (result: HTMLImageElement | null): void => {
      clearTimeout(timer)
      done(result)
    }
    const decoded = (): void => end(picture)
    picture.onload = () => picture.decode().then(decoded, decoded)
    picture.onerror = () => end(null)
    picture.src = address
  })
}

/** The symbols’ pictures that come in time; the others are shown by their names. `progress` hears the share that is settled, 0 to 1. */
export async function loadSymbols(game: SlotDefinition, progress: (share: number) => void): Promise<Pictures> {
  let settled = 0
  const loaded = await Promise.all(
    game.symbols.map(async (symbol) => {
      const picture = await loadPicture(symbol.image)
      progress(++settled / game.symbols.length)
      return [symbol.id, picture] as const
    }),
  )
  const symbols = new Map<number, HTMLImageElement>()
  for (const [id, picture] of loaded) if (picture) symbols.set(id, picture)
  return symbols
}
