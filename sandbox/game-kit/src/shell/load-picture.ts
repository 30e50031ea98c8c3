/** Generous, because the host may render a picture for the first time. */
const PICTURE_TIMEOUT_MS = 20_000

/** The loaded and decoded picture; null when it fails or takes too long. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
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
