import { Button } from '@herna/kit'
import { Link } from 'react-router'
import { usePreview } from '../config/index.ts'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../urls/index.ts'
import { CHOICE_NAME } from './consent-script.ts'
import styles from './consent-question.module.css'

/**
 * The question about cookies [4.39], in the HTML of every page and visible only where `CONSENT_SCRIPT` marked the page. That script also handles the buttons, so
 * that a click before hydration counts. Without scripts there is nothing to consent to, and no question.
 */
export function ConsentQuestion() {
  const t = useTexts('frame')
  const preview = usePreview()
  return (
    <section className={styles.question} aria-label={t('consent')}>
      <p>
        {t('consent-text')} <Link to={addressOf('preview-page-slug', { slug: 'cookies' }, preview)}>{t('consent-more')}</Link>
      </p>
      <Button name={CHOICE_NAME} value="1111">
        {t('consent-all')}
      </Button>
      <Button name={CHOICE_NAME} value="0000">
        {t('consent-necessary')}
      </Button>
      <Button name={CHOICE_NAME} value="settings">
        {t('consent-settings')}
      </Button>
    </section>
  )
}
