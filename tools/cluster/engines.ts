import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterPrograms } from './programs.ts'
import { childrenOf } from './process-list.ts'
import { type ClusterPlan, type NodeNumber, portsOf, proxyVariables } from './topology.ts'

const LOCAL = '127.0.0.1'
const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
const TEMPLATE = resolve(import.meta.dirname, '../../deploy/nginx/herna.conf.template')

/** A program that is not ours and runs beside the nodes. */
export interface Engine {
  name: string
  pid: number
  stop(): Promise<void>
}

/** The proxy, which may leave out nodes. */
export interface ProxyEngine extends Engine {
  /** Sends no more requests to these nodes, and to all others; resolves when that is in force. Requests in progress end where they are, and open sockets stay. */
  leaveOut(nodes: readonly NodeNumber[]): Promise<void>
}

/** PostgreSQL and nginx's workers do not run as root. */
interface User {
  uid?: number
  gid?: number
}
const isRoot = process.getuid?.() === 0

function userPostgres(): User {
  if (!isRoot) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts PostgreSQL on the cluster's data folder, which the first start creates. */
export function startPostgres({ postgres, initdb }: ClusterPrograms, plan: ClusterPlan): Promise<Engine> {
  const user = userPostgres()
  const data = join(plan.folder, 'postgres')
  if (!existsSync(join(data, 'PG_VERSION'))) createDatabaseFolder(initdb, data, user, plan)
  const port = portsOf(plan.basePort).postgres
  const options = { listen_addresses: LOCAL, port: String(port), unix_socket_directories: '', max_connections: '200' }
  const args = ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  return start({ name: 'postgres', program: postgres, args, port, plan, user, signal: 'SIGINT' })
}

function createDatabaseFolder(initdb: string, data: string, user: User, { secrets, folder }: ClusterPlan): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, 'postgres-password')
  writeFileSync(passwordFile, secrets.database, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid)
  const args = [
    '-D',
    data,
    '-U',
    'herna',
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]
  const result = spawnSync(initdb, args, { ...user, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile)
  if (result.status === 0) return
  rmSync(data, { recursive: true, force: true })
  throw new Error(
    `initdb failed: ${result.stderr.trim().split('\n').at(-1)} (as root, the user "postgres" must be able to enter the folder; HERNA_CLUSTER_DIR chooses another)`,
  )
}

/** Creates the cluster's database unless it exists. */
export async function createDatabase({ createdb }: ClusterPrograms, { secrets, basePort }: ClusterPlan): Promise<void> {
  const { postgres: port } = portsOf(basePort)
  const env = { ...process.env, PGPASSWORD: secrets.database }
  const run = () => spawnSync(createdb, ['-h', LOCAL, '-p', String(port), '-U', 'herna', 'herna'], { env, encoding: 'utf8' })
  const deadline = performance.now() + READY_TIMEOUT_MS
  for (;;) {
    const { status, stderr, error } = run()
    if (status === 0 || stderr?.includes('already exists')) return
    if (error || performance.now() > deadline) throw new Error(`createdb failed: ${error?.message ?? stderr.trim()}`)
    // The server still starts or recovers.
    await pause(200)
  }
}

/** Starts Redis; what it stores survives its restart. */
export function startRedis({ redis }: ClusterPrograms, plan: ClusterPlan): Promise<Engine> {
  const port = portsOf(plan.basePort).redis
  const dir = join(plan.folder, 'redis')
  mkdirSync(dir, { recursive: true })
  const args = ['--port', String(port), '--bind', LOCAL, '--dir', dir, '--save', '', '--appendonly', 'yes']
  return start({ name: 'redis', program: redis, args, port, plan, signal: 'SIGTERM' })
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
  const engine = await start({ name: 'nginx', program: nginx, args, port, plan, signal: 'SIGTERM' })
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

interface EngineStart {
  name: string
  program: string
  args: string[]
  port: number
  plan: ClusterPlan
  user?: User
  /** Ends it without waiting for its clients. */
  signal: NodeJS.Signals
}

/** Starts the program in a process group of its own, because Ctrl-C must reach the nodes first, and waits until it listens. */
async function start({ name, program, args, port, plan, user = {}, signal }: EngineStart): Promise<Engine> {
  if (await isListening(port)) throw new Error(`${name}: port ${port} is already in use (HERNA_CLUSTER_PORT chooses others)`)
  const logs = join(plan.folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const path = join(logs, `${name}.log`)
  const log = openSync(path, 'a')
  const child = spawn(program, args, { ...user, cwd: plan.folder, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  // Without a listener an error would end this process; `isOver` reports it.
  child.on('error', () => undefined)
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (!(await isListening(port))) {
    if (isOver(child) || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${name} did not start; see ${path}`)
    }
    await pause(50)
  }
  return { name, pid: child.pid ?? 0, stop: () => stop(child, signal) }
}

const isOver = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(timer)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, LOCAL)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
