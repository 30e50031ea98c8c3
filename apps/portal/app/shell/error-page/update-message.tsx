import { Button } from '@herna/kit'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../texts/index.ts'
import { REDIRECT_AFTER_MS, rememberFailure } from './chunk-failure.ts'
import styles from './error-page.module.css'

function decide(path: string): 'redirect' | 'stay' {
  try {
    return rememberFailure(window.sessionStorage, path, Date.now())
  } catch {
    return 'stay'
  }
}
const toOrigin = () => window.location.assign(`${window.location.origin}/`)

/** Shows the update message and redirects to the origin after 10 seconds, once [2.25] [8.33]. `children`: further actions beside its button. */
export function UpdateMessage({ leave = toOrigin, children }: { leave?: () => void; children?: ReactNode }) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const [nextStep, setNextStep] = useState<'redirect' | 'stay' | null>(null)
  const path = pathname + search
  // oxlint-disable-next-line react/set-state-in-effect -- deciding writes to storage, so it runs once, after rendering
  useEffect(() => setNextStep((previous) => previous ?? decide(path)), [path])
  useEffect(() => {
    if (nextStep !== 'redirect') return
    const timer = setTimeout(leave, REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [nextStep, leave])
  return (
    <div role="alert">
      <h1>{t('errors.page.update-message')}</h1>
      <p>{t(nextStep === 'stay' ? 'error-page.update-text-again' : 'error-page.update-text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={nextStep === 'stay' ? () => window.location.reload() : leave}>
          {t('error-page.reload-now')}
        </Button>
        {children}
      </div>
    </div>
  )
}
