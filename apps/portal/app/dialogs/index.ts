/** Dialogs over the page, closed by the Back button. Any feature opens them; the shell renders them. Spec 4.29, 4.32, 9.10. */
export { ModalHost } from './dialog-host.tsx'
export { lazyDialog } from './lazy-dialog.ts'
export { closeAllModals, closeModal, type ModalControls, openModal, useAnyModal } from './dialog-store.ts'
