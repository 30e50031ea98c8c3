import { runServices } from '@herna/services'
import { STACK } from './src/stack.ts'

// The process of `npm start`: the product's services with the sandbox's fictional data and games. Without the sandbox: services/main.ts.
await runServices({ path: 'sandbox/stack/main.ts', services: STACK })
