import pg from 'pg'
import { portsOf } from '../../tools/cluster/topology.ts'

/** Works with a connection of its own to the database of the cluster. */
export async function withDatabase<T>(basePort: number, password: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { postgres: port } = portsOf(basePort)
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'herna', database: 'herna', password })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    // A server that has ended does not answer.
    await client.end().catch(() => undefined)
  }
}
