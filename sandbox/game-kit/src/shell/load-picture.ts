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
