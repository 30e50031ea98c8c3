import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { amountsFor, JackpotTicker } from '../jackpots/index.ts'
import { jackpotsShown, pageWidgets, Widgets } from '../lobby/index.ts'
import { isTournament, PromotionCards, promotionCard, visiblePromotions } from '../promotions/index.ts'
import { readPageSeo } from '../seo/index.ts'
import texts from '../texts/sk-SK/tournaments.json'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { readNow } from '../wires/clock.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/tournaments.route'
import styles from './tournaments.module.css'

/** [2.12] The editors' layout of the type Tournaments, under the tournaments that run now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const widgets = pageWidgets(content, 'Tournaments')
  return {
    tournaments: visiblePromotions(content, readNow(context)).filter(isTournament).map(promotionCard),
    widgets,
    amounts: amountsFor(jackpotsShown(widgets), content),
    seo: await readPageSeo(context, request, 'Tournaments'),
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

export default function Tournaments({ loaderData: { tournaments, widgets, amounts } }: Route.ComponentProps) {
  const t = useTexts('tournaments')
  const preview = usePreview()
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead title={t('title')} lead={tournaments.length > 0 ? t('lead') : null} />
        {tournaments.length > 0 ? (
          <PromotionCards promotions={tournaments} />
        ) : (
          <EmptyList
            title={t('empty-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview-promotions', {}, preview) }}
          />
        )}
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
