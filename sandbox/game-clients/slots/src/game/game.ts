import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import { type GameSpec, loadPicture } from '@herna/game-kit'
import { advance, newState, type SlotEffect, type SlotEvent, type SlotState } from '../round/index.ts'
import { type SlotSoundName, slotSounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import type { Pictures } from '../reels/index.ts'
import type { SlotRound } from '../session/index.ts'
import { failureOf } from './failures.ts'
import { SlotView } from './view.ts'

/** Specification of slots for the shared shell. */
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
  history: { outcome: (_game, round) => historyText(round), canReplay: true },
}

/** „Točenie a 10 voľných točení, výhra zdvojnásobená 2 razy“ */
function historyText({ outcome }: SlotRound): string {
  const { amount = 0, steps = [] } = outcome.gamble ?? {}
  const gambled = steps.length > 0 ? texts.decisions.gamble.history(steps.length, amount === 0) : ''
  return [texts.historyOf(outcome.steps), gambled].filter(Boolean).join(', ')
}

/** The game opens when no further picture loads for this long (ms): the host may still be rendering them. */
const STALL_MS = 1_000

/**
 * Loads the symbols' pictures. Resolves with those loaded so far when loading stalls; later ones are added to the map, and until then the symbols'
 * names are shown. `progress` gets the settled share, 0 to 1.
 */
function loadSymbols({ symbols }: SlotDefinition, progress: (share: number) => void): Promise<Pictures> {
  const pictures = new Map<number, HTMLImageElement>()
  return new Promise((done) => {
    const open = (): void => done(pictures)
    let settled = 0
    let stall = setTimeout(open, STALL_MS)
    for (const { id, image } of symbols)
      void loadPicture(image).then((picture) => {
        if (picture) pictures.set(id, picture)
        progress(++settled / symbols.length)
        clearTimeout(stall)
        if (settled === symbols.length) open()
        else stall = setTimeout(open, STALL_MS)
      })
  })
}
