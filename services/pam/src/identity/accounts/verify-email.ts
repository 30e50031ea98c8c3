import type { FastifyRequest } from 'fastify'
import { wrongCode } from '../../http/index.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import type { IdentityContext } from '../ports.ts'
import { inTransaction } from '@herna/service-kit'
import { findPlayerByName } from './players.store.ts'
import { proveAddress } from './prove-address.ts'

/** Whether there is such an account is not told to who has no code. */
export async function verifyEmail(
  context: IdentityContext,
  { login, code }: { login: string; code: string },
  request: FastifyRequest,
): Promise<void> {
  const player = await findPlayerByName(context.pool, login)
  const isRight = await useMailedCode(context, { player, login, purpose: 'verify-email', code, request })
  if (!player || !isRight) throw wrongCode()
  await inTransaction(context.pool, (db) => proveAddress(context, db, player, request.ip))
}
