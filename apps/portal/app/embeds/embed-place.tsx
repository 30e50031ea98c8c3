import type { EmbedApp, MountedEmbed } from '@herna/contract/embeds'
import { Skeleton } from '@herna/kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEmbedTexts } from './embed-texts.ts'
import { useEmbedHosts } from '../config/index.ts'
import styles from './embeds.module.css'
import { loadEmbed } from './load-embed.ts'

interface Props {
  app: EmbedApp
  screen?: string
  onTitle?: (title: string) => void
  onClose?: () => void
  /** It did not come, or broke while it was mounted. */
  onFailed: () => void
  className?: string
  /** Stands in its place while it is on the way; null: nothing does. */
  coming?: ReactNode
}

/** Where an embedded app is mounted [4.36]. Another locale or another app unmounts it and mounts anew [4.13]. */
export function EmbedPlace({ app, screen, onTitle, onClose, onFailed, className, coming }: Props) {
  const t = useEmbedTexts()
  const { embedsOrigin, platformUrl, locale } = useEmbedHosts()
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedEmbed | null>(null)
  const latest = useRef({ screen, onTitle, onClose, onFailed })
  const [here, setHere] = useState(false)
  useEffect(() => {
    latest.current = { screen, onTitle, onClose, onFailed }
  })

  useEffect(() => {
    let wanted = true
    // A box of its own for each mounting: an app on its way out keeps the one it has.
    const box = document.createElement('div')
    loadEmbed(embedsOrigin, app)
      .then((mount) => {
        if (!wanted) return
        place.current?.append(box)
        mounted.current = mount(box, {
          locale,
          platform: platformUrl,
          screen: latest.current.screen,
          onTitle: (title) => latest.current.onTitle?.(title),
          onClose: () => latest.current.onClose?.(),
        })
        setHere(true)
      })
      .catch(() => wanted && latest.current.onFailed())
    return () => {
      wanted = false
      mounted.current?.unmount()
      mounted.current = null
      box.remove()
      setHere(false)
    }
  }, [app, embedsOrigin, platformUrl, locale])

  useEffect(() => {
    if (screen !== undefined) mounted.current?.show(screen)
  }, [screen])

  return (
    <div className={className} aria-busy={!here || undefined}>
      {!here && (coming === undefined ? <Coming label={t('loading')} /> : coming)}
      <div ref={place} />
    </div>
  )
}

const Coming = ({ label }: { label: string }) => (
  <>
    <span className="sr" role="status">
      {label}
    </span>
    <Skeleton className={styles.coming} />
  </>
)
