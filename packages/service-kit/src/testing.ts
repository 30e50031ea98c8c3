/** For tests of a whole running product, which are not Vitest's: its embedded database, and copies of its data. */
export { embeddedAddress } from './postgres/embedded-postgres.ts'
export { copyData, copyRunningData, newDataFolder } from './test-data-folder.ts'
