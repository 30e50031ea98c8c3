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

/** So long without another picture, and the game opens: a host may draw them for the first time, a browser may load none. */
const STALL = 1_000

/**
 * The symbols’ pictures, as many as come while others follow; those that come later are added, and until then the symbols are shown by their
 * names. `progress` hears the share that is settled, 0 to 1.
 */
export function loadSymbols({ symbols }: SlotDefinition, progress: (share: number) => void): Promise<Pictures> {
  const pictures = new Map<number, HTMLImageElement>()
  return new Promise((done) => {
    const open = (): void => done(pictures)
    let settled = 0
    let stall = setTimeout(open, STALL)
    for (const { id, image } of symbols)
      void loadPicture(image).then((picture) => {
        if (picture) pictures.set(id, picture)
        progress(++settled / symbols.length)
        clearTimeout(stall)
        if (settled === symbols.length) open()
        else stall = setTimeout(open, STALL)
      })
  })
}
