import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { Game } from './game/index.ts'
import { tableDoors } from './session/index.ts'

startGame(tableDoors, (parts) => {
  new Game(parts)
})
