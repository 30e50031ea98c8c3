import { isPlayerSource } from '@herna/rules/personal'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCatalogue } from '../catalogue-index/index.ts'
import { keepOwnRooms, openOwnRooms } from './reserved-rows.ts'
import type { PersonalCategory } from './personal-categories.ts'
import { playerTaste, roomOf, rowOf } from '../recommendations/index.ts'
import { placesOfList, sourceOf } from './use-personal-list.ts'

/** Keeps the places of the player's rows: open where there is something in them, without moving what is on the screen. */
export function RoomKeeper({ categories }: { categories: readonly PersonalCategory[] }) {
  const { key } = useLocation()
  const known = useKnown(categories)
  const { catalogue } = useCatalogue(known !== '')
  const rooms = useMemo(() => {
    if (!catalogue || known === '') return []
    return categories.filter((category) => hasGames(category, catalogue)).map(roomNameOf)
  }, [catalogue, known, categories])
  useEffect(() => {
    if (rooms.length === 0) return
    keepOwnRooms(rooms)
    if (openOwnRooms(rooms)) return
    const away = new AbortController()
    const look = () => openOwnRooms(rooms) && away.abort()
    window.addEventListener('scroll', look, { passive: true, signal: away.signal })
    return () => away.abort()
  }, [rooms, key])
  return null
}

const roomNameOf = ({ type, lobby }: PersonalCategory): string => {
  const row = rowOf({ type, lobby })
  return row ? roomOf(row.reason, row.lobby) : `${type}-${lobby}`
}

function hasGames(category: PersonalCategory, catalogue: Parameters<typeof placesOfList>[0]): boolean {
  const { type } = category
  if (isPlayerSource(type)) return placesOfList(catalogue, type, sourceOf(type).codes()).length > 0
  const row = rowOf(category)
  return row !== null && playerTaste(catalogue, row.lobby)[row.reason] !== null
}

/** A text that changes with what is known of the player; empty while nothing is. */
function useKnown(categories: readonly PersonalCategory[]): string {
  const sources = useMemo(
    () => [...new Set(categories.flatMap(({ type }) => (isPlayerSource(type) ? [sourceOf(type)] : [])))],
    [categories],
  )
  return useSyncExternalStore(
    (listener) => {
      const offs = sources.map((source) => source.subscribe(listener))
      return () => offs.forEach((off) => off())
    },
    () =>
      sources
        .map((source) => source.codes().join(' '))
        .join('|')
        .replace(/^\|+$/, ''),
    () => '',
  )
}
