import type { EmbedApp, EmbedOptions, MountedEmbed } from '@herna/contract/embeds'
import { Skeleton } from '@herna/kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEmbedTexts } from './embed-texts.ts'
import { useEmbedHosts } from '../config/index.ts'
import styles from './embeds.module.css'
import { loadEmbed } from './load-embed.ts'

interface Props {
  app: EmbedApp
  screen?: string
  message?: EmbedOptions['message']
  onFollow?: EmbedOptions['onFollow']
  onTitle?: (title: string) => void
  onClose?: () => void
  /** The app is on the page. */
  onMounted?: () => void
  /** The app failed to load or threw while mounting. */
  onFailed: () => void
  className?: string
  /** Shown while the app loads; null: nothing. Default: a skeleton. */
  placeholder?: ReactNode
}

/** Mounts an embedded app [4.36]. A change of locale or app unmounts and mounts again [4.13]. */
export function EmbedMount({
  app,
  screen,
  message,
  onFollow,
  onTitle,
  onClose,
  onMounted,
  onFailed,
  className,
  placeholder: coming,
}: Props) {
  const t = useEmbedTexts()
  const { embedsOrigin, platformUrl, locale } = useEmbedHosts()
  const container = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedEmbed | null>(null)
  const latest = useRef({ screen, message, onFollow, onTitle, onClose, onMounted, onFailed })
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    latest.current = { screen, message, onFollow, onTitle, onClose, onMounted, onFailed }
  })

  useEffect(() => {
    let isCurrent = true
    // Each mount gets its own element: an app that is unmounting still uses its old one.
    const mountPoint = document.createElement('div')
    loadEmbed(embedsOrigin, app)
      .then((mount) => {
        if (!isCurrent) return
        container.current?.append(mountPoint)
        mounted.current = mount(mountPoint, {
          locale,
          platform: platformUrl,
          screen: latest.current.screen,
          message: latest.current.message,
          onFollow: (followed) => latest.current.onFollow?.(followed),
          onTitle: (title) => latest.current.onTitle?.(title),
          onClose: () => latest.current.onClose?.(),
        })
        setIsMounted(true)
        latest.current.onMounted?.()
      })
      .catch(() => isCurrent && latest.current.onFailed())
    return () => {
      isCurrent = false
      mounted.current?.unmount()
      mounted.current = null
      mountPoint.remove()
      setIsMounted(false)
    }
  }, [app, embedsOrigin, platformUrl, locale])

  useEffect(() => {
    if (screen !== undefined) mounted.current?.show(screen)
  }, [screen])

  return (
    <div className={className} aria-busy={!isMounted || undefined}>
      {!isMounted && (coming === undefined ? <Placeholder label={t('loading')} /> : coming)}
      <div ref={container} />
    </div>
  )
}

const Placeholder = ({ label }: { label: string }) => (
  <>
    <span className="sr" role="status">
      {label}
    </span>
    <Skeleton className={styles.placeholder} />
  </>
)
