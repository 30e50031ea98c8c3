import { Search as SearchIcon } from '@herna/kit/icons'
import { useEffect, useRef } from 'react'
import { usePanelTexts } from './panel-texts.ts'
import styles from './search-panel.module.css'
import { hitId, type Search } from './use-search.ts'

/** The text box; the focus stays here while the arrow keys move through the results. */
export function SearchBox({ search }: { search: Search }) {
  const t = usePanelTexts()
  const input = useRef<HTMLInputElement>(null)
  const { active, groups } = search
  useEffect(() => {
    if (active) document.getElementById(hitId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <label className={styles.box}>
        <SearchIcon size={20} aria-hidden="true" />
        <span className="sr">{t('label')}</span>
        <input
          ref={input}
          placeholder={t('hint')}
          value={search.term}
          onChange={(event) => search.type(event.target.value)}
          onFocus={search.takeOverTyping}
          onKeyDown={search.onKeyDown}
          role="combobox"
          aria-expanded={groups.length > 0}
          aria-controls="search-results"
          aria-activedescendant={active ? hitId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
        />
      </label>
      {search.term !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            search.type('')
            input.current?.focus()
          }}
        >
          {t('clear')}
        </button>
      )}
    </>
  )
}
