import { runServices } from './run-services.ts'
import { SERVICES } from './services.ts'

// The product's own process. With everything fictional beside it: sandbox/stack/main.ts.
await runServices({ path: 'services/main.ts', services: SERVICES })
