import { LIST_PAGE_SIZE, searchCatalogue, trackedTerm } from '@herna/rules'
import { type KeyboardEvent, startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCatalogue, type CatalogueResult } from '../catalogue-index/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { groupsOf, type Hit, type HitGroup, recommendedHits } from './hits.ts'
import { storeSearch } from './recent-searches.ts'
import type { TypedAhead } from './typed-ahead.ts'
import { track } from '../tracking/index.ts'

/** [9.9] */
const INITIAL_RECOMMENDED = 5

export interface Search {
  catalogue: CatalogueResult
  /** As typed. */
  term: string
  /** The term of the groups below: for a moment, that of the letter before. */
  resultsTerm: string
  type(term: string): void
  /** Called on focus: the text box receives the keys itself from now on. */
  takeOverTyping(): void
  groups: HitGroup[]
  /** Total counts, announced to screen readers. */
  found: { games: number; others: number }
  /** The hit selected by the arrow keys. */
  active: Hit | null
  showMore(): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  /** Called when a hit is opened: stores the term as a recent search. */
  storeTerm(): void
}

export const hitId = (hit: Hit): string => `hit-${hit.key}`

/** True while Home or End still moves the caret within the term; otherwise they select the first or last result. */
function movesCaret({ key, currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (key === 'Home') return shiftKey || selectionEnd !== 0
  return key === 'End' && (shiftKey || selectionStart !== value.length)
}

/** What the visitor has chosen within the results of one term; another term starts anew. */
interface Browsing {
  term: string
  pages: number
  activeIndex: number
}

export function useSearch(typed: TypedAhead): Search {
  const { term, resultsTerm, changeTerm, showResultsNow } = useTerm(typed)
  const used = useCatalogue(true)
  const [browsed, setBrowsed] = useState<Browsing | null>(null)
  const { pages, activeIndex } = browsed?.term === resultsTerm ? browsed : { pages: 1, activeIndex: 0 }
  const browse = (change: Partial<Browsing>) => setBrowsed({ term: resultsTerm, pages, activeIndex, ...change })
  const { catalogue } = used
  const isBlank = resultsTerm.trim() === ''

  const result = useMemo(
    () => (catalogue && !isBlank ? searchCatalogue(catalogue, resultsTerm) : null),
    [catalogue, resultsTerm, isBlank],
  )
  const groups = useMemo(() => {
    if (catalogue && result) return groupsOf(catalogue, result, pages * LIST_PAGE_SIZE)
    const recommended = catalogue && isBlank ? recommendedHits(catalogue) : []
    const visibleHits = recommended.slice(0, pages === 1 ? INITIAL_RECOMMENDED : undefined)
    return visibleHits.length > 0 ? [{ name: 'recommended' as const, hits: visibleHits, total: recommended.length }] : []
  }, [catalogue, result, isBlank, pages])
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups])
  // With an empty term no hit is selected until an arrow key is pressed.
  const active = hits[isBlank ? activeIndex - 1 : activeIndex] ?? null
  useSearchEvent(term)

  const navigate = useNavigate()
  const preview = usePreview()
  const storeTerm = useCallback(() => storeSearch(resultsTerm), [resultsTerm])
  const openActiveHit = () => {
    if (active) document.getElementById(hitId(active))?.click()
    else if (!isBlank && !catalogue) {
      const query = new URLSearchParams({ hladat: resultsTerm.trim() })
      storeTerm()
      void navigate(`${addressOf('preview-all-games', {}, preview)}?${query}`)
    }
  }
  const last = isBlank ? hits.length : hits.length - 1
  const STEPS: Record<string, (now: number) => number> = {
    ArrowDown: (now) => (now >= last ? 0 : now + 1),
    ArrowUp: (now) => (now <= 0 ? last : now - 1),
    PageDown: (now) => Math.min(last, now + 8),
    PageUp: (now) => Math.max(0, now - 8),
    Home: () => (isBlank ? Math.min(1, last) : 0),
    End: () => last,
  }
  const onKey = (key: string) => {
    const step = STEPS[key]
    if (step) browse({ activeIndex: step(Math.min(activeIndex, Math.max(0, last))) })
    else openActiveHit()
  }
  // A key that follows the last letter at once is meant for the results of that letter, so it waits until they are shown.
  const waitingKey = useRef<string | null>(null)
  useLayoutEffect(() => {
    const key = waitingKey.current
    if (key === null || resultsTerm !== term) return
    waitingKey.current = null
    onKey(key)
  })
  return {
    catalogue: used,
    term,
    resultsTerm,
    takeOverTyping() {
      const typedText = typed.stop()
      if (typedText) changeTerm(typedText)
    },
    type: changeTerm,
    groups,
    found: {
      games: result?.games.indexes.length ?? 0,
      others: result ? result.providers.length + result.collections.length + result.categories.length : 0,
    },
    active,
    showMore: () => browse({ pages: pages + 1 }),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return
      const isStep = Object.hasOwn(STEPS, event.key)
      if (isStep ? movesCaret(event) : event.key !== 'Enter') return
      if (resultsTerm === term) onKey(event.key)
      else {
        waitingKey.current = event.key
        showResultsNow()
      }
      event.preventDefault()
    },
    storeTerm,
  }
}

/** The typed term and the one whose results are shown: they follow in a transition, so that on a slow phone the letter comes first. */
function useTerm(typed: TypedAhead) {
  const [term, setTerm] = useState(typed.text)
  const [resultsTerm, setResultsTerm] = useState(term)
  const changeTerm = useCallback((next: string) => {
    setTerm(next)
    startTransition(() => setResultsTerm(next))
  }, [])
  useEffect(() => {
    typed.follow(changeTerm)
    return () => void typed.stop()
  }, [typed, changeTerm])
  const showResultsNow = () => setResultsTerm(term)
  return { term, resultsTerm, changeTerm, showResultsNow }
}

const SEARCH_DEBOUNCE_MS = 450 // [9.9]

/** Tracks the search event once typing has paused, not at every key [7.49] [9.9]. Further keys that are not tracked themselves, such as a space, do not track the term again. */
export function useSearchEvent(term: string): void {
  const trackedLast = useRef('')
  useEffect(() => {
    const search_term = trackedTerm(term)
    if (search_term === trackedLast.current) return
    trackedLast.current = ''
    if (search_term === '') return
    const timer = setTimeout(() => {
      trackedLast.current = search_term
      track({ event: 'search', search_term })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term])
}
