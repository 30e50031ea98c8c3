// The window that frames the game: told when the game is ready, when a round starts and ends, when something failed. Nothing is heard from it.
// Spec [4.17], bars S4, S5; contract `hostMessage`.
export { hostWindow } from './host-window.ts'
