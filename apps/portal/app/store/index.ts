/** A value outside React that components can subscribe to. */
export { createStore } from './create-store.ts'
