import type { TableDefinition } from '@herna/contract/games'
import { BaccaratView } from '../baccarat/index.ts'
import { BlackjackView } from '../blackjack/index.ts'
import type { TableView, ViewHands } from '../cloth/index.ts'
import { DiceView } from '../dice/index.ts'
import { RouletteView } from '../roulette/index.ts'
import { VideoPokerView } from '../video-poker/index.ts'

/** A view per kind. */
export function viewOf(game: TableDefinition, hands: ViewHands): TableView {
  switch (game.kind) {
    case 'roulette':
      return new RouletteView(game, hands)
    case 'blackjack':
      return new BlackjackView(game, hands)
    case 'baccarat':
      return new BaccaratView(game, hands)
    case 'video-poker':
      return new VideoPokerView(game, hands)
    case 'dice':
      return new DiceView(game, hands)
  }
}
