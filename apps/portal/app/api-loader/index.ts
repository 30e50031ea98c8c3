/** Loads the typed clients on first use: they and their schemas are not part of the first load (P4). */
export const loadApi = () => import('../api/index.ts')
