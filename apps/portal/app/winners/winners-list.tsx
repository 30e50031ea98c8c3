import type { WinnerKind } from '@herna/contract/winners'
import { Button, buttonClass, EmptyState, ErrorState } from '@herna/kit'
import { CloudOff, Medal } from '@herna/kit/icons'
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '../texts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { Winner, type WinnerView } from '../winner-card/index.ts'
import styles from './winners.module.css'
import { useEffect } from 'react'

interface WinnersListProps {
  winners: readonly WinnerView[] | null
  kind: WinnerKind
}

/** States: list, empty, winners service unreachable [8.27]. */
export function WinnersList({ winners, kind }: WinnersListProps) {
  useRefresh()
  if (winners === null) return <Unreachable />
  if (winners.length === 0) return <NoWinsYet kind={kind} />
  const List = kind === 'hall-of-fame' ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {winners.map((winner) => (
        <Winner key={winner.id} winner={winner} rank={kind === 'hall-of-fame' ? winner.id + 1 : null} />
      ))}
    </List>
  )
}

function NoWinsYet({ kind }: { kind: WinnerKind }) {
  const t = useTexts('winners')
  const preview = usePreview()
  return (
    <EmptyState
      icon={<Medal size={32} />}
      title={t(`empty-title-${kind}`)}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={addressOf('preview-all-games', {}, preview)}>
          {t('empty-action')}
        </Link>
      }
    >
      {t('empty-text')}
    </EmptyState>
  )
}

function Unreachable() {
  const t = useTexts()
  const { state, revalidate } = useRevalidator()
  return (
    <ErrorState
      icon={<CloudOff size={32} />}
      title={t('errors.failed-to-fetch-live-winners')}
      actions={
        <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('general.try-again')}
        </Button>
      }
    >
      {t('winners.failed-text')}
    </ErrorState>
  )
}

/** [4.40] [9.12] */
const REFRESH_MS = 30_000

/** Refreshes every 30 s and when the tab becomes visible; not while it is hidden. */
function useRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const controller = new AbortController()
    const refresh = () => {
      if (!document.hidden) void revalidate()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh, { signal: controller.signal })
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [revalidate])
}
