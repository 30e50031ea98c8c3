/** Search: a control in the header, and a panel over the page that finds games, providers, collections and categories while typing. States: nothing typed, loading, found, nothing found, failed. Spec 1.4, 2.38, 3.35, 4.33, 5.9, 9.9. */
export { SearchControl } from './search-control.tsx'
