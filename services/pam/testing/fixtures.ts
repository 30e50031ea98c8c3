/** Vitest fixtures for tests of PAM with other services. */
export type { Browser } from '../src/browser.fixture.ts'
export { type RunningPam, runPam } from '../src/pam.fixture.ts'
export { MIGRATIONS } from '../src/pam-service.ts'
export { codeAt } from '../src/identity/index.ts'
export { grantMoney } from '../src/provider.fixture.ts'
