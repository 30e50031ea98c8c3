import { Button } from '@herna/kit'
import { TileList } from '../game/index.ts'
import { forgetPlayed, type RecommendedRow, useRecommendation } from '../recommendations/index.ts'
import { showSnackbar } from '../toasts/index.ts'
import { useTexts } from '../texts/index.ts'
import { RecommendedRoom, RoomWord } from './recommended-room.tsx'

export interface RecommendedGamesProps {
  row: RecommendedRow
  title: string
}

/** Fills the room of a row that is near: the catalogue is fetched and scored now. */
export function RecommendedGames({ row, title }: RecommendedGamesProps) {
  const t = useTexts('lobby')
  const found = useRecommendation(row, true)
  if (found.state === 'none') return null
  const forget = () => {
    forgetPlayed()
    showSnackbar({ type: 'info', title: t('forgotten') })
    // The button is gone: reading goes on at the page's content.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const isReady = found.state === 'ready'
  return (
    <>
      <RecommendedRoom
        row={row}
        title={title}
        because={isReady ? found.because : null}
        plain={found.state === 'empty'}
        busy={found.state === 'waiting'}
        forget={forget}
      >
        {isReady ? <TileList tiles={found.tiles} place="Default" /> : null}
      </RecommendedRoom>
      {found.state === 'empty' && <RoomWord text={t('recommended-empty')} />}
      {found.state === 'failed' && (
        <RoomWord text={t('recommended-failed')}>
          <Button onClick={found.retry}>{t('recommended-retry')}</Button>
        </RoomWord>
      )}
    </>
  )
}
