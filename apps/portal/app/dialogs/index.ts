/** Short messages and dialogs over the page. States: none, some, leaving. Any room shows them; the frame draws them. Spec 3.41, 4.29, 4.32, 9.3, 9.10. */
export { ModalHost } from './dialog-host.tsx'
export { closeAllModals, closeModal, type ModalControls, openModal, useAnyModal } from './dialog-store.ts'
export { SnackbarRegion } from '../toasts/toast-region.tsx'
export { showSnackbar } from '../toasts/toast-store.ts'
export { tellUpdate } from '../toasts/offer-reload.ts'
export { createStore } from '../store/create-store.ts'
