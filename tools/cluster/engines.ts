import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Engine, LOCAL, READY_TIMEOUT_MS, startEngine } from './engine-process.ts'
import type { ClusterPrograms } from './programs.ts'
import { childrenOf } from './process-list.ts'
import { type ClusterPlan, type NodeNumber, portsOf, proxyVariables } from './topology.ts'

const TEMPLATE = resolve(import.meta.dirname, '../../deploy/nginx/herna.conf.template')

/** The proxy, which may leave out nodes. */
export interface ProxyEngine extends Engine {
  /** Sends no more requests to these nodes, and to all others; resolves when that is in force. Requests in progress end where they are, and open sockets stay. */
  leaveOut(nodes: readonly NodeNumber[]): Promise<void>
}

/** Starts Redis; what it stores survives its restart. */
export function startRedis({ redis }: ClusterPrograms, plan: ClusterPlan): Promise<Engine> {
  const port = portsOf(plan.basePort).redis
  const dir = join(plan.folder, 'redis')
  mkdirSync(dir, { recursive: true })
  const args = ['--port', String(port), '--bind', LOCAL, '--dir', dir, '--save', '', '--appendonly', 'yes']
  return startEngine({ name: 'redis', program: redis, args, port, plan, signal: 'SIGTERM' })
}

/** Starts the proxy with a self-made certificate. */
export async function startProxy({ nginx, openssl }: ClusterPrograms, plan: ClusterPlan): Promise<ProxyEngine> {
  makeCertificate(openssl, plan.folder)
  const folder = join(plan.folder, 'nginx')
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, proxyConfiguration(plan))
  const port = portsOf(plan.basePort).portal
  const args = ['-p', folder, '-c', configuration, '-e', join(plan.folder, 'logs', 'nginx-error.log')]
  const engine = await startEngine({ name: 'nginx', program: nginx, args, port, plan, signal: 'SIGTERM' })
  const leaveOut = async (nodes: readonly NodeNumber[]) => {
    writeFileSync(configuration, proxyConfiguration(plan, nodes))
    const former = new Set(childrenOf(engine.pid))
    process.kill(engine.pid, 'SIGHUP')
    const deadline = performance.now() + READY_TIMEOUT_MS
    while (childrenOf(engine.pid).every((pid) => former.has(pid))) {
      if (performance.now() > deadline)
        throw new Error(`nginx did not read its configuration; see ${plan.folder}/logs/nginx-error.log`)
      await pause(50)
    }
  }
  return { ...engine, leaveOut }
}

/** The operator's configuration of `deploy/` with this cluster's values, and what Debian's nginx.conf would have around it. */
export function proxyConfiguration(plan: ClusterPlan, down: readonly NodeNumber[] = []): string {
  const variables = proxyVariables(plan, down)
  const servers = readFileSync(TEMPLATE, 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`deploy/nginx/herna.conf.template: no value for ${name}`)
    return value
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`)
  return [
    'daemon off;',
    'pid nginx.pid;',
    'worker_processes 1;',
    'events { worker_connections 4096; }',
    'http {',
    `access_log ${join(plan.folder, 'logs', 'nginx-access.log')};`,
    ...temporary,
    servers,
    '}',
    '',
  ].join('\n')
}

function makeCertificate(openssl: string, folder: string): void {
  const tls = join(folder, 'tls')
  if (existsSync(join(tls, 'cluster.crt'))) return
  mkdirSync(tls, { recursive: true })
  const files = ['-keyout', join(tls, 'cluster.key'), '-out', join(tls, 'cluster.crt')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const result = spawnSync(openssl, ['req', '-x509', ...key, '-days', '365', ...subject, ...files], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`openssl failed: ${result.stderr.trim().split('\n').at(-1)}`)
}
