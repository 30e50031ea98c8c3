/** Prefetches the next page when a link is pointed at, focused or pressed, so that opening it needs no network. Spec 9.12. */
export type { FirstScreenHandle } from './first-screen.tsx'
export { PagePrefetch } from './prefetch-pages.tsx'
export { takePrefetchedData } from './page-entries.ts'
