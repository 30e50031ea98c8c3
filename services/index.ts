/** The product's services and the process that runs them; the sandbox runs its own list of services the same way. */
export { type OpenListeners, openListeners, requireFreePorts } from './listeners.ts'
export { runServices } from './run-services.ts'
export { type Listener, type ServiceList, SERVICES } from './services.ts'
export { chosenServices, processSettings } from './settings.ts'
