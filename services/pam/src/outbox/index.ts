/** PAM's ordered event feed for the other services. Modules publish in their own transactions. [3.15] [3.16] [7.46]. */
export { addEventRoutes } from './events.routes.ts'
export { publishPlayerMessage } from './publish.ts'
export { removeOldEvents } from './remove-old-events.ts'
