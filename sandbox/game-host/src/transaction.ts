export { inTransaction } from '@herna/service-kit'
