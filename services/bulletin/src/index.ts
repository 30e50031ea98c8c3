/** The bulletin: winners, as real rounds leave them; empty until then. Spec 3.39, 7.39. */
export { bulletinService } from './bulletin-service.ts'
