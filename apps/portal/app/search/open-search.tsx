import { lazy } from 'react'
import { openModal } from '../dialogs/index.ts'
import { catchTyping } from './typed-ahead.ts'

const load = () => import('./search-panel.tsx')
const SearchPanel = lazy(load)

/** Its code comes when a pointer or the focus nears the control. */
export const preloadSearch = (): void => void load().catch(() => undefined)

/** The panel over the page [2.38]. What is typed before its code is there is not lost. */
export function openSearch(): void {
  const typed = catchTyping()
  openModal({ id: 'search', level: 2000, render: (controls) => <SearchPanel controls={controls} typed={typed} /> })
}
