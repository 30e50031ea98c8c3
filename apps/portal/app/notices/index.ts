/** Short messages and dialogs over the page. States: none, some, leaving. Any room shows them; the frame draws them. Spec 3.41, 4.29, 4.32, 9.3, 9.10. */
export { ModalHost } from './modal-host.tsx'
export { closeModal, type ModalControls, openModal, useAnyModal } from './modal-store.ts'
export { SnackbarRegion } from './snackbar-region.tsx'
export { showSnackbar } from './snackbar-store.ts'
export { tellUpdate } from './tell-update.ts'
export { createStore } from './store.ts'
