/** The catalogue importer: `npm run import -- FILE.csv|json [--dry-run] [--map mapping.json] [--replace] [--locale sk-SK]`. */
export { importCommand } from './import-command.ts'
