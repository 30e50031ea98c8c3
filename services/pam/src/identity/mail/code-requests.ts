import type { FastifyInstance } from 'fastify'
import { findPlayerByName, type Player } from '../accounts/players.store.ts'
import { deviceOfBrowser, type Exchange } from '../login/known-devices.ts'
import { attemptKey, isLocked } from '../login/login-attempts.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { admitCodeRequester } from './code-requesters.store.ts'
import type { CodePurpose } from './code-purposes.ts'
import { mailCodeRateLimited } from './mailed-codes.ts'

/** Milliseconds after the reply, so that its timing reveals nothing about the work. */
const DELAY_MS = 100

export interface CodeRequests {
  request(login: string, purpose: CodePurpose, exchange: Exchange): Promise<void>
  /** Mails codes left over by another node, by a restart, or after a failure. */
  mailRequested(): Promise<void>
}

/** Records a code request and mails it shortly after the reply; failures are retried. */
export function createCodeRequests(app: FastifyInstance, context: PamContext): CodeRequests {
  let currentWork: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  // Serialised: concurrent runs would only wait for each other's rows.
  const mailRequested = () => {
    const run = currentWork.then(() => processAll(context))
    currentWork = run.catch(() => {})
    return run
  }
  const mailSoon = () => {
    timer = undefined
    mailRequested().catch((err: unknown) => context.log.warn({ err }, 'requested codes could not be mailed; will be retried'))
  }
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await currentWork
  })
  return {
    async request(login, purpose, exchange) {
      await recordRequest(context, login, purpose, exchange)
      timer ??= setTimeout(mailSoon, DELAY_MS)
    },
    mailRequested,
  }
}

/** No lookup before the reply: known and unknown names cost the same (M13). */
async function recordRequest(context: PamContext, login: string, purpose: CodePurpose, exchange: Exchange): Promise<void> {
  await admitCodeRequester(context, { logins: [login], purpose, requester: deviceOfBrowser(context, exchange) })
  await context.pool.query('INSERT INTO pam.code_requests (login, purpose, at) VALUES ($1, $2, $3)', [
    login,
    purpose,
    context.now(),
  ])
}

async function processAll(context: PamContext): Promise<void> {
  while (await processNext(context));
}

const processNext = (context: PamContext): Promise<boolean> =>
  inTransaction(context.pool, async (db) => {
    const { rows } = await db.query<{ login: string; purpose: CodePurpose }>(
      `DELETE FROM pam.code_requests WHERE id = (SELECT id FROM pam.code_requests ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING login, purpose`,
    )
    const [request] = rows
    if (!request) return false
    const player = await findPlayerByName(db, request.login)
    if (player && (await mayHaveCode(context, db, player, request.purpose)))
      await mailCodeRateLimited(context, db, player, request.purpose)
    return true
  })

async function mayHaveCode(context: PamContext, db: Queryable, player: Player, purpose: CodePurpose): Promise<boolean> {
  if (player.erasedAt !== null) return false
  if (purpose === 'unlock') return isLocked(db, attemptKey(context, player.id, ''))
  return purpose === 'reset-password' || player.emailVerifiedAt === null
}
