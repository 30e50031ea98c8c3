import { useCount } from '../texts/index.ts'
import { Button, buttonClass, chipClass, EmptyState, ErrorState, Skeleton } from '@herna/kit'
import { History, SearchX, TriangleAlert } from '@herna/kit/icons'
import { Link } from 'react-router'
import { contentImage, useContentOrigin, usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { HitLine } from './hit-line.tsx'
import { type HitGroup, popularProviders } from './hits.ts'
import { usePanelTexts } from './panel-texts.ts'
import styles from './search-panel.module.css'
import type { Search } from './use-search.ts'
import type { Catalogue } from '@herna/rules'
import { memo, useState } from 'react'
import { clearSearches, recentSearches } from './recent-searches.ts'

/** Content below the text box: results, or suggestions while it is empty. */
export function Results({ search }: { search: Search }) {
  const t = usePanelTexts()
  const { catalogue, groups, resultsTerm, active } = search
  const isBlank = resultsTerm.trim() === ''
  const isEmpty = catalogue.state === 'ready' && !isBlank && groups.length === 0
  return (
    <>
      <p className="sr" role="status">
        {!isBlank && catalogue.state === 'ready' && (isEmpty ? t('none-title') : t('found', search.found))}
      </p>
      {isBlank && <RecentSearches onChoose={search.type} />}
      {isBlank && catalogue.catalogue && <PopularProviders catalogue={catalogue.catalogue} />}
      {catalogue.state === 'failed' && <Failed retry={catalogue.retry} />}
      {(catalogue.state === 'loading' || catalogue.state === 'idle') && <ResultsSkeleton isBlank={isBlank} />}
      {isEmpty && <NoResults term={resultsTerm.trim()} />}
      <div id="search-results" role="listbox" aria-label={t('results')}>
        {catalogue.catalogue &&
          groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              catalogue={catalogue.catalogue as Catalogue}
              activeKey={active && group.hits.includes(active) ? active.key : null}
              onOpen={search.storeTerm}
            />
          ))}
      </div>
      <ShowMore search={search} />
    </>
  )
}

interface GroupProps {
  group: HitGroup
  catalogue: Catalogue
  /** Key of the selected hit, when it is in this group. */
  activeKey: string | null
  onOpen: () => void
}

/** Memoized: it changes with the results, not with the letter in the text box. */
const Group = memo(function Group({ group, catalogue, activeKey, onOpen }: GroupProps) {
  const t = usePanelTexts()
  const countText = useCount()
  return (
    <div role="group" aria-label={t(group.name)} className={styles.group}>
      <div className={styles.groupTitle} role="presentation" aria-hidden="true">
        <span>{t(group.name)}</span>
        {group.name === 'games' && <span>{countText(group.total)}</span>}
      </div>
      {group.hits.map((hit) => (
        <HitLine key={hit.key} hit={hit} catalogue={catalogue} isActive={hit.key === activeKey} onOpen={onOpen} />
      ))}
    </div>
  )
})

/** Below the list, because a list box may contain only options. */
function ShowMore({ search }: { search: Search }) {
  const t = usePanelTexts()
  const growing = search.groups.find(
    ({ name, hits, total }) => (name === 'games' || name === 'recommended') && hits.length < total,
  )
  if (!growing) return null
  const nextCount = Math.min(40, growing.total - growing.hits.length)
  return (
    <Button className={styles.more} onClick={search.showMore}>
      {growing.name === 'games' ? t('more', { count: nextCount }) : t('show-more')}
    </Button>
  )
}

/** Skeleton of the same size as the loaded content. */
function ResultsSkeleton({ isBlank }: { isBlank: boolean }) {
  return (
    <div className={styles.group}>
      {isBlank && <Skeleton className={styles.waitingProviders} />}
      {[0, 1, 2, 3, 4].map((line) => (
        <div key={line} className={styles.hit}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.text} />
        </div>
      ))}
    </div>
  )
}

function NoResults({ term }: { term: string }) {
  const t = usePanelTexts()
  const preview = usePreview()
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t('none-title')}
      level={3}
      actions={
        <Link className={buttonClass()} to={addressOf('preview-all-games', {}, preview)}>
          {t('all-games')}
        </Link>
      }
    >
      {t('none-text', { term })}
    </EmptyState>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const t = usePanelTexts()
  return (
    <ErrorState
      icon={<TriangleAlert size={28} />}
      title={t('failed-title')}
      level={3}
      actions={<Button onClick={retry}>{t('retry')}</Button>}
    >
      {t('failed-text')}
    </ErrorState>
  )
}

/** The editor's popular providers, shown while the term is empty [2.38]. A link closes the panel, because it leaves the page. */
function PopularProviders({ catalogue }: { catalogue: Catalogue }) {
  const t = usePanelTexts()
  const preview = usePreview()
  const origin = useContentOrigin()
  const providers = popularProviders(catalogue)
  if (providers.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="popular-providers">
      <h3 id="popular-providers" className={styles.groupTitle}>
        {t('popular-providers')}
      </h3>
      <ul className={styles.providers}>
        {providers.map(({ id, slug, name, light, dark }) => {
          const alt = t('provider-logo', { name })
          const size = { width: 120, height: 56, loading: 'lazy', decoding: 'async' } as const
          return (
            <li key={id}>
              <Link to={addressOf('preview-providers-slug', { slug }, preview)}>
                <img className={styles.onLight} src={contentImage(origin, light, 240)} alt={alt} {...size} />
                <img className={styles.onDark} src={contentImage(origin, dark, 240)} alt={alt} {...size} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Recent search terms of this browser; a click searches again. */
function RecentSearches({ onChoose }: { onChoose: (term: string) => void }) {
  const t = usePanelTexts()
  const [terms, setTerms] = useState(recentSearches)
  if (terms.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="recent-searches">
      <div className={styles.groupTitle}>
        <h3 id="recent-searches">{t('recent')}</h3>
        <button
          type="button"
          className={styles.clearRecent}
          onClick={() => {
            clearSearches()
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
