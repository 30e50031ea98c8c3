import type { TableDefinition, TableOutcome } from '@herna/contract/games'
import type { GameSpec } from '@herna/game-kit'
import { advance, newState, type TableEffect, type TableEvent, type TableState } from '../round/index.ts'
import { type SoundName, tableSounds } from '../sounds/index.ts'
import { outcomeText, texts } from '../texts/index.ts'
import { failureOf } from './failures.ts'
import { TableView } from './view.ts'

/** Specification of table games for the shared shell. */
export const tableGame: GameSpec<TableDefinition, TableOutcome, TableState, TableEvent, TableEffect, SoundName> = {
  newState,
  advance,
  guardedPhases: ['idle', 'choosing'],
  sounds: tableSounds,
  load: async () => (context, sounds) => new TableView(context, sounds),
  failureViewOf: failureOf,
  announcements: {
    ready: (name, balance, note) => texts.spoken.ready(name, `${balance}${note}`),
    ended: (game, { outcome, win, balance }, amount) => {
      const [what, { won, lost }] = [outcomeText(game, outcome), texts.spoken]
      return win > 0 ? won(what, amount(win), amount(balance)) : lost(what, amount(balance))
    },
  },
  history: { outcome: (game, { outcome }) => outcomeText(game, outcome), canReplay: true },
}
