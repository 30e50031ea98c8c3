import type { CrashDefinition, CrashOutcome } from '@herna/contract/games'
import { type GameSpec, preloadPictures } from '@herna/game-kit'
import { advance, type CrashEffect, type CrashEvent, type CrashState, newState } from '../round/index.ts'
import { type CrashSoundName, crashSounds } from '../sounds/index.ts'
import type { ReadTable } from '../table/index.ts'
import { multipleText, texts } from '../texts/index.ts'
import { resultOf } from './round-result.ts'
import { failureOf } from './failures.ts'
import { CrashView } from './view.ts'

/** Specification of the crash game for the shared shell; `read` reads the shared round. */
export const crashGameWith = (
  read: ReadTable,
): GameSpec<CrashDefinition, CrashOutcome, CrashState, CrashEvent, CrashEffect, CrashSoundName> => ({
  newState,
  advance,
  sounds: crashSounds,
  load: async ({ theme, hero, world: { far, middle, near } }, progress) => {
    await preloadPictures([far.wide, theme.logo, middle.wide, near.wide, hero], progress)
    return (context, sounds) => new CrashView(context, sounds, read)
  },
  failureViewOf: failureOf,
  announcements: {
    ready: texts.spoken.ready,
    ended: (_game, round, amount) => {
      const { multiple, isWon } = resultOf(round)
      const [reached, balance] = [multipleText(multiple), amount(round.balance)]
      return isWon
        ? texts.spoken.taken(reached, amount(round.win), balance)
        : texts.spoken.gone(reached, amount(round.bet), balance)
    },
  },
  history: {
    outcome: (_game, round) => {
      const { multiple, isWon } = resultOf(round)
      return isWon ? texts.history.won(multipleText(multiple)) : texts.history.lost(multipleText(multiple))
    },
    canReplay: false,
  },
})
