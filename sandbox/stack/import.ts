import { importCommand } from '@herna/services/content/import'
import { defaultCatalogue } from './src/default-catalogue.ts'

// `npm run import -- FILE …`: beside the sandbox's content, or instead of it.
await importCommand(defaultCatalogue)
