import { useTexts } from '../texts/index.ts'
import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { PageWithWidgets, readEditedPage } from '../lobby/index.ts'
import texts from '../texts/sk-SK/jackpots.json'
import { menuTitle } from '../urls/index.ts'
import type { Route } from './+types/jackpots.route'
import { JackpotCard, TickerPause } from './jackpot-card.tsx'
import { jackpotView } from './jackpot-view.ts'
import styles from './jackpots.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, page } = await readEditedPage(context, request, 'Jackpots', ['Jackpots'])
  return {
    ...page,
    title: menuTitle(content, 'preview-jackpots') ?? texts.title,
    jackpots: content.jackpots.map((jackpot) => jackpotView(jackpot, content)),
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, { title: args.loaderData?.title ?? '', description: texts.description, parent: 'lobby' })

/** All jackpots [2.16] [3.28]. */
export default function Jackpots({ loaderData: { title, jackpots, ...page } }: Route.ComponentProps) {
  const t = useTexts('jackpots')
  const lobby = useTexts('catalogue')('lobby')
  return (
    <PageWithWidgets {...page} className={styles.page}>
      <PageHead
        title={title}
        parent={{ title: lobby, route: 'preview' }}
        lead={jackpots.length > 0 ? t('lead') : null}
        count={t('count', { count: jackpots.length })}
        control={jackpots.length > 0 && <TickerPause />}
      />
      {jackpots.length > 0 ? (
        <ul className={styles.cards}>
          {jackpots.map((jackpot) => (
            <li key={jackpot.id}>
              <JackpotCard jackpot={jackpot} level={2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList
          title={t('empty-title')}
          text={t('empty-text')}
          action={{ label: t('empty-action'), route: 'preview-all-games' }}
        />
      )}
    </PageWithWidgets>
  )
}
