import { useTexts } from '../texts/index.ts'
import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { pageWidgets, Widgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import texts from '../texts/sk-SK/jackpots.json'
import { addressOf } from '../wires/addresses.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/jackpots.route'
import { JackpotTicker } from './jackpot-amounts.tsx'
import { JackpotCard, TickerPause } from './jackpot-card.tsx'
import { amountsOf, jackpotView } from './jackpot-view.ts'
import styles from './jackpots.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const jackpots = content.jackpots.map((jackpot) => jackpotView(jackpot, content))
  return {
    jackpots,
    widgets: pageWidgets(content, 'Jackpots', ['Jackpots']),
    amounts: amountsOf(content.jackpots),
    seo: await readPageSeo(context, request, 'Jackpots'),
    origin: readConfiguration(context).origin,
  }
}

export const meta: Route.MetaFunction = (args) =>
  listMeta(args, {
    title: texts.title,
    description: texts.description,
    seo: args.loaderData?.seo,
    parent: 'lobby',
    origin: args.loaderData?.origin ?? '',
  })

/** All jackpots [2.16] [3.28]. */
export default function Jackpots({ loaderData: { jackpots, widgets, amounts } }: Route.ComponentProps) {
  const t = useTexts('jackpots')
  const preview = usePreview()
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead
          title={t('title')}
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
            action={{ label: t('empty-action'), href: addressOf('preview-all-games', {}, preview) }}
          />
        )}
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
