import '@herna/game-kit/styles.css'
import './styles/index.css'
import { startGame } from '@herna/game-kit'
import { Game } from './game/index.ts'
import { crashDoors } from './session/index.ts'

startGame(crashDoors, (parts) => {
  new Game(parts)
})
