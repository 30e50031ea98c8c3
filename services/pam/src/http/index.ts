/** HTTP concerns: allowed callers, cookies, refusals, the browser scripts [7.42]. */
export { admitServices } from './admit-services.ts'
export { admitCallers } from './callers.ts'
export { clearCookie, readCookie, setCookie } from './cookies.ts'
export { operatorsOnly } from './operator-token.ts'
export { lockedAccount, refuse, wrongCode, wrongCredentials } from './refusals.ts'
export { addScriptRoutes } from './scripts/scripts.routes.ts'
