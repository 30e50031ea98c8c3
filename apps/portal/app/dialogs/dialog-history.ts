/**
 * One browser history entry per open dialog, so that Back closes the top one. History moves are asynchronous: between `history.go()`
 * and its `popstate` nothing may be pushed, or the move leaves the page. So dialogs only declare what is open, and the entries follow
 * one step at a time, each after the previous one has arrived. These steps are hidden from the router: it only gets the `popstate`
 * of another page.
 */

/** Position of a dialog's entry; stored in the entry itself, so that it is recognised after a reload. */
interface DialogMark {
  /** Number of dialog entries from the page's own entry up to this one. */
  depth: number
  /** The router's key of the page's own entry. */
  page: string
  /** Entries down to the one that set the URL; 0: the dialog has its own URL. */
  steps: number
}
interface EntryState {
  idx?: number
  key?: string
  modal?: DialogMark
}

/** An entry whose dialog is no longer open, after a reload or Forward. It matches no dialog and is removed. */
const STALE = Symbol('stale')
/** The URL of an entry; null: the page's own URL. */
type Entry = string | null | typeof STALE

let entries: readonly Entry[] = []
let targetEntries: readonly (string | null)[] = []
/** All open dialogs have opened without an action of the player. */
let areAutomatic = false
/** They have no entries, so that Forward keeps its pages. */
let hasNoEntries = false
/** A dialog's entry was pushed over the page on the screen: Forward leads to no page any more. */
let hasPushed = false
/** The router's key of the page on the screen. */
let pageKey = 'default'
/** Our own `history.go()` is still pending. */
let isMoving = false
/** The router is navigating to another page, which it pushes when it has loaded. */
let isLeaving = false
let isScheduled = false
let settledCallbacks: (() => void)[] = []

const currentState = (): EntryState => (window.history.state as EntryState | null) ?? {}
const keyOf = ({ key }: EntryState): string => key ?? 'default'

/** Sets the open dialogs, lowest first. A dialog that closes and one that opens in the same task share an entry. */
export function followModals(modals: readonly { address?: string; opensItself?: true }[]): void {
  const addresses: (string | null)[] = []
  for (const { address } of modals) addresses.push(address ?? addresses.at(-1) ?? null)
  targetEntries = addresses
  areAutomatic = modals.every(({ opensItself }) => opensItself)
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    settle()
  })
}

/** True when the current entry is the page's own and no change is pending. */
export const isAtPage = (): boolean => !isMoving && !isScheduled && entries.length === 0

/** Resolves when the history matches the open dialogs. */
export const historySettled = (): Promise<void> =>
  new Promise((resolve) => {
    settledCallbacks.push(resolve)
    if (!isScheduled) settle()
  })

function settle(): void {
  if (isMoving) return
  let matching = 0
  while (matching < entries.length && matching < targetEntries.length && entries[matching] === targetEntries[matching])
    matching += 1
  if (entries.length > matching) {
    // A page pushed during the move would be left again when the move arrives.
    if (!isLeaving) move(matching - entries.length)
    return
  }
  hasNoEntries =
    targetEntries.length > 0 && areAutomatic && entries.length === 0 && !hasPushed && canGoForward() && canCancelBack()
  if (!hasNoEntries) for (const address of targetEntries.slice(matching)) push(address)
  const callbacks = settledCallbacks
  settledCallbacks = []
  for (const resolve of callbacks) resolve()
}

function move(steps: number): void {
  isMoving = true
  window.history.go(steps)
}

function push(address: string | null): void {
  const currentEntry = currentState()
  const hasNewAddress = address !== null && address !== (entries.at(-1) ?? null)
  const modal: DialogMark = {
    depth: entries.length + 1,
    page: currentEntry.modal?.page ?? keyOf(currentEntry),
    steps: hasNewAddress ? 0 : (currentEntry.modal?.steps ?? 0) + 1,
  }
  // Its own key: after a reload an entry with a URL is a page like any other.
  const key = hasNewAddress ? { key: Math.random().toString(36).slice(2, 10) } : {}
  const state = { ...currentEntry, ...key, idx: (currentEntry.idx ?? 0) + 1, modal }
  window.history.pushState(state, '', hasNewAddress ? address : undefined)
  entries = [...entries, address]
  hasPushed = true
}

