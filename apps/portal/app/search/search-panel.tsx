import { Panel } from '@herna/kit'
import type { ModalControls } from '../dialogs/index.ts'
import { usePanelTexts } from './panel-texts.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-panel.module.css'
import type { TypedAhead } from './typed-ahead.ts'
import { useSearch } from './use-search.ts'

interface SearchPanelProps {
  controls: ModalControls
  typed: TypedAhead
}

/** The search panel over the page [2.38]; closing it clears the term [4.33]. */
export default function SearchPanel({ controls, typed }: SearchPanelProps) {
  const t = usePanelTexts()
  const search = useSearch(typed)
  return (
    <Panel
      {...controls}
      place="top"
      title={t('title')}
      closeLabel={t('close')}
      head={<SearchBox search={search} />}
      foot={<Keys />}
      className={styles.panel}
    >
      <Results search={search} />
    </Panel>
  )
}

function Keys() {
  const t = usePanelTexts()
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑ ↓</kbd> {t('keys-choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys-open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys-close')}
      </span>
    </p>
  )
}
