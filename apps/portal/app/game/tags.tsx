import { classNames } from '@herna/kit'
import { Link } from 'react-router'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import type { Tag } from '@herna/contract/portal'
import styles from './tags.module.css'

/** The game's tags; a tag of a category or collection links to it [5.10]. */
export function Tags({ tags, className }: { tags: readonly Tag[]; className?: string }) {
  const preview = usePreview()
  return (
    <ul className={classNames(styles.tags, className)}>
      {tags.map((tag) => (
        <li key={tag.title}>
          {tag.category || tag.collection ? <Link to={hrefOf(tag, preview)}>{tag.title}</Link> : <span>{tag.title}</span>}
        </li>
      ))}
    </ul>
  )
}

function hrefOf(tag: Tag, preview: boolean): string {
  if (tag.collection) return addressOf('preview-collections-slug', { slug: tag.collection }, preview)
  return addressOf(tag.live ? 'preview-live-casino-categories-slug' : 'preview-categories-slug', { slug: tag.category }, preview)
}
