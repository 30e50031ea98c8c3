/**
 * Bonuses: templates, offers and answers, opt-in, wagering, free spins and golden chips, expiry. Money moves through the ledger
 * only, and stakes count towards wagering in the transaction that closes the round (`migrations/0004-bonuses.sql`). Status:
 * offered → accepted → active → completed; declined, cancelled, expired. Spec 3.17, 3.51, 4.21–4.24, 7.15–7.20, 7.42; M12.
 */
export { advanceBonuses } from './advance-bonuses.ts'
export { addBonusAnswerRoutes, addBonusRoutes } from './bonuses.routes.ts'
export { grantBonus } from './grant-bonus.ts'
export { mayTakeBonus } from './may-take-bonus.ts'
export { seedBonuses } from './seed-bonuses.ts'
export { type BonusTemplate, templateOf } from './templates.ts'
export { writeTemplates } from './templates.store.ts'
