import { isPlayerSource } from '@herna/rules/personal'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { useAnyModal } from '../dialogs/index.ts'
import { usePresence } from '../session/index.ts'
import { savePlayerRows, openPlayerRows } from './reserved-rows.ts'
import type { PersonalCategory } from './personal-categories.ts'
import { playerTaste, rowNameOf, rowOf } from '../recommendations/index.ts'
import { indexesOfList, sourceOf } from './use-personal-list.ts'

/**
 * Reserves the space of the player's rows that have games, without shifting what is on the screen. Rows in view open when scrolled away, or with the
 * press that closes a dialog above the page: after a login that is the information about the player’s gambling.
 */
export function RowSpaceReserver({ categories }: { categories: readonly PersonalCategory[] }) {
  const { key } = useLocation()
  const sourcesKey = useSourcesKey(categories)
  // Rows open below the screen only, which nobody sees before using the page.
  const isPresent = usePresence()
  const { catalogue } = useCatalogue(sourcesKey !== '' && isPresent)
  const rowNames = useMemo(() => {
    if (!catalogue || sourcesKey === '') return []
    return categories.filter((category) => hasGames(category, catalogue)).map(rowNameOfCategory)
  }, [catalogue, sourcesKey, categories])
  const isCovered = useAnyModal()
  const wasCovered = useRef(isCovered)
  useEffect(() => {
    const isUncovered = wasCovered.current && !isCovered
    wasCovered.current = isCovered
    if (rowNames.length === 0) return
    savePlayerRows(rowNames)
    if (openPlayerRows(rowNames, isUncovered)) return
    const controller = new AbortController()
    const openMore = () => openPlayerRows(rowNames) && controller.abort()
    window.addEventListener('scroll', openMore, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [rowNames, key, isCovered])
  return null
}

const rowNameOfCategory = ({ type, lobby }: PersonalCategory): string => {
  const row = rowOf({ type, lobby })
  return row ? rowNameOf(row.reason, row.lobby) : `${type}-${lobby}`
}

function hasGames(category: PersonalCategory, catalogue: Parameters<typeof indexesOfList>[0]): boolean {
  const { type } = category
  if (isPlayerSource(type)) return indexesOfList(catalogue, type, sourceOf(type).codes()).length > 0
  const row = rowOf(category)
  return row !== null && playerTaste(catalogue, row.lobby)[row.reason] !== null
}

/** A string that changes with the player's game codes; empty while there are none. */
function useSourcesKey(categories: readonly PersonalCategory[]): string {
  const sources = useMemo(
    () => [...new Set(categories.flatMap(({ type }) => (isPlayerSource(type) ? [sourceOf(type)] : [])))],
    [categories],
  )
  return useSyncExternalStore(
    (listener) => {
      const unsubscribers = sources.map((source) => source.subscribe(listener))
      return () => unsubscribers.forEach((off) => off())
    },
    () =>
      sources
        .map((source) => source.codes().join(' '))
        .join('|')
        .replace(/^\|+$/, ''),
    () => '',
  )
}
