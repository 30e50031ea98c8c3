import { writeFileSync } from 'node:fs'
import { startEmbeddedPostgres } from '@herna/service-kit'
const server = await startEmbeddedPostgres({ folder: process.env['HERNA_DATA_DIR'] as string, onLine: () => {} })
writeFileSync('/tmp/w17/pg.url', server.url)
console.log('pg', server.url)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 1e6)
