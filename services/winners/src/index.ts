/** Winners service: stores the wins of real rounds from PAM's event feed and lists them. Empty until the first win. Spec 2.3, 3.39, 7.39. */
export { winnersService } from './winners-service.ts'
