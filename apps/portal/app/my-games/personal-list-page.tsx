import { Button, buttonClass, EmptyState, ErrorState } from '@herna/kit'
import type { PersonalSource } from '@herna/rules/personal'
import { CloudOff, Heart } from '@herna/kit/icons'
import { Link } from 'react-router'
import { PageHead, TileGrid, TileGridSkeleton } from '../game-lists/index.ts'
import { JackpotTicker } from '../jackpot-amounts/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { usePersonalList, usePersonalTexts } from '../personal-lists/index.ts'
import styles from './personal-page.module.css'
import { PlayersOnly } from '../account-menu/index.ts'

interface PersonalListPageProps {
  title: string
  source: PersonalSource
  live?: boolean
}

/** One whole personal list [2.8] [2.13]. The HTML is the same for everyone; the games load after the login. */
export function PersonalListPage({ title, source, live }: PersonalListPageProps) {
  const t = usePersonalTexts()
  const parent = live
    ? ({ title: t('my-live-games'), route: 'preview-live-casino-user-my-games' } as const)
    : ({ title: t('my-games'), route: 'preview-user-my-games' } as const)
  return (
    <JackpotTicker>
      <div className={styles.page}>
        <PageHead title={title} parent={parent} />
        <PlayersOnly placeholder={<ListSkeleton live={live} />} live={live}>
          <OwnGames source={source} live={live} />
        </PlayersOnly>
      </div>
    </JackpotTicker>
  )
}

const ListSkeleton = ({ live }: { live?: boolean }) => (
  <div className={styles.content} aria-busy="true">
    <TileGridSkeleton live={live} />
  </div>
)

function OwnGames({ source, live }: { source: PersonalSource; live?: boolean }) {
  const t = usePersonalTexts()
  const list = usePersonalList(source)
  if (list.state === 'loading') return <ListSkeleton live={live} />
  if (list.state === 'failed') return <ListFailed retry={list.retry} />
  if (list.tiles.length === 0) return <EmptyPersonalList source={source} live={live} />
  return (
    <div className={styles.content}>
      <p className={styles.count} role="status">
        {t('games', { count: list.tiles.length })}
      </p>
      <TileGrid tiles={list.tiles} live={live} />
    </div>
  )
}

export function ListFailed({ retry }: { retry: () => void }) {
  const t = usePersonalTexts()
  return (
    <ErrorState
      icon={<CloudOff size={32} />}
      title={t('failed-title')}
      actions={
        <Button variant="primary" onClick={retry}>
          {t('try-again')}
        </Button>
      }
    >
      {t('failed-text')}
    </ErrorState>
  )
}

/** Empty lists of free play link to the promotions. */
const LEADS_TO_PROMOTIONS: readonly PersonalSource[] = ['FreeSpins', 'GoldenChips']

function EmptyPersonalList({ source, live }: { source: PersonalSource; live?: boolean }) {
  const t = usePersonalTexts()
  const preview = usePreview()
  const leadsToPromotions = LEADS_TO_PROMOTIONS.includes(source)
  const games = live ? 'preview-live-casino-all-games' : 'preview-all-games'
  return (
    <EmptyState
      icon={<Heart size={32} />}
      title={t(`empty-${source}-title`)}
      actions={
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={addressOf(leadsToPromotions ? 'preview-promotions' : games, {}, preview)}
        >
          {t(leadsToPromotions ? 'promotions' : 'all-games')}
        </Link>
      }
    >
      {t(`empty-${source}-text`)}
    </EmptyState>
  )
}
