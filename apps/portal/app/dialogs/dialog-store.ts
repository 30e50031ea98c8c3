import { closeModalIn, openModalIn, type StackedModal, topModal } from '@herna/rules'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { followModals, historySettled, isAtPage, watchBack } from './dialog-history.ts'
import { createStore } from '../store/index.ts'

/** Props for the rendered dialog; spread them on the kit's `Panel`. */
export interface ModalControls {
  open: boolean
  level: number
  onClose: (event: Event) => void
  onClosed: () => void
}

export interface Modal extends StackedModal {
  /** Path shown in the address bar while the dialog is open, so that it can be shared or reloaded as a page. */
  address?: string
  /** Belongs to the page under it: another page closes it. So does an `address`. Without either a dialog that opened while that page was loading stays over it. */
  isOfPage?: true
  /** It opens without an action of the player, so it must not remove the pages of Forward, as an entry would. */
  opensItself?: true
  /** Called when the player closed it; not when code closed it or the page was left. */
  onDismissed?: () => void
  /** Renders the dialog; may suspend while its code loads. */
  render: (controls: ModalControls) => ReactNode
}

const NONE: readonly Modal[] = []
const store = createStore(NONE)

export const useModals = (): readonly Modal[] => useSyncExternalStore(store.subscribe, store.get, () => NONE)

/** Whether any dialog is open; a game pauses meanwhile. */
export const useAnyModal = (): boolean => useModals().length > 0

/** Opens a dialog over the page; Back closes it. Any navigation closes it first. */
export const openModal = (modal: Modal): void => store.set(openModalIn(store.get(), modal))

export const closeModal = (modal: StackedModal): void => store.set(closeModalIn(store.get(), modal))

/** Closes all dialogs at once because Back or Forward left the page. */
const dropModals = (): void => store.set(NONE)

const leavePage = (staysOpen: boolean): void => (staysOpen ? dropModalsOfPage() : dropModals())

/** Closes the dialogs of a page when another one is shown. Those that concern the player or the whole portal, such as a reality check or the search, stay. */
export function dropModalsOfPage(): void {
  const kept = store.get().filter(({ isOfPage, address }) => !isOfPage && address === undefined)
  if (kept.length < store.get().length) store.set(kept)
}

/** Closes all dialogs, also those that open meanwhile. Resolves when their history entries are removed; then the page may be left. */
export async function closeAllModals(): Promise<void> {
  do {
    store.set(NONE)
    await historySettled()
  } while (isUnderModals())
}

/** True while dialogs or their history entries exist. The page must not be left then, or the entries would remain in the history. */
export const isUnderModals = (): boolean => store.get().length > 0 || !isAtPage()

const handledEvents = new WeakSet<Event>()

/** Escape and outside clicks reach every open dialog; only the top one reacts, and one event closes one dialog [4.32]. */
export function dismissModal(modal: StackedModal, event: Event): void {
  const top = topModal(store.get())
  if (handledEvents.has(event) || top?.id !== modal.id || top.level !== modal.level) return
  handledEvents.add(event)
  dismiss(top)
}

function dismiss(modal: Modal): void {
  // Before closing, so that code that sees it closed finds the effects of the callback.
  modal.onDismissed?.()
  closeModal(modal)
}

/** Closes the topmost dialogs after Back until `depth` are left. */
function closeAfterBack(depth: number): void {
  for (const modal of store.get().slice(depth).toReversed()) dismiss(modal)
}

if (typeof window !== 'undefined') {
  store.subscribe(() => followModals(store.get()))
  watchBack({ onBack: closeAfterBack, onPageLeft: leavePage })
}
