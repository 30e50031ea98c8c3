import { randomUUID } from 'node:crypto'
import { Account } from '../../tests/chaos/account.ts'
import type { ClusterOrigins } from '../../tests/chaos/cluster-process.ts'
import { newPerson, registrationOf } from '../../tests/journeys/people.ts'

const DEPOSIT_CENTS = 20_000
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/m
/** The e-mail arrives a moment after the registration. */
const MAIL_ATTEMPTS = 50
/** A registered player with play money. */
export interface RegisteredPlayer {
  username: string
  password: string
  /** An address of this machine of the player's own: limits count by address. */
  from: string
}

/** A loopback address for each person, other than those of servers. */
export const addressOf = (index: number): string => `127.1.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`

/** Registers a player as the account's screens do: form, code of the e-mail, login, deposit. */
export async function register(index: number, origins: ClusterOrigins): Promise<RegisteredPlayer> {
  const person = newPerson()
  const { username, email, password } = person
  const from = addressOf(index)
  const account = new Account(username, origins, from)
  const { version } = JSON.parse(await account.platform('GET', '/platform/terms')) as { version: string }
  await account.platform('POST', '/platform/register', registrationOf(person, version))
  const code = await mailedCode(account, email)
  await account.platform('POST', '/platform/email-verification', { login: username, code })
  await account.platform('POST', '/platform/login', { username, password })
  await deposit(account)
  return { username, password, from }
}

/** Play money in the sandbox. */
export const deposit = (account: Account): Promise<string> =>
  account.platform('POST', '/platform/deposits', { paymentId: randomUUID(), amount: DEPOSIT_CENTS })

async function mailedCode(account: Account, email: string): Promise<string> {
  for (let attempt = 0; attempt < MAIL_ATTEMPTS; attempt++) {
    const mails = JSON.parse(await account.platform('GET', `/platform/mail?to=${email}`)) as { text: string }[]
    const code = CODE.exec(mails[0]?.text ?? '')?.[0]
    if (code) return code
    await new Promise((done) => void setTimeout(done, 200))
  }
  throw new Error(`no e-mail with a code to ${email}`)
}
