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
    case 'trail':
      return texts.bonuses.trail.won(win.count, game.trail?.fields.length ?? 0, won)
    case 'grand':
      if (game.holdAndWin?.levels) return texts.bonuses.jackpots.won(texts.bonuses.jackpots.name(3), won)
      return families.grandWin(won)
  }
}

/** The field at which the token of a trail stopped, and what it pays. */
export function trailText({ trail }: SlotDefinition, field: number, won: string): string {
  const t = texts.bonuses.trail
  return (trail?.fields[field - 1]?.prize ?? 0) > 0 ? t.won(field, trail?.fields.length ?? 0, won) : t.stopped
}
