import type { MoneyStyle } from '@herna/rules'
import { useMemo } from 'react'
import { useContentOrigin, useMoneyStyle, usePreview } from '../config/index.ts'

/** Page-wide data that every tile needs. */
export interface TileContext {
  preview: boolean
  contentOrigin: string
  money: MoneyStyle
}

export function useTileContext(): TileContext {
  const preview = usePreview()
  const contentOrigin = useContentOrigin()
  const money = useMoneyStyle()
  return useMemo(() => ({ preview, contentOrigin, money }), [preview, contentOrigin, money])
}
