import { Search } from '@herna/kit/icons'
import { useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './search-control.module.css'
import { lazyDialog, openModal } from '../dialogs/index.ts'
import { captureTyping } from './typed-ahead.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Search control in the header: opens the panel by a click or the `/` key; without JavaScript it is a form that searches the list of all games. */
export function SearchControl() {
  const t = useTexts('search')
  const preview = usePreview()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className={styles.search}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={searchPanel.preload}
        onFocus={searchPanel.preload}
        onClick={openSearch}
      >
        <Search size={20} aria-hidden="true" />
        <span>{t('open')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <form className={styles.plain} action={addressOf('preview-all-games', {}, preview)}>
        <input name="hladat" aria-label={t('open')} placeholder={t('open')} maxLength={100} />
        <button type="submit" aria-label={t('submit')}>
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
    </search>
  )
}

const searchPanel = lazyDialog(() => import('./search-panel.tsx'))

/** Opens the panel [2.38]. Text typed before its code is loaded is captured. */
function openSearch(): void {
  const typed = captureTyping()
  const SearchPanel = searchPanel.component()
  openModal({ id: 'search', level: 2000, render: (controls) => <SearchPanel controls={controls} typed={typed} /> })
}
