import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { Game } from './game/index.ts'
import { slotReplies } from './session/index.ts'

startGame(slotReplies, (parts) => {
  new Game(parts)
})
