/**
 * Identity: accounts, login, sessions of both hosts, second factor, mailed codes, consent, the audit log. Imports no module
 * above it; what it requires of them is declared in its ports. Spec 4.1–4.14, 5.2, 7.1–7.5, 7.10, 7.26, 7.42–7.44.
 */
export { addIdentityOperatorRoutes } from './accounts/account-kind.routes.ts'
export { findPlayerByName, foldName, isErased, type Player, readPlayer } from './accounts/players.store.ts'
export { writeAudit } from './audit-log/audit-log.store.ts'
export { confirmPassword } from './login/confirm-in-session.ts'
export { revokeFamiliesOf } from './login/remember-me.store.ts'
export { type CodeRequests, createCodeRequests } from './mail/code-requests.ts'
export { createMailer, type Mailer } from './mail/send-mail.ts'
export { createPasswords } from './passwords/passwords.ts'
export type { IdentityContext, IdentityPorts } from './ports.ts'
export { addIdentityGatewayRoutes, addIdentityPlatformRoutes } from './routes.ts'
export { codeAt } from './second-factor/totp.ts'
export { seedPlayers } from './seeding/seed-players.ts'
export type { SeededPlayer } from './seeding/seeded-player.ts'
export { sessionOfRequest, requireSession } from './sessions/current-session.ts'
export { addIdentityInternalRoutes } from './sessions/notification-session.routes.ts'
export { removeStale } from './sessions/remove-stale.ts'
export { endOf, sessionStatusOf } from './sessions/session-times.ts'
export { endSessionsOf, type Session } from './sessions/sessions.store.ts'
export { addWaitingMessage } from './waiting-messages/waiting-messages.store.ts'
