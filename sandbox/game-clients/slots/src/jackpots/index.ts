// The fixed jackpots of a game, always in sight, in the player's money.
export { LevelsView } from './levels-view.ts'
export { wonLevels } from './won-levels.ts'
