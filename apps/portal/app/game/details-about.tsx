import { IconButton } from '@herna/kit'
import { Info } from '@herna/kit/icons'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import styles from './details-panel.module.css'
import type { GameDetailsView } from '@herna/contract/portal'
import { useLiveTable } from '../live-tables/index.ts'
import { withTable } from './with-table.ts'
import { GameFacts } from './game-facts.tsx'
import { Tags } from './tags.tsx'

/** Name, facts, tags and description. The info button belongs to the description: without one there is none [5.10]. */
export function DetailsAbout({ details }: { details: GameDetailsView }) {
  const t = useTexts('game')
  const preview = usePreview()
  const text = useId()
  const [isExpanded, setExpanded] = useState(false)
  const { tile, provider, description } = details
  const table = useLiveTable(tile.code)
  const tags = [...details.tags, ...details.features.map((title) => ({ title }))]
  return (
    <>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{tile.name}</h3>
          {provider && (
            <Link className={styles.by} to={addressOf('preview-providers-slug', { slug: provider.slug }, preview)}>
              {provider.name}
            </Link>
          )}
        </div>
        {description && (
          <IconButton
            label={t(isExpanded ? 'read-less' : 'read-more')}
            aria-expanded={isExpanded}
            aria-controls={text}
            onClick={() => setExpanded(!isExpanded)}
          >
            <Info size={20} />
          </IconButton>
        )}
      </div>
      <GameFacts game={withTable(details, table)} withProvider />
      {tags.length > 0 && <Tags tags={tags} className={styles.tags} />}
      {description && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text longer than its box is scrolled, by the keyboard too
        <div id={text} className={styles.text} data-expanded={isExpanded || undefined} tabIndex={isExpanded ? 0 : undefined}>
          <p>{description}</p>
        </div>
      )}
    </>
  )
}
