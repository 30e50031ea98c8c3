import type { MoneyStyle } from '@herna/rules'
import { useMemo } from 'react'
import { useContentOrigin, useMoneyStyle, usePreview } from '../config/index.ts'

/** What every tile needs to know of the page around it. */
export interface Surroundings {
  preview: boolean
  contentOrigin: string
  money: MoneyStyle
}

export function useSurroundings(): Surroundings {
  const preview = usePreview()
  const contentOrigin = useContentOrigin()
  const money = useMoneyStyle()
  return useMemo(() => ({ preview, contentOrigin, money }), [preview, contentOrigin, money])
}
