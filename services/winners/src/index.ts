/** Winners, as real rounds left them: read from PAM's event feed, stored, listed. Empty until somebody won. Spec 2.3, 3.39, 7.39. */
export { winnersService } from './winners-service.ts'
