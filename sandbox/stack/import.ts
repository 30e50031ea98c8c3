import { importCommand } from '@herna/services/content/import'
import { defaultCatalogue } from './src/default-catalogue.ts'

// `npm run import -- FILE …`: imports a catalogue next to the sandbox's content, or replaces it.
await importCommand(defaultCatalogue)
