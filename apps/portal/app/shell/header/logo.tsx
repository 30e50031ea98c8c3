import { Link } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { usePreview } from '../../config/index.ts'
import { addressOf } from '../../urls/index.ts'
import styles from './header.module.css'
import { LOGO_LETTERS } from './logo-letters.ts'

/** The mark alone: the letter on its plate, 28 × 28. */
function Mark() {
  return (
    <>
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <path d="M7 6.5h4.2v4.8c0 2.6 5.6 2.6 5.6 0V6.5H21v15h-4.2v-4.8c0-2.6-5.6-2.6-5.6 0v4.8H7Z" fill="var(--on-accent)" />
      <circle cx="14" cy="14" r="2" fill="var(--on-accent)" />
    </>
  )
}

/** The house's own lettering; another brand stands as text beside the mark. */
const HOUSE_BRAND = 'Herňa'

/** [2.32] 124 × 28, leads to the lobby. */
export function Logo({ brand }: { brand: string }) {
  const t = useTexts('frame')
  const preview = usePreview()
  return (
    <Link to={addressOf('preview', {}, preview)} className={styles.logo} aria-label={t('home', { brand })} prefetch="intent">
      <svg viewBox="0 0 124 28" width="124" height="28" aria-hidden="true">
        <Mark />
        {brand === HOUSE_BRAND ? (
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
