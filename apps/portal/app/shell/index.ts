/** The shell around every page: header, menus, bars, footer, layouts, theme, error page. Imported by entry files only. Spec 2.25–2.35, 4.29, 4.32. */
export { ErrorPage } from './error-page/error-page.tsx'
export { errorFacts } from './error-page/error-facts.ts'
export { useRetryAfterUpdate } from './error-page/use-retry-after-update.ts'
export { Shell } from './shell.tsx'
export { shellViewOf } from './shell-view.ts'
export { SignedInStart } from './signed-in/signed-in-start.tsx'
export { THEME_SCRIPT } from './theme/theme.ts'
