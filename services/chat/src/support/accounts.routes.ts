import { support } from '@herna/contract/chat'
import { addOperation, inTransaction } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from '../context.ts'
import { publishChange } from '../live/changes.ts'
import { returnToQueue } from './operator-actions.ts'
import { readAssignedTo, removeOperatorSessions, writeAccount } from './operators.store.ts'

/** Operators' accounts; in the scope of the operator token. A change ends the account's sessions. */
export function addAccountRoutes(app: FastifyInstance, context: ChatServiceContext): void {
  const { pool, passwords, now } = context
  const options = {
    summary: 'Creates or changes an operator’s account',
    tags: ['support'],
    isBearer: true,
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
  }
  addOperation(app, support.putOperator, options, async ({ params, body }) => {
    const passwordHash = await passwords.hash(body.password)
    return inTransaction(pool, async (db) => {
      const operator = await writeAccount(db, { login: params.login, name: body.name, passwordHash, isActive: body.isActive })
      await removeOperatorSessions(db, operator.id)
      if (!body.isActive) for (const id of await readAssignedTo(db, operator.id)) await returnToQueue(db, id, now())
      await publishChange(db, { type: 'operators' })
      return operator
    })
  })
}
