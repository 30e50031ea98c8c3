import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeAllModals } from '../../dialogs/index.ts'
import { TABLES_PARAMETER } from '../../urls/index.ts'
import type { PlayableTable } from './playable-tables.server.ts'
import { inStableOrder, tableCodesOf } from './table-codes.ts'

interface TableCodes {
  /** In the order in which they are rendered. */
  codes: readonly string[]
  /** Replaces the address: Back leaves the page with all its tables. */
  change: (codes: readonly string[]) => void
}

/** The open tables, which the address holds. What is not a table that can be played is removed from it. */
export function useTableCodes(tables: readonly PlayableTable[]): TableCodes {
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useMemo(() => new Set(tables.map(({ tile }) => tile.code)), [tables])
  const named = new URLSearchParams(search).get(TABLES_PARAMETER)
  const wanted = useMemo(() => tableCodesOf(named, (code) => known.has(code)), [named, known])
  const [codes, setCodes] = useState<readonly string[]>(wanted)
  const ordered = inStableOrder(codes, wanted)
  if (ordered.join() !== codes.join()) setCodes(ordered)
  const change = useCallback(
    (next: readonly string[]) => {
      const query = next.length > 0 ? `?${TABLES_PARAMETER}=${next.map(encodeURIComponent).join(',')}` : ''
      // Dialogs have history entries, which a navigation must not replace.
      void closeAllModals().then(() => navigate({ search: query }, { replace: true, preventScrollReset: true }))
    },
    [navigate],
  )
  const isClean = named === null || (named === wanted.join() && named !== '')
  useEffect(() => {
    if (!isClean) change(wanted)
  }, [isClean, wanted, change])
  return { codes: ordered, change }
}
