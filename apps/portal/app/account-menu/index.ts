/** The player's account in header and menu: username, balance, deposit, logout; login links for guests. Spec 2.33, 4.1, 6.3. */
export { AccountArea } from './account-area.tsx'
export { AccountLinks } from './account-links.tsx'
export { PlayersOnly } from './players-only.tsx'
