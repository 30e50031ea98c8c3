// Shared by all game clients: launch URL and session, host calls with their failures, messages with the portal, panels, history, theme, sound.
// A call returns a value or a named failure (retryable or definite). Depends on the contract, not on any game.
// Spec 1.6, 4.17, 5.4; decisions "Games"; bars M6, M7, S2, S4, S7.

// Must come before any module that creates a schema.
import './configure-zod.ts'

export { cardBack, cardFace } from './cards/card-face.ts'
export { RANK_SIGNS, type Suit, SUIT_SHAPES } from './cards/suit-shapes.ts'
export { dieFace } from './dice/die-face.ts'
export { button, makeSvg, make } from './dom.ts'
export type { PortalChannel } from './portal-channel/portal-channel.ts'
export { icon, type IconName } from './icons/icons.ts'
export { type FailureChoice, failureText } from './panels/failure-panel.ts'
export type { FailureView } from './panels/failure-display.ts'
export { openPanel } from './panels/panel.ts'
export { gameTools, SoundButton, toolButton } from './panels/tools.ts'
export { openTabbedPanel, type PanelTab } from './panels/tabbed-panel.ts'
export type { Round, Session } from './session/replies.ts'
export { type Advance, createMachine, endRound, halt } from './round/machine.ts'
export type { RoundRules } from './round/rules.ts'
export {
  type GameState,
  isAboutMoney,
  type Move,
  move,
  newGameState,
  type SharedEffect,
  type SharedEvent,
  type SharedPlay,
  stay,
} from './round/state.ts'
export { type FailureHandlers, type FailureRules, sharedFailureView, unconfirmedFailureView } from './shell/failures.ts'
export { Game } from './shell/game.ts'
export type { GameSpec, GameView, ViewContext, ViewEffect } from './shell/game-spec.ts'
export { loadPicture, preloadPictures, whenComplete } from './shell/load-picture.ts'
export { backdrop, demoBadge, gameHead } from './shell/page-parts.ts'
export { CALLED_BETS, chipsIn } from './roulette/called-bets.ts'
export { crossingOf } from './roulette/crossings.ts'
export { angleOf, colourOf, neighboursOf, numbersOf, WHEEL } from './roulette/numbers.ts'
export { Racetrack, type RacetrackActions } from './roulette/racetrack.ts'
export { RouletteWheel } from './roulette/wheel.ts'
export { type Failure, type FailureKind, failure, isForPortal, isRetryable } from './session/failure.ts'
export { playerStakeOf } from './session/player-stake.ts'
export type { CallResult, GameApi } from './session/game-api.ts'
export type { SoundName } from './sounds/names.ts'
export { Sounds } from './sounds/sounds.ts'
export type { GameParts } from './start/game-parts.ts'
export { startGame } from './start/start-game.ts'
export { forward, turnedBy } from './turning/turning.ts'
export { amountText, counted, momentText, numberText, percentText, plainAmountText } from './texts/amounts.ts'
export { cardName } from './texts/card-name.ts'
export { texts as commonTexts } from './texts/sk-SK.ts'

export { applyPalette, type GameTheme } from './theme/palette.ts'
