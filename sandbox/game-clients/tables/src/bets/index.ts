// Chips and placed stakes: place, undo, repeat; independent of rounds.
export {
  betFault,
  chipOn,
  type Bets,
  withoutStakes,
  NO_BETS,
  stakeOn,
  withChip,
  withGoldenChip,
  withPreviousStakes,
  withStakes,
  totalOf,
  withoutLastChip,
} from './bets.ts'
export { chipFace } from './chip.ts'
export { SpotButton } from './spot-button.ts'
export { type Chip, ChipTray } from './tray.ts'
