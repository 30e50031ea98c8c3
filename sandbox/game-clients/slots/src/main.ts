import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { Game } from './game/index.ts'
import { slotDoors } from './session/index.ts'

startGame(slotDoors, (parts) => {
  new Game(parts)
})
