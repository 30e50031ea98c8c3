import type { GridWin, SlotDefinition } from '@herna/contract/games'
import { texts } from '../texts/index.ts'

/** What won, with its amount. */
export function winText(game: SlotDefinition, win: GridWin, won: string): string {
  const { families, messages } = texts
  const name = game.symbols.find((symbol) => symbol.id === win.symbol)?.name ?? ''
  switch (win.by) {
    case 'line':
      return messages.line(
        (win.line ?? 0) + 1,
        win.count,
        `${name}${win.wildMultiplier ? families.multiplied(win.wildMultiplier) : ''}`,
        won,
      )
    case 'ways':
      return families.waysWin(name, win.count, win.ways ?? 1, won)
    case 'anywhere':
      return families.anywhereWin(win.count, name, won)
    case 'scatter':
      return messages.scatter(win.count, name, won)
    case 'coins':
      return families.coinsWin(win.count, won)
    case 'grand':
      return families.grandWin(won)
  }
}
