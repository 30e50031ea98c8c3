import { fileURLToPath } from 'node:url'

/** The tables that every service shares. */
export const KIT_MIGRATIONS = { schema: 'herna', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) }
