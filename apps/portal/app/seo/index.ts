// Metadata for search engines and shared links: titles, descriptions, canonical URLs, cards, structured data.
// An editor's SEO record [3.34] overrides the page's own values; drafts are never indexed. Spec 2.31, 3.32, 3.34, 7.30.
export { pageMeta } from './page-meta.ts'
export { readPageSeo } from './page-seo.ts'
export { breadcrumbs, gameData, organizationData, websiteData } from './structured-data.ts'
