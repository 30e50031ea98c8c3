/** Where stopping leads [4.17]: one step back when the player came from a page of ours, otherwise to the lobby. */
export const afterStop = (historyIndex: number | null): 'back' | 'lobby' =>
  historyIndex !== null && historyIndex > 0 ? 'back' : 'lobby'
