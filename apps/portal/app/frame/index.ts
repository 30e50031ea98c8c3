/** The frame around every page: header, menus, bars, footer, layouts, theme, error page. Imported by entry files only. Spec 2.25–2.35, 4.29, 4.32. */
export { ErrorPage } from './error-page/error-page.tsx'
export { Frame } from './frame.tsx'
export { frameViewOf } from './frame-view.ts'
export { THEME_SCRIPT } from './theme/theme.ts'
