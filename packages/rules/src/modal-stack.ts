/** Which dialogs lie over the page and in what order [4.32] [9.10]. The last one is on top. */

export const MODAL_LEVELS = [2000, 2200, 2400, 5000, 6000] as const
export type ModalLevel = (typeof MODAL_LEVELS)[number]

export interface StackedModal {
  id: string
  level: ModalLevel
}

const same = (a: StackedModal, b: StackedModal): boolean => a.id === b.id && a.level === b.level

/** One entry per id and level: opening it again renews it where it lies. Higher levels lie above; within a level the later one. */
export function openModalIn<M extends StackedModal>(stack: readonly M[], opened: M): readonly M[] {
  if (stack.some((modal) => same(modal, opened))) return stack.map((modal) => (same(modal, opened) ? opened : modal))
  const above = stack.findIndex(({ level }) => level > opened.level)
  return above === -1 ? [...stack, opened] : stack.toSpliced(above, 0, opened)
}

export const closeModalIn = <M extends StackedModal>(stack: readonly M[], closed: StackedModal): readonly M[] =>
  stack.some((modal) => same(modal, closed)) ? stack.filter((modal) => !same(modal, closed)) : stack

export const topModal = <M extends StackedModal>(stack: readonly M[]): M | null => stack.at(-1) ?? null

/** The page behind may not scroll while anything lies over it. */
export const isBodyLocked = (stack: readonly StackedModal[]): boolean => stack.length > 0
