import { addressOf } from '../wires/addresses.ts'

/** Where a Demo button leads [2.21]. */
export const playDemoAddress = (gameCode: string, preview: boolean): string =>
  addressOf('preview-play-game-demo', { game: gameCode }, preview)
