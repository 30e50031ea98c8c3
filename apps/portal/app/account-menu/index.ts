/** The player's account in header and menu: who is logged in, balance, deposit, logout; a guest's way in. Spec 2.33, 4.1, 6.3. */
export { AccountArea } from './account-area.tsx'
export { AccountWays } from './account-links.tsx'
