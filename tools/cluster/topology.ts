import { LIVE_HUB_PATH } from '@herna/contract/live-feed/names'
import { LIVE_TABLE_HUB_PATH } from '@herna/contract/games'
import { join } from 'node:path'
import { SMALLER_YOUNG_GENERATION, type SupervisedProcess } from '../supervised-process.ts'
import type { ClusterSecrets } from './secrets.ts'

/** How many nodes the cluster has; each runs the portal, the services and the game host as processes of their own. */
export const NODES = [1, 2] as const
export type NodeNumber = (typeof NODES)[number]
const LOCAL = '127.0.0.1'
/** The game host and the studio, which computes for seconds when it takes over, have processes of their own. */
const SERVICES = 'content,winners,pam,notifications,chat,live-feed,embed-host'

/** What a cluster is built from. */
export interface ClusterPlan {
  /** The first of its ports. */
  basePort: number
  folder: string
  secrets: ClusterSecrets
  /** A node that reaches everything shared over ports of its own (`portsOf().links`), where a drill forwards, delays or cuts its connections. */
  linkedNode?: NodeNumber | undefined
}

/** All ports of a cluster: the public ones first, as browsers see them. */
export function portsOf(basePort: number) {
  return {
    portal: basePort,
    services: basePort + 1,
    games: basePort + 2,
    embeds: basePort + 3,
    internalServices: basePort + 10,
    internalGames: basePort + 11,
    postgres: basePort + 20,
    redis: basePort + 21,
    standby: basePort + 22,
    links: { postgres: basePort + 46, redis: basePort + 47, internalServices: basePort + 48, internalGames: basePort + 49 },
    nodes: NODES.map((node) => {
      const first = basePort + 20 + 10 * node
      return { portal: first, services: first + 1, embeds: first + 2, studio: first + 3, games: first + 4 }
    }),
  }
}

/** Values of the variables in the proxy's configuration; nodes that are down get no requests. */
export function proxyVariables({ basePort, folder }: ClusterPlan, down: readonly NodeNumber[] = []): Record<string, string> {
  const { nodes, ...ports } = portsOf(basePort)
  const servers = nodes.flatMap(({ portal, services, embeds, games }, index) =>
    Object.entries({ PORTAL: portal, SERVICES: services, EMBEDS: embeds, GAMES: games }).map(([name, port]) => [
      `${name}_${index + 1}`,
      `${LOCAL}:${port}`,
    ]),
  )
  const states = NODES.map((node) => [`NODE_${node}_STATE`, down.includes(node) ? ' down' : ''])
  return {
    ...(Object.fromEntries([...servers, ...states]) as Record<string, string>),
    LISTEN: LOCAL,
    PORTAL_PORT: String(ports.portal),
    SERVICES_PORT: String(ports.services),
    GAMES_PORT: String(ports.games),
    EMBEDS_PORT: String(ports.embeds),
    INTERNAL_SERVICES: `${LOCAL}:${ports.internalServices}`,
    INTERNAL_GAMES: `${LOCAL}:${ports.internalGames}`,
    SERVICES_HUB: LIVE_HUB_PATH,
    GAMES_HUB: LIVE_TABLE_HUB_PATH,
    CERTIFICATE: join(folder, 'tls', 'cluster.crt'),
    CERTIFICATE_KEY: join(folder, 'tls', 'cluster.key'),
  }
}

/** The address of the cluster for browsers. */
export const portalOrigin = (basePort: number): string => `https://localhost:${basePort}`

/** Settings that all processes of a node have; only the addresses of a linked node differ from those of the others. */
function nodeSettings({ basePort, secrets, linkedNode }: ClusterPlan, node: number): Record<string, string> {
  const ports = portsOf(basePort)
  const shared = node === linkedNode ? ports.links : ports
  const services = `http://${LOCAL}:${shared.internalServices}`
  const games = `http://${LOCAL}:${shared.internalGames}`
  return {
    DATABASE_URL: `postgres://herna:${secrets.database}@${LOCAL}:${shared.postgres}/herna`,
    REDIS_URL: `redis://${LOCAL}:${shared.redis}`,
    HERNA_HOST: LOCAL,
    // Only the proxy, which is on this machine.
    HERNA_TRUSTED_PROXIES: `${LOCAL},::1`,
    HERNA_PORTAL_ORIGIN: portalOrigin(basePort),
    HERNA_SERVICES_ORIGIN: `https://localhost:${ports.services}`,
    HERNA_GAME_HOST_ORIGIN: `https://localhost:${ports.games}`,
    HERNA_EMBEDS_ORIGIN: `https://localhost:${ports.embeds}`,
    HERNA_CONTENT_URL: `${services}/content`,
    HERNA_WINNERS_URL: `${services}/winners`,
    HERNA_PAM_URL: services,
    HERNA_WALLET_URL: `${services}/wallet/v1`,
    HERNA_LIVE_FEED_URL: services,
    HERNA_GAME_HOST_URL: games,
    HERNA_JACKPOTS_URL: `${games}/jackpots`,
    HERNA_PAM_KEY: secrets.pam,
    HERNA_INTERNAL_SECRET: secrets.internal,
    HERNA_WALLET_PROVIDERS: `sandbox:${secrets.wallet}`,
    HERNA_WALLET_SECRET: secrets.wallet,
    HERNA_LIVE_SOURCES: `sandbox:${secrets.liveStudio}`,
    HERNA_LIVE_STUDIO_SECRET: secrets.liveStudio,
    HERNA_LIVE_ROUNDS_SECRET: secrets.liveRounds,
    HERNA_PREVIEW_PASSWORD: secrets.preview,
    HERNA_OPERATOR_TOKEN: secrets.operator,
    HERNA_EDITOR_TOKEN: secrets.editor,
  }
}

/** The processes of these nodes, in the order in which they start; they stop in the reverse order. `root`: the project whose code they run; default: this one. */
export function processesOf(plan: ClusterPlan, nodes: readonly NodeNumber[] = NODES, root?: string): SupervisedProcess[] {
  return portsOf(plan.basePort)
    .nodes.flatMap((ports, index) => {
      if (!nodes.some((node) => node === index + 1)) return []
      const node = `node-${index + 1}`
      const env = {
        ...nodeSettings(plan, index + 1),
        HERNA_NODE: node,
        HERNA_DATA_DIR: join(plan.folder, node),
        HERNA_PORTAL_PORT: String(ports.portal),
        HERNA_SERVICES_PORT: String(ports.services),
        HERNA_EMBEDS_PORT: String(ports.embeds),
        HERNA_LIVE_STUDIO_PORT: String(ports.studio),
        HERNA_GAME_HOST_PORT: String(ports.games),
      }
      const process = (name: string, args: string[], port: number, order: number) => ({
        order,
        name: `${name}-${index + 1}`,
        args,
        root,
        env,
        readyUrl: `http://${LOCAL}:${port}/readyz`,
      })
      return [
        process('services', ['sandbox/stack/main.ts', '--only', SERVICES], ports.services, 1),
        process('game-host', ['sandbox/stack/main.ts', '--only', 'game-host'], ports.games, 2),
        process('studio', ['sandbox/stack/main.ts', '--only', 'live-studio'], ports.studio, 3),
        process('portal', [SMALLER_YOUNG_GENERATION, 'apps/portal/server/start.ts'], ports.portal, 4),
      ]
    })
    .sort((one, other) => one.order - other.order)
    .map(({ order: _order, ...process }) => process)
}
