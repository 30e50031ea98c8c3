/** The bulletin: winners, as real rounds leave them: read from PAM's feed of events, kept, listed. Empty until somebody won. Spec 2.3, 3.39, 7.39. */
export { bulletinService } from './bulletin-service.ts'
