// What every game client stands on: address and session, the host's calls with their failures, the framing window, panels, history, look, sound.
// States of a call: answered, or a named failure (may be asked again, or definite). It knows the contract, and no game.
// Spec 1.6, 4.17, 5.4; decisions "Games"; bars M6, M7, S2, S4, S7.
// Before every schema that any module below makes.
import './configure-zod.ts'

export { button, draw, make } from './dom.ts'
export type { FactsBar } from './facts/facts-bar.ts'
export { factsOnOwnPage } from './facts/facts-on-own-page.ts'
export type { HostWindow } from './host-window/host-window.ts'
export { icon, type IconName } from './icons/icons.ts'
export { type FailureChoice, failureText } from './panels/failure-panel.ts'
export { FailureWatch, type ToldFailure, unopenedFailure } from './panels/failure-watch.ts'
export { type HistoryOfGame, openHistoryPanel } from './panels/history-panel.ts'
export { openPanel } from './panels/panel.ts'
export { gameTools, SoundButton, toolButton } from './panels/tools.ts'
export { openTabbedPanel, type Sheet } from './panels/tabbed-panel.ts'
export type { History, Replies, Round, Session } from './session/replies.ts'
export { type Failure, type FailureKind, failure, isForPortal, mayAskAgain, problemOf } from './session/failure.ts'
export { ownStakeOf } from './session/own-stake.ts'
export { type Answer, createGameApi, type GameApi } from './session/game-api.ts'
export { type Launch, sessionRequestOf } from './session/launch.ts'
export { Sounds } from './sounds/sounds.ts'
export { tellRoundEnded } from './start/tell-round-ended.ts'
export { listenToPage } from './start/listen-to-page.ts'
export { type GameParts, startGame } from './start/start-game.ts'
export { bell, run, type Tone } from './sounds/tones.ts'
export { amountText, counted, momentText, numberText, percentText } from './texts/amounts.ts'
export { texts as commonTexts } from './texts/sk-SK.ts'

export { type GameTheme } from './theme/palette.ts'
export { wearPalette } from './theme/wear-palette.ts'
