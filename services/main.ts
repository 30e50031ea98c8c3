import { runServices } from './run-services.ts'
import { SERVICES } from './services.ts'

// The product's process. The sandbox adds fictional counterparts: sandbox/stack/main.ts.
await runServices({ path: 'services/main.ts', services: SERVICES })
