import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import { type GameSpec, loadPicture } from '@herna/game-kit'
import { advance, newState, type SlotEffect, type SlotEvent, type SlotState } from '../round/index.ts'
import { type SlotSoundName, slotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import type { Pictures } from '../reels/index.ts'
import { failureOf } from './failures.ts'
import { SlotView } from './view.ts'

/** What makes the shared shell a slot. */
export const slotGame: GameSpec<SlotDefinition, SlotOutcome, SlotState, SlotEvent, SlotEffect, SlotSoundName> = {
  newState,
  advance,
  sounds: slotSounds,
  load: async (game, progress) => {
    const symbols = await loadSymbols(game, progress)
    return (context, sounds) => new SlotView(context, sounds, symbols)
  },
  failureViewOf: failureOf,
  announcements: {
    ready: texts.spoken.ready,
    ended: (_game, { win, balance }, amount) =>
      win > 0 ? texts.spoken.won(amount(win), amount(balance)) : texts.spoken.lost(amount(balance)),
  },
  history: { outcome: (_game, { outcome }) => texts.historyOf(outcome.steps), canReplay: true },
}

/** So long without another picture, and the game opens: a host may draw them for the first time, a browser may load none. */
const STALL = 1_000

/**
 * The symbols’ pictures, as many as come while others follow; those that come later are added, and until then the symbols are shown by their
 * names. `progress` hears the share that is settled, 0 to 1.
 */
function loadSymbols({ symbols }: SlotDefinition, progress: (share: number) => void): Promise<Pictures> {
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