/** Called when another page, or the first one after a reload, is shown. */
export function pageShown(): void {
  const state = currentState()
  hasPushed = false
  pageKey = keyOf(state)
  if (state.modal?.steps === 0) makePage(state)
  entries = Array.from({ length: state.modal?.steps ?? 0 }, () => STALE)
  settle()
}

/** Called when the router starts (true) or ends (false) a navigation. */
export function leavingPage(isLeavingNow: boolean): void {
  isLeaving = isLeavingNow
  if (!isLeavingNow) settle()
}

/** False also in browsers that do not tell. */
const canGoForward = (): boolean => window.navigation?.canGoForward ?? false

/** Whether the browser lets a page cancel Back: at the top of a tab, towards an entry of the same document. */
function canCancelBack(): boolean {
  const { navigation } = window
  const index = navigation?.currentEntry?.index ?? 0
  return window === window.top && (navigation?.entries()[index - 1]?.sameDocument ?? false)
}

function makePage(state: EntryState): void {
  window.history.replaceState({ ...state, modal: undefined }, '')
}

/** Number of dialog entries between the current page's entry and this one; null: it belongs to another page. */
function depthOf(state: EntryState): number | null {
  if (state.modal) return state.modal.page === pageKey ? state.modal.depth : null
  return keyOf(state) === pageKey ? 0 : null
}

interface BackHandlers {
  /** Back was pressed: `depth` dialogs stay open. */
  onBack(depth: number): void
  /** Back or Forward led to another page. `staysOpen`: the dialogs over it opened by themselves and had no entries; they stay, as over a page that was loading. */
  onPageLeft(staysOpen: boolean): void
}

/** Handles `popstate` events of dialogs before the router, for the lifetime of the document. */
export function watchBack({ onBack, onPageLeft }: BackHandlers): void {
  /** Returns true when the router should handle the event. */
  const handleStep = (state: EntryState, byUser: boolean): boolean => {
    const depth = depthOf(state)
    const hasOwnAddress = state.modal?.steps === 0
    // Back from a page that the router has pushed but not shown yet, to the one that is still on the screen.
    if (depth === 0 && byUser && entries.length === 0) return true
    // Forward to the entry of a closed dialog: past it, where a page follows that was loading when the dialog opened.
    if (depth !== null && depth > entries.length && !hasOwnAddress && canGoForward()) {
      move(1)
      return false
    }
    if (depth !== null && !(hasOwnAddress && depth > entries.length)) {
      const staleEntries: Entry[] = Array.from({ length: Math.max(0, depth - entries.length) }, () => STALE)
      entries = [...entries.slice(0, depth), ...staleEntries]
      if (byUser) onBack(depth)
      settle()
      return false
    }
    if (state.modal && !hasOwnAddress) {
      move(-state.modal.steps)
      return false
    }
    // The entry of a closed dialog with its own URL becomes a page.
    if (hasOwnAddress) makePage(state)
    entries = []
    hasPushed = false
    onPageLeft(hasNoEntries)
    return true
  }
  const onPopState = (event: PopStateEvent) => {
    const byUser = !isMoving
    isMoving = false
    if (!handleStep(currentState(), byUser)) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', onPopState, { capture: true })
  // Back over dialogs without entries closes the top one instead. The browser does not allow it before somebody has touched the page: then the page before is shown, under the dialogs.
  const onNavigate = (event: NavigateEvent) => {
    const current = window.navigation.currentEntry?.index ?? 0
    if (!hasNoEntries || isMoving || event.navigationType !== 'traverse' || !event.cancelable) return
    if (event.destination.index >= current) return
    event.preventDefault()
    onBack(targetEntries.length - 1)
  }
  window.navigation?.addEventListener('navigate', onNavigate)
}
