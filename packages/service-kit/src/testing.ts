/** For tests of a complete running stack outside Vitest: its embedded database, and copies of its data. */
export { embeddedAddress } from './postgres/embedded-postgres.ts'
export { copyData, copyRunningData, newDataFolder } from './test-data-folder.ts'
