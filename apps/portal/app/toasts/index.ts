/** Short messages over the page. States: none, some, leaving. Any feature shows them; the shell draws them. Spec 3.41, 8.33, 9.3. */
export { SnackbarRegion } from './toast-region.tsx'
export { closeSnackbar, showSnackbar } from './toast-store.ts'
export { tellUpdate } from './offer-reload.ts'
