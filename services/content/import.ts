import { importCommand } from './src/import/index.ts'

// `node services/content/import.ts FILE …`: into the content as it is. With the sandbox's default catalogue below it: sandbox/stack/import.ts.
await importCommand()
