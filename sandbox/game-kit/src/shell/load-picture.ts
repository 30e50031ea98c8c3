/** Generous, because a busy host may render it for the first time and no game waits so long: it opens after `OPEN_LIMIT_MS`, and the picture is shown when it comes. */
const PICTURE_TIMEOUT_MS = 120_000

/** Pictures that were loaded before a view asked for them. */
const preloaded = new Map<string, HTMLImageElement>()

/** The loaded and decoded picture; null when it fails or takes too long. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const ready = preloaded.get(address)
  if (ready) {
    preloaded.delete(address)
    return Promise.resolve(ready)
  }
  return new Promise((done) => {
    const picture = new Image()
    const timer = setTimeout(() => done(null), PICTURE_TIMEOUT_MS)
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

/** A game opens with what is there rather than never. */
const OPEN_LIMIT_MS = 8_000

/** Resolves when all parts of a game's picture have settled, so that it opens complete; at the latest after eight seconds. `progress`: settled share, 0 to 1. */
export async function whenComplete(parts: readonly Promise<unknown>[], progress: (share: number) => void): Promise<void> {
  let settled = 0
  for (const part of parts) void part.then(() => progress(++settled / parts.length))
  await Promise.race([Promise.all(parts), new Promise<void>((done) => setTimeout(done, OPEN_LIMIT_MS))])
}

/** Loads the pictures that a view will ask for with `loadPicture`; see `whenComplete`. */
export const preloadPictures = (addresses: readonly string[], progress: (share: number) => void): Promise<void> =>
  whenComplete(
    addresses.map(async (address) => {
      const picture = await loadPicture(address)
      if (picture) preloaded.set(address, picture)
    }),
    progress,
  )
