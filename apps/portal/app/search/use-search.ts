import { LIST_PAGE_SIZE, searchCatalogue } from '@herna/rules'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCatalogue, type UsedCatalogue } from '../catalogue-index/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { groupsOf, type Hit, type HitGroup, recommendedHits } from './hits.ts'
import { rememberSearch } from './search-memory.ts'
import type { TypedAhead } from './typed-ahead.ts'
import { useSearchEvent } from './use-search-event.ts'

/** [9.9] */
const RECOMMENDED_AT_FIRST = 5

export interface Search {
  catalogue: UsedCatalogue
  term: string
  type(term: string): void
  /** The text box has the focus. */
  hear(): void
  groups: HitGroup[]
  /** Found in all: what a screen reader is told. */
  found: { games: number; others: number }
  /** The hit the arrow keys stand on. */
  active: Hit | null
  grow(): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  /** A hit was opened: its term is worth remembering. */
  remember(): void
}

export const hitId = (hit: Hit): string => `hit-${hit.key}`

/** Home and End first move within the term; where that leads no further, to the first and last result. */
function movesText({ key, currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (key === 'Home') return shiftKey || selectionEnd !== 0
  return key === 'End' && (shiftKey || selectionStart !== value.length)
}

export function useSearch(typed: TypedAhead): Search {
  const [term, setTerm] = useState(typed.text)
  useEffect(() => {
    typed.follow(setTerm)
    return () => void typed.stop()
  }, [typed])
  const used = useCatalogue(true)
  const [pages, setPages] = useState(1)
  const [at, setAt] = useState(0)
  const { catalogue } = used
  const isBlank = term.trim() === ''

  const result = useMemo(() => (catalogue && !isBlank ? searchCatalogue(catalogue, term) : null), [catalogue, term, isBlank])
  const groups = useMemo(() => {
    if (catalogue && result) return groupsOf(catalogue, result, pages * LIST_PAGE_SIZE)
    const recommended = catalogue && isBlank ? recommendedHits(catalogue) : []
    const shown = recommended.slice(0, pages === 1 ? RECOMMENDED_AT_FIRST : undefined)
    return shown.length > 0 ? [{ name: 'recommended' as const, hits: shown, total: recommended.length }] : []
  }, [catalogue, result, isBlank, pages])
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups])
  // Nothing typed: no line stands out until an arrow key asks for one.
  const active = hits[isBlank ? at - 1 : at] ?? null
  useSearchEvent(term)

  const navigate = useNavigate()
  const preview = usePreview()
  const remember = () => rememberSearch(term)
  const open = () => {
    if (active) document.getElementById(hitId(active))?.click()
    else if (!isBlank && !catalogue) {
      const query = new URLSearchParams({ hladat: term.trim() })
      remember()
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
  return {
    catalogue: used,
    term,
    hear() {
      const ahead = typed.stop()
      if (ahead) setTerm(ahead)
    },
    type(next) {
      setTerm(next)
      setPages(1)
      setAt(0)
    },
    groups,
    found: {
      games: result?.games.length ?? 0,
      others: result ? result.providers.length + result.collections.length + result.categories.length : 0,
    },
    active,
    grow: () => setPages(pages + 1),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return
      const step = STEPS[event.key]
      if (step && movesText(event)) return
      if (step) setAt(step(Math.min(at, Math.max(0, last))))
      else if (event.key === 'Enter') open()
      else return
      event.preventDefault()
    },
    remember,
  }
}
