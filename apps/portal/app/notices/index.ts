/** Notices over a page, one at a time at its lower edge: the operator's web messages and the banner of the mobile app. They load after the first screen and move
 *  nothing. States: none, shown, dismissed; messages that cannot be loaded are a toast with a retry. Spec 2.37, 3.40, 5.6, 6.9, 7.40, 8.28, 9.2. */
export { NoticesLayer } from './notices-layer.tsx'
