/**
 * One entry of the browser's history per open dialog, so that Back closes the top one. The browser moves through its history
 * asynchronously: between `history.go()` and its `popstate` nothing may be pushed, or the move carries the player off the page. So
 * dialogs only say what is open, and the entries follow: one step at a time, each after the one before it has arrived.
 * The router never hears of these steps: it is only told when the entry of another page is reached.
 */

/** Where a dialog's entry stands; kept in the entry itself, so that it is recognised after a reload. */
interface Mark {
  /** How many dialogs' entries lie from the page's own entry up to this one. */
  depth: number
  /** The router's key of the page's own entry. */
  page: string
  /** Entries down to the one whose address is in the address bar; 0: the dialog has an address of its own. */
  steps: number
}
interface EntryState {
  idx?: number
  key?: string
  modal?: Mark
}

/** An entry whose dialog is not open any more: left by a reload, or reached by Forward. It matches none and is withdrawn. */
const STALE = Symbol('stale')
/** What the address bar says at an entry; null: the page's own address. */
type Entry = string | null | typeof STALE

let entries: readonly Entry[] = []
let wanted: readonly (string | null)[] = []
/** The router's key of the page on the screen. */
let pageKey = 'default'
/** A move of our own has not arrived. */
let isMoving = false
/** The router is on its way to another page, which it pushes when that page has come. */
let isLeaving = false
let isScheduled = false
let waiting: (() => void)[] = []

const stateHere = (): EntryState => (window.history.state as EntryState | null) ?? {}
const keyOf = ({ key }: EntryState): string => key ?? 'default'

/** Says which dialogs are open, lowest first. What closes and opens in one turn shares an entry. */
export function followModals(modals: readonly { address?: string }[]): void {
  const addresses: (string | null)[] = []
  for (const { address } of modals) addresses.push(address ?? addresses.at(-1) ?? null)
  wanted = addresses
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    settle()
  })
}

/** No entry of a dialog is on top of the page's own, and none is coming or going. */
export const isAtPage = (): boolean => !isMoving && !isScheduled && entries.length === 0

/** Resolves when the history stands where the open dialogs say. */
export const historySettled = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (!isScheduled) settle()
  })

function settle(): void {
  if (isMoving) return
  let kept = 0
  while (kept < entries.length && kept < wanted.length && entries[kept] === wanted[kept]) kept += 1
  if (entries.length > kept) {
    // A page that comes up in the middle of the move would be left again by its arrival.
    if (!isLeaving) move(kept - entries.length)
    return
  }
  for (const address of wanted.slice(kept)) push(address)
  const settled = waiting
  waiting = []
  for (const resolve of settled) resolve()
}

function move(steps: number): void {
  isMoving = true
  window.history.go(steps)
}

function push(address: string | null): void {
  const below = stateHere()
  const bringsAddress = address !== null && address !== (entries.at(-1) ?? null)
  const modal: Mark = {
    depth: entries.length + 1,
    page: below.modal?.page ?? keyOf(below),
    steps: bringsAddress ? 0 : (below.modal?.steps ?? 0) + 1,
  }
  // A key of its own: after a reload an entry with an address is a page like any other.
  const key = bringsAddress ? { key: Math.random().toString(36).slice(2, 10) } : {}
  const state = { ...below, ...key, idx: (below.idx ?? 0) + 1, modal }
  window.history.pushState(state, '', bringsAddress ? address : undefined)
  entries = [...entries, address]
}

/** Another page is on the screen, or the first one after a reload. */
export function pageShown(): void {
  const state = stateHere()
  pageKey = keyOf(state)
  if (state.modal?.steps === 0) makePage(state)
  entries = Array.from({ length: state.modal?.steps ?? 0 }, () => STALE)
  settle()
}

/** The router set out for another page, or has arrived or given up. */
export function leavingPage(leaves: boolean): void {
  isLeaving = leaves
  if (!leaves) settle()
}

function makePage(state: EntryState): void {
  window.history.replaceState({ ...state, modal: undefined }, '')
}

/** The dialogs' entries from the page on the screen up to this one; null: it belongs to another page. */
function depthOf(state: EntryState): number | null {
  if (state.modal) return state.modal.page === pageKey ? state.modal.depth : null
  return keyOf(state) === pageKey ? 0 : null
}

interface Steps {
  /** Back was pressed: so many dialogs stay open. */
  onBack(depth: number): void
  /** Back or Forward led to another page. */
  onPageLeft(): void
}

/** Catches the steps that belong to dialogs before the router sees them, for as long as the document lives. */
export function watchBack({ onBack, onPageLeft }: Steps): void {
  /** True: the router is to hear of it. */
  const arrive = (state: EntryState, byUser: boolean): boolean => {
    const depth = depthOf(state)
    const hasOwnAddress = state.modal?.steps === 0
    if (depth !== null && !(hasOwnAddress && depth > entries.length)) {
      const stale: Entry[] = Array.from({ length: Math.max(0, depth - entries.length) }, () => STALE)
      entries = [...entries.slice(0, depth), ...stale]
      if (byUser) onBack(depth)
      settle()
      return false
    }
    if (state.modal && !hasOwnAddress) {
      move(-state.modal.steps)
      return false
    }
    // The address of a dialog that was left behind is a page of its own.
    if (hasOwnAddress) makePage(state)
    entries = []
    onPageLeft()
    return true
  }
  const onPopState = (event: PopStateEvent) => {
    const byUser = !isMoving
    isMoving = false
    if (!arrive(stateHere(), byUser)) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', onPopState, { capture: true })
}
