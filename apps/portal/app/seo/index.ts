// What search engines and shared links read: titles, descriptions, canonical addresses, cards, structured data.
// States: an editor's record [3.34] wins over what the page says of itself; drafts are never indexed. Spec 2.31, 3.32, 3.34, 7.30.
export { pageMeta } from './page-meta.ts'
export { readPageSeo } from './page-seo.ts'
export { breadcrumbs, gameData, organizationData, websiteData } from './structured-data.ts'
