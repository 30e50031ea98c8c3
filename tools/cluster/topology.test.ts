import { expect, test } from 'vitest'
import { proxyConfiguration } from './engines.ts'
import { portsOf, processesOf, proxyVariables } from './topology.ts'

const secrets = {
  database: 'd',
  pam: 'p',
  internal: 'i',
  wallet: 'w',
  liveStudio: 's',
  liveRounds: 'r',
  preview: 'v',
  operator: 'o',
  editor: 'e',
}
const PLAN = { basePort: 20_000, folder: '/cluster', secrets }

test('no two processes of a cluster share a port', () => {
  const { nodes, links, ...shared } = portsOf(20_000)
  const ports = [...Object.values(shared), ...[links, ...nodes].flatMap((group) => Object.values(group))]
  expect(new Set(ports).size).toBe(ports.length)
  expect([Math.min(...ports), Math.max(...ports)]).toEqual([20_000, 20_049])
})

test('each node has a portal, services and a game host of its own; all share database, Redis and keys', () => {
  const processes = processesOf(PLAN)
  expect(processes.map(({ name }) => name)).toEqual([
    'services-1',
    'services-2',
    'game-host-1',
    'game-host-2',
    'studio-1',
    'studio-2',
    'portal-1',
    'portal-2',
  ])
  const shared = processes.map(({ env = {} }) => [
    env['DATABASE_URL'],
    env['REDIS_URL'],
    env['HERNA_PAM_KEY'],
    env['HERNA_WALLET_SECRET'],
  ])
  expect(new Set(shared.map((values) => values.join())).size).toBe(1)
  const node = (index: number) => processes.filter(({ env }) => env?.['HERNA_NODE'] === `node-${index}`)
  expect(node(1).map(({ name }) => name)).toEqual(['services-1', 'game-host-1', 'studio-1', 'portal-1'])
  expect(new Set(node(2).map(({ env }) => env?.['HERNA_DATA_DIR']))).toEqual(new Set(['/cluster/node-2']))
})

test('a linked node reaches what is shared over ports of its own, where connections can be cut; the other node does not', () => {
  const processes = processesOf({ ...PLAN, linkedNode: 1 })
  const { links, ...ports } = portsOf(PLAN.basePort)
  for (const { name, env = {} } of processes) {
    const expected = name.endsWith('-1') ? links : ports
    expect(new URL(env['DATABASE_URL'] ?? '').port, name).toBe(String(expected.postgres))
    expect(new URL(env['REDIS_URL'] ?? '').port, name).toBe(String(expected.redis))
    expect(new URL(env['HERNA_WALLET_URL'] ?? '').port, name).toBe(String(expected.internalServices))
    expect(new URL(env['HERNA_GAME_HOST_URL'] ?? '').port, name).toBe(String(expected.internalGames))
  }
})

test('a node that is left out is down for every kind of request, and for no other node', () => {
  const servers = (configuration: string) => configuration.match(/^ +server 127\.0\.0\.1:\d+ .*$/gm) ?? []
  expect(servers(proxyConfiguration(PLAN)).filter((line) => line.includes(' down'))).toEqual([])
  const lines = servers(proxyConfiguration(PLAN, [2]))
  const ports = Object.values(portsOf(PLAN.basePort).nodes[1] ?? {}).map(String)
  expect(lines).toHaveLength(12)
  for (const line of lines) expect(line.endsWith(' down;'), line).toBe(ports.some((port) => line.includes(`:${port} `)))
})

test('the processes of one node can be started with another version of the project', () => {
  const processes = processesOf(PLAN, [2], '/other')
  expect(processes.map(({ name, root }) => `${name} ${root}`)).toEqual([
    'services-2 /other',
    'game-host-2 /other',
    'studio-2 /other',
    'portal-2 /other',
  ])
})

test('a frozen node is waited for shorter than a game waits for a bet, or a page can move to another node; open sockets are not ended between two pings', () => {
  const configuration = proxyConfiguration(PLAN)
  /** Seconds that the proxy waits at this place; where nothing is said, what holds for all. */
  const secondsAt = (place: string): number => {
    const start = place === '' ? 0 : configuration.indexOf(place)
    expect(start, place).toBeGreaterThan(-1)
    return Number(/proxy_read_timeout (\d+)s;/.exec(configuration.slice(start))?.[1])
  }
  const repeatedWithin = Number(/proxy_next_upstream_timeout (\d+)s;/.exec(configuration)?.[1])
  expect(secondsAt(`listen 127.0.0.1:${portsOf(PLAN.basePort).portal} `)).toBeLessThan(repeatedWithin)
  expect(secondsAt('location ~ ^/api/(sessions|rounds|')).toBe(16)
  expect(secondsAt('')).toBe(30)
  for (const sockets of ['/live/hub', '~ ^/(notifications|chat/live)$', '/support', '/live/table'])
    expect(secondsAt(`location ${sockets} {`), sockets).toBe(75)
})

test('the proxy’s configuration names every node and has no variable left; hubs are sticky, what a client forged is overwritten', () => {
  const configuration = proxyConfiguration(PLAN)
  expect(configuration).not.toContain('${')
  for (const [name, value] of Object.entries(proxyVariables(PLAN))) expect(configuration, name).toContain(value)
  expect(configuration).toMatch(/location \/live\/hub \{\s+proxy_pass http:\/\/\$herna_services_hub_group;/)
  expect(configuration).toMatch(/location \/live\/table \{\s+proxy_pass http:\/\/\$herna_games_hub_group;/)
  expect(configuration).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

test.each(['services', 'games'])(
  'a socket of the hub of %s that was negotiated goes to the node of its negotiation, one that was not to any node that is taken back at once',
  (name) => {
    const choice = new RegExp(`\\$herna_${name}_hub_group \\{\\s+default\\s+(\\w+);\\s+"~\\*([^"]+)"\\s+(\\w+);`).exec(
      proxyConfiguration(PLAN),
    )
    const [, otherwise = '', pattern = '', group = ''] = choice ?? []
    /** nginx's choice for `$http_upgrade $arg_id`. */
    const groupOf = (upgrade: string, id: string) => (new RegExp(pattern, 'i').test(`${upgrade} ${id}`) ? group : otherwise)
    expect([groupOf('', ''), groupOf('websocket', 'abc'), groupOf('', 'abc'), groupOf('WebSocket', '')]).toEqual([
      `herna_${name}_hub`,
      `herna_${name}_hub`,
      `herna_${name}_hub`,
      `herna_${name}`,
    ])
  },
)
