/** Longer than any decision may take: a game that has stopped without a word holds nothing back. */
const LONGEST_MS = 60_000

/** When the turn began, by game code, in milliseconds since the epoch. */
const turns = new Map<string, number>()

/** A game tells whether it waits by the clock for a decision of the player: a reality check comes after it, since a hand without a decision stands. */
export function setDecisionTurn(gameCode: string, isTurn: boolean): void {
  if (isTurn) turns.set(gameCode, Date.now())
  else turns.delete(gameCode)
}

/** Whether some game waits for a decision. */
export const isDecisionDue = (): boolean => [...turns.values()].some((since) => Date.now() - since < LONGEST_MS)
