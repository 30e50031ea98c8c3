/** When and what of a page hydrates: its scripts start with the first sign of a person, or some seconds after the page has settled; islands when they come near the viewport or are touched [P3].
 *  docs/decisions/0052, 0065. */
export { Island } from './island.tsx'
export { createFragmentStore } from './fragment-store.ts'
export { type Fragments, FragmentsContext, useFragments } from './fragments.tsx'
export { PageHydration } from './hydration-phase.tsx'
export { announceCommit, announceHydration, type PageStart, START_SCRIPT, withLateScripts } from './start-scripts.ts'
export { decorateWaitingIslands } from './decorate-waiting-islands.ts'
export { hydrateWhenIdle } from './waiting-islands.ts'
export { plainElement } from './plain-element.ts'
