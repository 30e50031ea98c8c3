/** Reports of errors to a service that speaks the Sentry envelope protocol, of browsers and of the portal's server. Off without a DSN. Spec 7.50, 9.15; docs/decisions/0061. */
export { isDsn } from './dsn.ts'
export { EARLY_ERRORS_SCRIPT } from './early-errors.ts'
export { createErrorReporter } from './error-reporter.ts'
export { referenceOf } from './reference.ts'
export { watchErrors } from './watch-errors.ts'
