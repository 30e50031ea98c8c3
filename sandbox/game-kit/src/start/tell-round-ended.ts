import type { GameParts } from './game-parts.ts'

/** Tells the portal; and the host that the round was seen, so that it is not shown again when the game is opened anew. A call that is lost only means that it is. */
export function tellRoundEnded<D, O>(
  { api, host, launch }: GameParts<D, O>,
  token: string,
  { balance, roundId }: { balance: number; roundId: string },
): void {
  host.tell({ type: 'round-ended', balance })
  if (launch.mode === 'real') void api.seen(token, roundId)
}
