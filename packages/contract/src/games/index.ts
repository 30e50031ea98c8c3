/**
 * The API of the sandbox's game provider: launch, sessions, rounds of every kind of game, jackpots; between sandbox/game-host and
 * sandbox/game-clients/*. Money in integer cents, times ISO UTC. Spec 1.6, 4.17, 5.4; decisions on games.
 */
export {
  DEMO_START_BALANCE,
  type GameBalance,
  type GameBonus,
  gameBalance,
  gameBonus,
  gameReplies,
  type LaunchQuery,
  launchQuery,
  type SessionRequest,
  sessionRequest,
} from './session.ts'
export { CABINETS, type Cabinet, type World } from './definition.ts'
export {
  PLAY_ERROR_CODES,
  type PlayErrorCode,
  type RoundAction,
  type RoundRequest,
  roundAction,
  roundHistoryQuery,
  roundQuery,
  roundRequest,
} from './rounds.ts'
export {
  type GridWin,
  gridWin,
  SLOT_FAMILIES,
  type SlotCoin,
  type SlotDefinition,
  type SlotOutcome,
  type SlotStep,
  type SlotSymbol,
  slotCoin,
  slotDefinition,
  slotOutcome,
  slotStep,
  slotSymbol,
} from './slot.ts'
export {
  type Card,
  card,
  type SpotDefinition,
  type SpotResult,
  type Stake,
  spot,
  spotDefinition,
  spotResult,
  stake,
} from './stakes.ts'
export {
  type BaccaratDefinition,
  type BaccaratOutcome,
  type BlackjackDefinition,
  type BlackjackOutcome,
  baccaratDefinition,
  baccaratOutcome,
  blackjackDefinition,
  blackjackOutcome,
  type DiceDefinition,
  type DiceOutcome,
  diceDefinition,
  diceOutcome,
  type RouletteDefinition,
  type RouletteOutcome,
  rouletteDefinition,
  rouletteOutcome,
  type TableDefinition,
  type TableOutcome,
  tableDefinition,
  tableOutcome,
  type VideoPokerDefinition,
  type VideoPokerOutcome,
  videoPokerDefinition,
  videoPokerOutcome,
} from './tables.ts'
export { type JackpotFeed, jackpotFeed } from './jackpots.ts'
export { type LiveOccupancy, type TableOccupancy } from './live-occupancy.ts'
export { crashTableState, GAME_OPERATIONS, gameOperations, jackpotAmounts, launchPage, liveOccupancy } from './operations.ts'
export { GAME_PROBLEMS, type GameProblem, type HostMessage, hostMessage, type PortalMessage, portalMessage } from './messages.ts'
export {
  BLACKJACK_ACTIONS,
  type BlackjackAction,
  LIVE_SEAT_ACTIONS,
  type LiveSeatAction,
  ROUND_ACTIONS,
  type RoundActionName,
} from './actions.ts'
export {
  type CrashBet,
  type CrashDefinition,
  type CrashOutcome,
  type CrashResult,
  type CrashTable,
  crashDefinition,
  crashOutcome,
  crashTable,
  MAX_CRASH_BETS,
  MAX_CRASH_RESULTS,
} from './crash.ts'
export {
  LIVE_DEALER_MS,
  LIVE_QUEUE_ANSWERS,
  LIVE_TABLE_METHODS,
  LIVE_POKER_VARIANTS,
  LIVE_SEATS,
  MAX_TABLE_RESULTS,
  LIVE_TABLE_HUB_PATH,
  LIVE_TABLE_MESSAGES,
  type LiveDefinition,
  type LiveHand,
  type LiveOutcome,
  type LiveResult,
  type LiveTableBet,
  type LiveTableState,
  liveDefinition,
  liveHand,
  liveOutcome,
  liveResult,
  type LiveSpotLimit,
  liveTableBet,
  liveTableState,
} from './live.ts'
export {
  type GameDefinition,
  gameDefinition,
  type RoundHistory,
  type RoundOutcome,
  type RoundReply,
  roundHistory,
  roundOutcome,
  roundReply,
  type SessionReply,
  sessionReply,
} from './every-game.ts'
