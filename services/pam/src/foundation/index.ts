/** Shared by all modules of PAM: context, settings, keys, tokens, money, calendar. */
export { addDays, ageOn, dayOf, periodOf, startOf } from './calendar.ts'
export type { ExcludedRegister, GameList, PamContext, Passwords, Queryable, RegisterAnswer } from './context.ts'
export { createKeys, resolveSecret } from './keys.ts'
export { CURRENCY } from './money.ts'
export { type PamSettings, pamSettings } from './settings.ts'
export { hashOf, newCode, newToken, formatCode, normaliseCode } from './tokens.ts'
export type { Providers } from './wallet-providers.ts'
