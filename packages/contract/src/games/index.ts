/** The sandbox game provider's wire: launch, demo sessions, slot rounds. Spoken between services/game-host and apps/games/*. Spec 1.6, 4.17, 5.4; decisions on games. */
export {
  DEMO_START_BALANCE,
  GAME_API,
  type LaunchQuery,
  launchQuery,
  type SessionReply,
  type SessionRequest,
  sessionReply,
  sessionRequest,
} from './session.ts'
export {
  type GridWin,
  gridWin,
  type RoundReply,
  type RoundRequest,
  roundReply,
  roundRequest,
  type SlotDefinition,
  type SlotStep,
  type SlotSymbol,
  slotDefinition,
  slotStep,
  slotSymbol,
} from './slot.ts'
export { type HostMessage, hostMessage } from './messages.ts'
