// The sandbox game provider on its own origin: launch pages, demo sessions, rounds decided here and only shown by the client, pictures of the games.
// A session is open, or idle for 12 h and gone; a round is played once, however often its id is sent. Spec 1.6, 4.17, 5.4, 7.37; decisions on games.
import { createGameHost } from './game-host.ts'

export const gameHostService = createGameHost({
  assignments: async () => (await import('@herna/seed')).slotAssignments(),
})
