/** A value outside React that components can watch. */
export { createStore } from './create-store.ts'
