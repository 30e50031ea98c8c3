import { closeModalIn, openModalIn, type StackedModal, topModal } from '@herna/rules'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { pushModalEntry, withdrawModalEntry } from './modal-history.ts'
import { createStore } from './store.ts'

/** Handed to what a modal shows; spread it on the kit's `Panel`. */
export interface ModalControls {
  open: boolean
  level: number
  onClose: (event: Event) => void
  onClosed: () => void
}

export interface Modal extends StackedModal {
  /** Stands in the address bar while the dialog is open: to share, or to reload as a page. */
  address?: string
  /** Draws the dialog; may suspend while its code is on the way. */
  render: (controls: ModalControls) => ReactNode
}

const NONE: readonly Modal[] = []
const store = createStore(NONE)

export const useModals = (): readonly Modal[] => useSyncExternalStore(store.subscribe, store.get, () => NONE)

/** Whether a dialog lies over the page: a game waits while one does. */
export const useAnyModal = (): boolean => useModals().length > 0

/** Opens a dialog over the page; the phone's Back closes it. To leave the page from inside, use links: they take the dialog's place in the history. */
export function openModal(modal: Modal): void {
  const before = store.get()
  store.set(openModalIn(before, modal))
  if (store.get().length > before.length) pushModalEntry(store.get().length, modal.address)
}

export function closeModal(modal: StackedModal): void {
  const before = store.get()
  store.set(closeModalIn(before, modal))
  if (store.get().length < before.length) withdrawModalEntry()
}

/** Back was pressed: the history has moved already. */
export function closeTopAfterBack(): void {
  const top = topModal(store.get())
  if (top) store.set(closeModalIn(store.get(), top))
}

/** The page was left: nothing of it may lie over the next one. */
export const dropModals = (): void => store.set(NONE)

export const hasModals = (): boolean => store.get().length > 0

const used = new WeakSet<Event>()

/** Escape and outside clicks reach every dialog that is open; only the top one heeds them, and one event closes one dialog [4.32]. */
export function dismissModal(modal: StackedModal, event: Event): void {
  const top = topModal(store.get())
  if (used.has(event) || top?.id !== modal.id || top.level !== modal.level) return
  used.add(event)
  closeModal(modal)
}
