/** The stack of open dialogs [4.32] [9.10], bottom first. */

/** Priority levels [4.32] (z-index). */
export const MODAL_LEVELS = [2000, 2200, 2400, 5000, 6000] as const
/** One of `MODAL_LEVELS`. */
export type ModalLevel = (typeof MODAL_LEVELS)[number]

/** An open dialog; unique by id and level. */
export interface StackedModal {
  id: string
  level: ModalLevel
}

const isSame = (a: StackedModal, b: StackedModal): boolean => a.id === b.id && a.level === b.level

/**
 * Opens a dialog: higher levels are above, within a level the later one. Opening the same id and level again replaces the entry
 * in place.
 */
export function openModalIn<M extends StackedModal>(stack: readonly M[], openedModal: M): readonly M[] {
  if (stack.some((modal) => isSame(modal, openedModal)))
    return stack.map((modal) => (isSame(modal, openedModal) ? openedModal : modal))
  const higherIndex = stack.findIndex(({ level }) => level > openedModal.level)
  return higherIndex === -1 ? [...stack, openedModal] : stack.toSpliced(higherIndex, 0, openedModal)
}

/** Closes a dialog; unchanged when it is not open. */
export const closeModalIn = <M extends StackedModal>(stack: readonly M[], closedModal: StackedModal): readonly M[] =>
  stack.some((modal) => isSame(modal, closedModal)) ? stack.filter((modal) => !isSame(modal, closedModal)) : stack

/** The dialog on top, or null. */
export const topModal = <M extends StackedModal>(stack: readonly M[]): M | null => stack.at(-1) ?? null
