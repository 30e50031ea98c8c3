/** When and what of a page hydrates: its scripts start after the first screen has loaded, islands when they come near the viewport or are touched [P3]. docs/decisions/0052. */
export { Island } from './island.tsx'
export { PageHydration } from './hydration-phase.tsx'
export { announceHydration, START_SCRIPT, withLateScripts } from './start-scripts.ts'
export { decorateWaitingIslands, hydrateWhenIdle } from './waiting-islands.ts'
export { plainElement } from './plain-element.ts'
