/**
 * Operations of the platform [7.42] [3.48]–[3.52], below `…/platform`. The build of the platform's scripts replaces this file by
 * methods and paths without schemas.
 */
export * from './platform-account-operations.ts'
export * from './platform-login-operations.ts'
export * from './platform-play-operations.ts'
