/** Loads the typed clients when the first call is made: they and their schemas are not part of what every page loads first (P4). */
export const loadApi = () => import('../api/index.ts')
