/** Search: a control in the header and a panel that finds games, providers, collections and categories while typing. States: empty term, loading, results, no results, failed. Spec 1.4, 2.38, 3.35, 4.33, 5.9, 9.9. */
export { SearchControl } from './search-control.tsx'
