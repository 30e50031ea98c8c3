import type { SlotDefinition } from '@herna/contract/games'
import { loadPicture } from '@herna/game-kit'
import type { Pictures } from '../reels/index.ts'

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
