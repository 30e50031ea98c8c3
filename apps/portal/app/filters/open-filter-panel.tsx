import { lazy } from 'react'
import { openModal } from '../dialogs/index.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

const load = () => import('./filter-panel.tsx')
const FilterPanel = lazy(load)

/** Its code comes when a pointer or the focus nears the button. */
export const preloadFilterPanel = (): void => void load().catch(() => undefined)

/** The panel over the list [2.39]. */
export const openFilterPanel = (props: Omit<FilterPanelProps, 'controls'>): void =>
  openModal({ id: 'filters', level: 2000, render: (controls) => <FilterPanel {...props} controls={controls} /> })
