import { addOperation } from '@herna/service-kit'
import { platform } from '@herna/contract/player'
import type { FastifyInstance } from 'fastify'
import type { CodeRequests } from '../mail/code-requests.ts'
import type { IdentityContext } from '../ports.ts'
import { logIn } from './log-in.ts'
import { logInNatively } from './native-login.ts'
import { reauthenticate } from './reauthenticate.ts'
import { logInWithSecondFactor } from './second-factor-login.ts'
import { unlockAccount } from './unlock.ts'

const tags = ['login']

export function addLoginRoutes(app: FastifyInstance, context: IdentityContext, codeRequests: CodeRequests): void {
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const codes = { max: context.settings.codesPerMinute, timeWindow: 60_000 }
  const plain = { summary: 'Logs in [5.2]; silently with an empty password [4.8]', tags, config: { rateLimit } }
  addOperation(app, platform.login, plain, async (call) => logIn(context, call))
  const second = { summary: 'Answers the second factor’s challenge [4.9]', tags, config: { rateLimit } }
  addOperation(app, platform.secondFactorLogin, second, async (call) => logInWithSecondFactor(context, call))
  const native = { summary: 'Logs in by a native shell’s temporary token [4.4]', tags, config: { rateLimit } }
  addOperation(app, platform.nativeLogin, native, async (call) => logInNatively(context, call))
  const again = { summary: 'Opens an idle session again', tags, config: { rateLimit } }
  addOperation(app, platform.reauthenticate, again, async (call) => reauthenticate(context, call))
  const send = {
    summary: 'Mails a code to a locked player; the answer is the same for everybody',
    tags,
    config: { rateLimit: codes },
  }
  addOperation(app, platform.sendUnlockCode, send, async ({ body, request, reply }) => {
    await codeRequests.ask(body.login, 'unlock', { request, reply })
    return { accepted: true as const }
  })
  const unlock = { summary: 'Unlocks by the mailed code', tags, rateLimit: codes }
  addOperation(app, platform.unlock, unlock, async ({ body, request, reply }) => {
    await unlockAccount(context, body, { request, reply })
    return { done: true as const }
  })
}
