import { importCommand } from './src/import/index.ts'

// `node services/content/import.ts FILE …`: the product alone. With the sandbox: sandbox/stack/import.ts.
await importCommand()
