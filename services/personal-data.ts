import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { winIdOf } from '@herna/contract/events'
import { erasePlayer, exportPlayer, exportWins } from '@herna/contract/personal-data'
import { operator } from '@herna/contract/player'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import { addressSetting, portSetting, readSettings, secretSetting, StartupError } from '@herna/service-kit'

// `npm run personal-data -- export …`: one person's data at all services, through the operator's calls.
const USAGE = `usage: npm run personal-data -- export USERNAME --to FILE
       npm run personal-data -- erase USERNAME --reason TEXT
options: --services URL, --game-host URL; the token is HERNA_OPERATOR_TOKEN`

/** Longer than a scan of the ledger may take. */
const TIMEOUT_MS = 2_000_000
/** Near the longest string of the engine. */
const MAX_CHARACTERS = 500_000_000
/** Most ids in one call, as the contract says. */
const WINS_PER_CALL = 1_000

try {
  await run()
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof CallFailed)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { command, username, to, reason, ...addresses } = readArguments()
  const hosts = hostsAt(addresses)
  if (command === 'export') await exportTo(hosts, username, to)
  else await erase(hosts, username, reason)
}

interface Hosts {
  pam: Host
  /** Knows a win by its id in the event feed. */
  winners: Host
  /** Services that know the player by id, by name. */
  others: [name: string, host: Host][]
}

function hostsAt({ services, gameHost }: { services: string | undefined; gameHost: string | undefined }): Hosts {
  const ports = readSettings(
    { services: portSetting('HERNA_SERVICES_PORT', 4000), gameHost: portSetting('HERNA_GAME_HOST_PORT', 4100) },
    process.env,
  )
  const settings = readSettings(
    {
      token: secretSetting('HERNA_OPERATOR_TOKEN', 16),
      pam: addressSetting('HERNA_PAM_URL', `http://localhost:${ports.services}`),
      gameHost: addressSetting('HERNA_GAME_HOST_URL', `http://localhost:${ports.gameHost}`),
    },
    process.env,
  )
  if (settings.token === undefined) throw new StartupError('HERNA_OPERATOR_TOKEN is required')
  const headers = { authorization: `Bearer ${settings.token}` }
  const hostAt = (base: string): Host => ({ base, headers, timeoutMs: TIMEOUT_MS, maxCharacters: MAX_CHARACTERS })
  const base = services ?? settings.pam
  // An operator's real providers have their own procedures.
  const hasGameHost = gameHost !== undefined || existsSync(resolve(import.meta.dirname, '../sandbox/game-host'))
  return {
    pam: hostAt(`${base}/platform`),
    winners: hostAt(`${base}/winners`),
    others: [
      ['chat', hostAt(`${base}/support`)],
      ...(hasGameHost ? ([['gameHost', hostAt(`${gameHost ?? settings.gameHost}/operator`)]] as [string, Host][]) : []),
    ],
  }
}

async function exportTo({ pam, winners, others }: Hosts, username: string, file: string): Promise<void> {
  const descriptor = createPrivateFile(file)
  try {
    const { playerId, tables, ...head } = await callOperation(pam, operator.exportPersonalData, { body: { username } })
    const services: Record<string, object> = { pam: tables }
    for (const [name, host] of others) services[name] = (await callOperation(host, exportPlayer, { body: { playerId } })).tables
    services['winners'] = { wins: await publishedWins(winners, tables['ledger'] ?? []) }
    writeFileSync(descriptor, `${JSON.stringify({ playerId, ...head, services }, null, 2)}\n`)
    process.stdout.write(`${file}: everything stored about ${username} at ${Object.keys(services).join(', ')}\n`)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** What the winners service published: only the ledger knows which wins are the player's. */
async function publishedWins(winners: Host, ledger: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const winIds = ledger
    .filter((row) => row['closes_round'] === true)
    .map((row) => winIdOf({ xact: String(row['xact']), id: String(row['id']) }))
  const published: unknown[] = []
  for (let from = 0; from < winIds.length; from += WINS_PER_CALL) {
    const body = { winIds: winIds.slice(from, from + WINS_PER_CALL) }
    const { tables } = await callOperation(winners, exportWins, { body })
    published.push(...(tables['wins'] ?? []))
  }
  return published
}

/** Nobody else on this machine may read it, and nothing is overwritten. */
function createPrivateFile(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    throw new StartupError(`${file} cannot be created: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** PAM first: it refuses while money is left, and its end of the sessions closes the others' doors. Repeatable until all have done it. */
async function erase({ pam, others }: Hosts, username: string, reason: string): Promise<void> {
  const { playerId, erasedAt, identityKeptUntil } = await callOperation(pam, operator.erasePersonalData, {
    body: { username, reason },
  })
  for (const [name, host] of others) {
    const { erased } = await callOperation(host, erasePlayer, { body: { playerId } })
    process.stdout.write(`${name}: ${erased} erased\n`)
  }
  process.stdout.write(`${username} (${playerId}): erased at ${erasedAt}, the identity is kept until ${identityKeptUntil}\n`)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        reason: { type: 'string' },
        services: { type: 'string' },
        'game-host': { type: 'string' },
      },
    })
    const [command, username, ...more] = positionals
    const { to = '', reason = '' } = values
    const isComplete = username && more.length === 0 && (command === 'export' ? to !== '' : command === 'erase' && reason !== '')
    if (!isComplete || (command !== 'export' && command !== 'erase')) throw new Error('the command is incomplete')
    return { command, username, to, reason, services: values.services, gameHost: values['game-host'] } as const
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}
