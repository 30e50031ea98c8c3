// M13: does the duration of a refused login reveal whether the name exists? Known and unknown names in turn, on separate services.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, ms, percentile, table } from './measure.ts'

const PLAYERS = 40
/** The third failure locks the account. */
const ATTEMPTS_PER_PLAYER = 2

const folder = mkdtempSync(join(tmpdir(), 'herna-login-times-'))
chmodSync(folder, 0o755)
const environment = {
  ...process.env,
  HERNA_DATA_DIR: folder,
  HERNA_SERVICES_PORT: '0',
  HERNA_LOGINS_PER_MINUTE: '100000',
  HERNA_REGISTRATIONS_PER_HOUR: '100000',
}
const main = fileURLToPath(new URL('../services/main.ts', import.meta.url))
const services = spawn(process.execPath, [main, '--only', 'pam'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
const address = await new Promise<string>((resolve, reject) => {
  let log = ''
  services.stdout.on('data', (chunk) => {
    log += String(chunk)
    if (log.includes('"event":"ready"')) resolve(/"address":"([^"]+)"/.exec(log)?.[1] ?? '')
  })
  services.once('close', () => reject(new Error('the services did not start')))
})

const post = (path: string, body: object) =>
  fetch(`${address}/platform/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Birth numbers of men born on 17 May 1990; the check digit makes them divisible by 11. */
function* birthNumbers() {
  for (let serial = 100; serial < 1_000; serial += 1) {
    const first = Number(`900517${serial}`)
    const last = (11 - ((first * 10) % 11)) % 11
    if (last < 10) yield `${first}${last}`
  }
}

async function register(name: string, birthNumber: string) {
  const reply = await post('register', {
    username: name,
    email: `${name}@herna.invalid`,
    password: 'Modrá-Lampa-42',
    firstName: 'Ján',
    lastName: 'Meraný',
    birthDate: '1990-05-17',
    birthNumber,
    street: 'Dlhá 1',
    city: 'Žilina',
    postalCode: '010 01',
    termsVersion: '2026-11',
    consents: { terms: true, privacy: true, marketing: false },
  })
  if (reply.status !== 201) throw new Error(`${name}: ${await reply.text()}`)
}

async function measureLogin(username: string): Promise<number> {
  const startedAt = performance.now()
  const reply = await post('login', { username, password: 'Nie-toto-1' })
  await reply.text()
  if (reply.status !== 401) throw new Error(`${username}: ${reply.status}`)
  return performance.now() - startedAt
}

try {
  const numbers = birthNumbers()
  for (let index = 0; index < PLAYERS; index += 1) await register(`znamy${index}`, numbers.next().value as string)
  for (let index = 0; index < 10; index += 1) await measureLogin(`zahriatie${index}`)
  const knownAccountTimes: number[] = []
  const unknown: number[] = []
  for (let index = 0; index < PLAYERS * ATTEMPTS_PER_PLAYER; index += 1) {
    knownAccountTimes.push(await measureLogin(`znamy${index % PLAYERS}`))
    unknown.push(await measureLogin(`cudzi${index % PLAYERS}`))
  }
  const row = (name: string, durations: number[]) => [
    name,
    durations.length,
    ms(median(durations)),
    ms(percentile(durations, 0.1)),
    ms(percentile(durations, 0.9)),
  ]
  console.log(table(['name', 'logins', 'median', '10 %', '90 %'], [row('known', knownAccountTimes), row('unknown', unknown)]))
  console.log(`known : unknown = ${(median(knownAccountTimes) / median(unknown)).toFixed(3)} (medians, in turn)`)
} finally {
  services.removeAllListeners('close')
  const closed = new Promise((resolve) => services.once('close', resolve))
  services.kill('SIGTERM')
  await closed
  rmSync(folder, { recursive: true, force: true })
}
