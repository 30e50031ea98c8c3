/** Where stopping a game leads [4.17]: back when the player came from a page of the portal, otherwise to the lobby. */
export const afterStop = (historyIndex: number | null): 'back' | 'lobby' =>
  historyIndex !== null && historyIndex > 0 ? 'back' : 'lobby'
