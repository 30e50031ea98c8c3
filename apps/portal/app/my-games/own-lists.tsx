import { buttonClass, EmptyState } from '@herna/kit'
import { rowLimit } from '@herna/rules'
import { Heart } from '@herna/kit/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TileList } from '../game/index.ts'
import { Scroller, type WidgetView } from '../layout-widgets/index.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { ListFailed } from './personal-list-page.tsx'
import styles from './personal-page.module.css'
import { type PersonalList, usePersonalAddress, usePersonalLists, usePersonalTexts } from '../personal-lists/index.ts'

type OwnWidget = Extract<WidgetView, { type: 'Personal' }>
interface OwnListsProps {
  widgets: readonly WidgetView[]
  live?: boolean
  waiting: ReactNode
}

/** All lists, rendered together when the last one is loaded, so that rows do not shift each other. Empty ones are left out. */
export function OwnLists({ widgets, live, waiting }: OwnListsProps) {
  const personalWidgets = widgets.filter(
    (widget): widget is OwnWidget => widget.type === 'Personal' && widget.visibleTo !== 'NotLoggedIn',
  )
  const lists = usePersonalLists(personalWidgets.map(({ source }) => source))
  if (lists.some(({ state }) => state === 'loading')) return waiting
  const failed = lists.find(({ state }) => state === 'failed')
  const rows = personalWidgets.flatMap((widget, index) => {
    const list = lists[index]
    return list && list.tiles.length > 0 ? [<OwnRow key={widget.id} widget={widget} list={list} />] : []
  })
  if (rows.length === 0 && !failed) return <NoGamesYet live={live} />
  return (
    <div className={styles.rows}>
      {rows}
      {failed && <ListFailed retry={() => lists.forEach(({ state, retry }) => state === 'failed' && retry())} />}
    </div>
  )
}

function OwnRow({ widget, list }: { widget: OwnWidget; list: PersonalList }) {
  const t = usePersonalTexts()
  const { source, lobby, title } = widget
  const href = usePersonalAddress(source, lobby)
  const tiles = list.tiles.slice(0, rowLimit({ style: 'default', type: source }))
  return (
    <Scroller title={title} all={href === null ? null : { href, label: t('show-all', { count: list.tiles.length }) }}>
      <TileList tiles={tiles} place="Default" />
    </Scroller>
  )
}

function NoGamesYet({ live }: { live?: boolean }) {
  const t = usePersonalTexts()
  const all = addressOf(live ? 'preview-live-casino-all-games' : 'preview-all-games', {}, usePreview())
  return (
    <EmptyState
      icon={<Heart size={32} />}
      title={t('empty-my-games-title')}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={all}>
          {t('all-games')}
        </Link>
      }
    >
      {t('empty-my-games-text')}
    </EmptyState>
  )
}
