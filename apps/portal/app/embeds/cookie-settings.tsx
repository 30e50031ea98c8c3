import { useEffect, useRef } from 'react'
import { showSnackbar } from '../toasts/index.ts'
import { hideQuestion, reopenQuestion } from './consent-script.ts'
import { EmbedMount } from './embed-mount.tsx'
import { useEmbedTexts } from './embed-texts.ts'
import styles from './embeds.module.css'

interface Props {
  close: () => void
  retry: () => void
}

/** The settings of cookies: the downloaded app [4.36] [7.41], which replaces the question as soon as it is mounted. */
export function CookieSettings({ close, retry }: Props) {
  const t = useEmbedTexts()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const showApp = () => {
    hideQuestion()
    frame.current?.focus({ preventScroll: true })
  }
  const fail = () => {
    close()
    reopenQuestion()
    const message = { title: t('consent-failed'), text: t('failed-text'), actionText: t('retry') }
    showSnackbar({ type: 'alert', ...message, action: retry, limit: 1 })
  }
  return (
    <div ref={frame} className={styles.consent} tabIndex={-1}>
      <EmbedMount app="cookie-consent" placeholder={null} onClose={close} onMounted={showApp} onFailed={fail} />
    </div>
  )
}
