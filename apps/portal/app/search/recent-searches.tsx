import { chipClass } from '@herna/kit'
import { History } from '@herna/kit/icons'
import { useState } from 'react'
import { usePanelTexts } from './panel-texts.ts'
import { forgetSearches, recentSearches } from './search-memory.ts'
import styles from './search-panel.module.css'

/** What this browser searched for before; a press searches it again. */
export function RecentSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const t = usePanelTexts()
  const [terms, setTerms] = useState(recentSearches)
  if (terms.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="recent-searches">
      <div className={styles.groupTitle}>
        <h3 id="recent-searches">{t('recent')}</h3>
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches()
            setTerms([])
          }}
        >
          {t('forget')}
        </button>
      </div>
      <ul className={styles.recent}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className={chipClass()} onClick={() => onChoose(term)}>
              <History size={16} aria-hidden="true" />
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
