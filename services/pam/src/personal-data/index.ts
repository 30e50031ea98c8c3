/** One player's data: export and erasure (GDPR Articles 15, 17 and 20). The only module that reads rows of every table. */
export { addPersonalDataOperatorRoutes } from './personal-data.routes.ts'
export { removeErasedIdentities } from './remove-identities.ts'
