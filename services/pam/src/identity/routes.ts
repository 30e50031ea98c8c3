import type { FastifyInstance } from 'fastify'
import { addAccountRoutes } from './accounts/accounts.routes.ts'
import { addPreferenceRoutes } from './accounts/preferences.routes.ts'
import { addProfileRoutes } from './accounts/profile.routes.ts'
import { addTermsRoutes } from './accounts/terms.routes.ts'
import { addConsentRoutes } from './consent/cookie-consent.routes.ts'
import { addGatewaySessionRoutes } from './gateway-session/gateway-session.routes.ts'
import { addLoginRoutes } from './login/login.routes.ts'
import type { CodeRequests } from './mail/code-requests.ts'
import { addMailRoutes } from './mail/mail.routes.ts'
import { addPasswordRoutes } from './passwords/passwords.routes.ts'
import type { IdentityContext } from './ports.ts'
import { addSecondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { addSessionRoutes } from './sessions/sessions.routes.ts'
import { addMessageRoutes } from './waiting-messages/waiting-messages.routes.ts'

export function addIdentityPlatformRoutes(app: FastifyInstance, context: IdentityContext, codeRequests: CodeRequests): void {
  addAccountRoutes(app, context, codeRequests)
  addLoginRoutes(app, context, codeRequests)
  addSessionRoutes(app, context)
  addSecondFactorRoutes(app, context)
  addPasswordRoutes(app, context, codeRequests)
  addProfileRoutes(app, context)
  addTermsRoutes(app, context)
  addMessageRoutes(app, context)
  addConsentRoutes(app, context)
  addMailRoutes(app, context)
}

export function addIdentityGatewayRoutes(app: FastifyInstance, context: IdentityContext): void {
  addGatewaySessionRoutes(app, context)
  addPreferenceRoutes(app, context)
}
