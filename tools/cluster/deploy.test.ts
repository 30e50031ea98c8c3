import { expect, test } from 'vitest'
import { type Deployable, deploy } from './deploy.ts'

const SECRETS = {
  database: '',
  pam: '',
  internal: '',
  wallet: '',
  liveStudio: '',
  liveRounds: '',
  preview: '',
  operator: '',
  editor: '',
}

/** Records what a deployment does; versions that are broken do not start on the nodes named with them. */
function cluster(broken: readonly string[] = []) {
  const events: string[] = []
  const lines: string[] = []
  const deployable: Deployable = {
    plan: { basePort: 20_000, folder: '/cluster', secrets: SECRETS },
    roots: new Map([
      [1, '/old'],
      [2, '/old'],
    ]),
    proxy: {
      async leaveOut(nodes) {
        events.push(nodes.length === 0 ? 'all nodes' : `without ${nodes.join()}`)
      },
    },
    supervisor: {
      async replace(processes) {
        const node = processes[0]?.env?.['HERNA_NODE'] ?? ''
        const version = `${node} ${processes[0]?.root}`
        events.push(`${version} (${processes.map(({ name }) => name.replace(/-\d$/, '')).join()})`)
        expect(new Set(processes.map(({ root, env }) => `${env?.['HERNA_NODE']} ${root}`)).size).toBe(1)
        if (broken.includes(version)) throw new Error('no such table')
      },
    },
  }
  return { events, lines, deployable, run: () => deploy(deployable, '/new', (line) => lines.push(line)) }
}
const ALL = '(services,game-host,studio,portal)'

test('one node after the other is taken out of the proxy, replaced as a whole and put back before the next one', async () => {
  const { events, deployable, run } = cluster()
  await run()
  expect(events).toEqual(['without 1', `node-1 /new ${ALL}`, 'all nodes', 'without 2', `node-2 /new ${ALL}`, 'all nodes'])
  expect([...deployable.roots.values()]).toEqual(['/new', '/new'])
})

test('a version that does not start is replaced by the former one before the node is put back, and the other node keeps its version', async () => {
  const { events, lines, deployable, run } = cluster(['node-1 /new'])
  await expect(run()).rejects.toThrow('node 1 could not be replaced')
  expect(events).toEqual(['without 1', `node-1 /new ${ALL}`, `node-1 /old ${ALL}`, 'all nodes'])
  expect(lines).toEqual(['node 1: the new version does not start, going back: no such table'])
  expect([...deployable.roots.values()]).toEqual(['/old', '/old'])
})

test('a node that starts in neither version gets no more requests', async () => {
  const { events, run } = cluster(['node-1 /new', 'node-1 /old'])
  await expect(run()).rejects.toThrow('node 1 starts in neither version; it gets no requests: no such table')
  expect(events).toEqual(['without 1', `node-1 /new ${ALL}`, `node-1 /old ${ALL}`])
})

test('when the second node cannot be replaced, each node is known by the version that it runs', async () => {
  const { deployable, run } = cluster(['node-2 /new'])
  await expect(run()).rejects.toThrow('node 2 could not be replaced')
  expect([...deployable.roots.values()]).toEqual(['/new', '/old'])
})
