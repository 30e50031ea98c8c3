import { EmptyList, listMeta, PageHead } from '../catalogue/index.ts'
import { JackpotTicker, amountsFor } from '../jackpots/index.ts'
import { jackpotsShown, pageWidgets, Widgets } from '../lobby/index.ts'
import { readPageSeo } from '../seo/index.ts'
import texts from '../texts/sk-SK/promotions.json'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../wires/addresses.ts'
import { readNow } from '../wires/clock.ts'
import { usePreview } from '../wires/page-facts.ts'
import { readConfiguration, readContent } from '../wires/read-content.ts'
import type { Route } from './+types/promotions.route'
import { PromotionCards } from './promotion-cards.tsx'
import { promotionCard, visiblePromotions } from './promotion-view.ts'
import styles from './promotions.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const content = await readContent(context, request)
  const widgets = pageWidgets(content, 'Promotions')
  return {
    promotions: visiblePromotions(content, readNow(context)).map(promotionCard),
    widgets,
    amounts: amountsFor(jackpotsShown(widgets), content),
    seo: await readPageSeo(context, request, 'Promotions'),
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

/** All promotions a guest is offered [2.20] [5.5]. */
export default function Promotions({ loaderData: { promotions, widgets, amounts } }: Route.ComponentProps) {
  const t = useTexts('promotions')
  const preview = usePreview()
  return (
    <JackpotTicker amounts={amounts}>
      <div className={styles.page}>
        <PageHead title={t('title')} lead={promotions.length > 0 ? t('lead') : null} />
        {promotions.length > 0 ? (
          <PromotionCards promotions={promotions} />
        ) : (
          <EmptyList
            title={t('empty-title')}
            text={t('empty-text')}
            action={{ label: t('empty-action'), href: addressOf('preview', {}, preview) }}
          />
        )}
        <Widgets widgets={widgets} />
      </div>
    </JackpotTicker>
  )
}
