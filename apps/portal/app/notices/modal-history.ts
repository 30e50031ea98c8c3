/**
 * An entry of the browser's history per open dialog, so that Back closes it. The address stays the same unless the dialog has one of
 * its own; the router's state is kept and it never hears of these steps.
 */
let expected = 0

export function pushModalEntry(depth: number, address?: string): void {
  const state = window.history.state as { idx?: number } | null
  // One deeper in the router's count too: a link in the dialog takes this entry's place, and Back from there leads to the page below.
  window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, modal: depth }, '', address)
}

/** Closed by other means than Back: its entry is withdrawn. */
export function withdrawModalEntry(): void {
  expected += 1
  window.history.back()
}

interface BackHandling {
  hasModals: () => boolean
  closeTop: () => void
}

/** Catches the steps that belong to dialogs before the router sees them. */
export function watchBack({ hasModals, closeTop }: BackHandling): () => void {
  const onPopState = (event: PopStateEvent) => {
    if (expected > 0) {
      expected -= 1
      event.stopImmediatePropagation()
    } else if (hasModals()) {
      event.stopImmediatePropagation()
      closeTop()
    }
  }
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => window.removeEventListener('popstate', onPopState, { capture: true })
}
