/** Toasts (snackbars): short messages over the page. Any feature shows them; the shell renders them. Spec 3.41, 8.33, 9.3. */
export { SnackbarRegion } from './toast-region.tsx'
export { closeSnackbar, showSnackbar } from './toast-store.ts'
export { offerReload } from './offer-reload.ts'
