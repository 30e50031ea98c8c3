import type pg from 'pg'
import type { Logged } from './some-players.ts'
import type { Fired } from './worker.ts'

/** The workers' own books held against the ledger. What is wrong, in words; empty: nothing. */
export async function checkBooks(
  client: Pick<pg.Client, 'query'>,
  players: readonly Logged[],
  fired: readonly Fired[],
  startBalance: number,
): Promise<string[]> {
  const wrong: string[] = []
  const { rows: posted } = await client.query<{ id: string; kind: string; amount: string }>(
    'SELECT provider_transaction AS id, kind, amount FROM pam.ledger WHERE provider IS NOT NULL',
  )
  const byId = new Map(posted.map((row) => [row.id, row]))
  if (byId.size !== posted.length) wrong.push('a transaction was posted twice')
  for (const { acknowledged } of fired)
    for (const { transactionId, amount, kind } of acknowledged) {
      const row = byId.get(transactionId)
      if (!row) wrong.push(`${kind} ${transactionId} was acknowledged and is lost`)
      else if (row.kind !== kind || Number(row.amount) !== amount)
        wrong.push(`${kind} ${transactionId} of ${amount} is posted as ${row.kind} of ${row.amount}`)
    }
  const { rows: wallets } = await client.query<{ id: string; cash: string }>('SELECT player_id AS id, cash FROM pam.wallets')
  const cashOf = new Map(wallets.map(({ id, cash }) => [id, Number(cash)]))
  for (const [index, { playerId }] of players.entries())
    if (cashOf.get(playerId) !== fired[index]?.balance)
      wrong.push(`player ${playerId} has ${cashOf.get(playerId)}, by their own book ${fired[index]?.balance}`)
  const { rows: sums } = await client.query<{ total: string; games: string }>(
    'SELECT sum(cash + bonus + games + gifts + bank) AS total, sum(games) AS games FROM pam.ledger',
  )
  if (Number(sums[0]?.total) !== 0) wrong.push(`the accounts sum to ${sums[0]?.total}`)
  const total = [...cashOf.values()].reduce((sum, cash) => sum + cash, 0) + Number(sums[0]?.games)
  if (total !== players.length * startBalance)
    wrong.push(`players and games hold ${total}, they began with ${players.length * startBalance}`)
  return wrong
}
