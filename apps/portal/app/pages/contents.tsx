import { usePageTexts } from './page-texts.ts'
import type { Section } from './anchors.ts'
import styles from './long-text.module.css'

/** Table of contents of a long text. Plain anchors, which work before hydration. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const t = usePageTexts()
  return (
    <nav className={styles.contents} aria-labelledby="obsah-strany">
      <div>
        <h2 id="obsah-strany">{t('contents')}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
