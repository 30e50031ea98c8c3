import type { FastifyInstance } from 'fastify'
import { findPlayerByName, type Player } from '../accounts/players.store.ts'
import { deviceOfBrowser, type Exchange } from '../login/known-devices.ts'
import { attemptKey, isLocked } from '../login/login-attempts.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { admitAsker } from './code-askers.store.ts'
import type { CodePurpose } from './code-purposes.ts'
import { mailCodeSparingly } from './mailed-codes.ts'

/** Long enough after the answer that its time says nothing about the work. */
const SOON = 100

export interface CodeRequests {
  ask(login: string, purpose: CodePurpose, exchange: Exchange): Promise<void>
  /** Mails what another node, or this one before a restart, left behind, and what failed. */
  mailRequested(): Promise<void>
}

/** Notes that a code was asked for and mails it soon after the answer; what fails is tried again. */
export function createCodeRequests(app: FastifyInstance, context: PamContext): CodeRequests {
  let running: Promise<unknown> = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  // One after the other: two at once would only wait for each other's rows.
  const mailRequested = () => {
    const run = running.then(() => drain(context))
    running = run.catch(() => {})
    return run
  }
  const mailSoon = () => {
    soon = undefined
    mailRequested().catch((err: unknown) => context.log.warn({ err }, 'requested codes could not be mailed'))
  }
  app.addHook('onClose', async () => {
    clearTimeout(soon)
    await running
  })
  return {
    async ask(login, purpose, exchange) {
      await noteRequest(context, login, purpose, exchange)
      soon ??= setTimeout(mailSoon, SOON)
    },
    mailRequested,
  }
}

/** Nothing is looked up before the answer: known and unknown names cost the same (M13). */
async function noteRequest(context: PamContext, login: string, purpose: CodePurpose, exchange: Exchange): Promise<void> {
  await admitAsker(context, { logins: [login], purpose, asker: deviceOfBrowser(context, exchange) })
  await context.pool.query('INSERT INTO pam.code_requests (login, purpose, at) VALUES ($1, $2, $3)', [
    login,
    purpose,
    context.now(),
  ])
}

async function drain(context: PamContext): Promise<void> {
  while (await answerNext(context));
}

const answerNext = (context: PamContext): Promise<boolean> =>
  inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<{ login: string; purpose: CodePurpose }>(
      `DELETE FROM pam.code_requests WHERE id = (SELECT id FROM pam.code_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING login, purpose`,
    )
    const [asked] = rows
    if (!asked) return false
    const player = await findPlayerByName(db, asked.login)
    if (player && (await mayHaveCode(context, db, player, asked.purpose)))
      await mailCodeSparingly(context, db, player, asked.purpose)
    return true
  })

async function mayHaveCode(context: PamContext, db: Queryable, player: Player, purpose: CodePurpose): Promise<boolean> {
  if (purpose === 'unlock') return isLocked(db, attemptKey(context, player.id, ''))
  return purpose === 'reset-password' || player.emailVerifiedAt === null
}
