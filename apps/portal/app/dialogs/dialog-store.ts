import { closeModalIn, openModalIn, type StackedModal, topModal } from '@herna/rules'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { followModals, historySettled, isAtPage, watchBack } from './dialog-history.ts'
import { createStore } from '../store/index.ts'

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
  /** The player closed it; not called when the program did or the page was left. */
  onDismissed?: () => void
  /** Draws the dialog; may suspend while its code is on the way. */
  render: (controls: ModalControls) => ReactNode
}

const NONE: readonly Modal[] = []
const store = createStore(NONE)

export const useModals = (): readonly Modal[] => useSyncExternalStore(store.subscribe, store.get, () => NONE)

/** Whether a dialog lies over the page: a game waits while one does. */
export const useAnyModal = (): boolean => useModals().length > 0

/** Opens a dialog over the page; the phone's Back closes it. Leaving the page from inside, by a link or otherwise, closes it first. */
export const openModal = (modal: Modal): void => store.set(openModalIn(store.get(), modal))

export const closeModal = (modal: StackedModal): void => store.set(closeModalIn(store.get(), modal))

/** The page was left: nothing of it may lie over the next one. */
export const dropModals = (): void => store.set(NONE)

/** Closes all dialogs, also those that open meanwhile. Resolves when their entries are gone from the history: from then on the page may be left. */
export async function closeAllModals(): Promise<void> {
  do {
    store.set(NONE)
    await historySettled()
  } while (isUnderModals())
}

/** A page must not be left while dialogs' entries lie over its own: they would stay in the history between it and the next. */
export const isUnderModals = (): boolean => store.get().length > 0 || !isAtPage()

const used = new WeakSet<Event>()

/** Escape and outside clicks reach every dialog that is open; only the top one heeds them, and one event closes one dialog [4.32]. */
export function dismissModal(modal: StackedModal, event: Event): void {
  const top = topModal(store.get())
  if (used.has(event) || top?.id !== modal.id || top.level !== modal.level) return
  used.add(event)
  dismiss(top)
}

function dismiss(modal: Modal): void {
  // First, so that whoever sees it closed finds what this left behind.
  modal.onDismissed?.()
  closeModal(modal)
}

/** Back was pressed: the topmost dialogs are closed until so many are left. */
function closeAfterBack(depth: number): void {
  for (const modal of store.get().slice(depth).toReversed()) dismiss(modal)
}

if (typeof window !== 'undefined') {
  store.subscribe(() => followModals(store.get()))
  watchBack({ onBack: closeAfterBack, onPageLeft: dropModals })
}
