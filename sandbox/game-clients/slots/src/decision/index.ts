// What an open round asks its player: which free spins, and whether the win is collected or risked on the colour of a card.
// Every outcome is drawn by the host before it is asked; without an answer it plays the first free spins and pays the win.
export { DecisionPanel } from './panel.ts'
