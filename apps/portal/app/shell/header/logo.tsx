import { Link } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { addressOf } from '../../urls/index.ts'
import styles from './header.module.css'

/** The logo mark, 28 × 28. */
function Mark() {
  return (
    <>
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <path d="M7 6.5h4.2v4.8c0 2.6 5.6 2.6 5.6 0V6.5H21v15h-4.2v-4.8c0-2.6-5.6-2.6-5.6 0v4.8H7Z" fill="var(--on-accent)" />
      <circle cx="14" cy="14" r="2" fill="var(--on-accent)" />
    </>
  )
}

/** Outlines of the word Herňa without its accent, which has its own colour. */
const LOGO_LETTERS =
  'M45.4 22.6h-4.5v-20.1h4.5v7.8h8v-7.8h4.5v20.1h-4.5v-8.4h-8zM68.2 22.9q-2.3 0-4-.9-1.8-.9-2.8-2.6-1-1.6-1-3.7 0-2.1 1-3.7 1-1.7 2.7-2.6 1.7-1 3.8-1 2 0 3.6.9 1.6.9 2.5 2.5.9 1.5.9 3.6 0 .3-.1.7 0 .5-.1 1h-10q.1.3.3.6.4.9 1.2 1.4.8.5 2 .5 1 0 1.8-.4.8-.4 1.5-1.1l2.4 2.4q-1.1 1.2-2.5 1.8-1.5.6-3.2.6zM64.7 14.1h6.1q-.1-.4-.3-.7-.3-.8-1-1.2-.6-.4-1.6-.4-1 0-1.8.4-.7.5-1.1 1.4-.2.2-.3.5zM81.3 22.6h-4.3v-13.9h4.3v1.1q1.3-1.3 3.6-1.3 1 0 1.7.3.8.3 1.4.9l-2.6 3.3q-.3-.3-.7-.5-.5-.2-1-.2-1.1 0-1.7.7-.7.7-.7 2zM103.1 22.6h-4.3v-7.9q0-1.1-.7-1.7-.7-.7-1.7-.7-.7 0-1.3.3-.5.3-.8.8-.3.6-.3 1.3v7.9h-4.4v-13.9h4.4v1.1q.4-.4 1-.7 1.3-.6 2.9-.6 1.5 0 2.7.7 1.2.7 1.8 1.9.7 1.2.7 2.6zM111.7 22.9q-1.9 0-3.4-1-1.5-.9-2.4-2.5-.8-1.6-.8-3.7 0-2.1.8-3.7.9-1.7 2.4-2.6 1.5-.9 3.4-.9 1.4 0 2.5.5.8.3 1.3.9v-1.2h4.3v13.9h-4.3v-1.1q-.5.5-1.3.8-1.1.6-2.5.6zM112.6 19q1.4 0 2.2-1 .9-.9.9-2.3 0-1-.4-1.7-.4-.8-1.1-1.2-.7-.4-1.6-.4-.9 0-1.6.4-.7.4-1.1 1.2-.4.7-.4 1.7 0 .9.4 1.7.4.7 1.1 1.1.7.5 1.6.5z'

/** This brand has outlined lettering; any other brand is rendered as text. */
const DEFAULT_BRAND = 'Herňa'

/** [2.32] 124 × 28, leads to the lobby. */
export function Logo({ brand }: { brand: string }) {
  const t = useTexts('frame')
  const preview = usePreview()
  return (
    <Link to={addressOf('preview', {}, preview)} className={styles.logo} aria-label={t('home', { brand })}>
      <svg viewBox="0 0 124 28" width="124" height="28" aria-hidden="true">
        <Mark />
        {brand === DEFAULT_BRAND ? (
          <>
            <path d={LOGO_LETTERS} fill="currentColor" />
            <path d="M91.2.8l5 3.6 5-3.6v3l-5 3.4-5-3.4z" fill="var(--accent)" />
          </>
        ) : (
          <text x="38" y="21" fill="currentColor" fontFamily="var(--font-display)" fontWeight="700" fontSize="20">
            {brand}
          </text>
        )}
      </svg>
    </Link>
  )
}
