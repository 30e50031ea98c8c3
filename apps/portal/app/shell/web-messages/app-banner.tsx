import { buttonClass, IconButton } from '@herna/kit'
import { X } from '@herna/kit/icons'
import type { AppBannerOffer } from '@herna/rules/web-messages'
import { useBrandName } from '../../config/index.ts'
import { ImageBanner } from './image-banner.tsx'
import { LowerStrip } from './lower-strip.tsx'
import styles from './web-messages.module.css'
import { useWebMessageTexts } from './web-message-texts.ts'

/** The banner of the mobile app [2.37]: close button, brand and store, and a link to the store. Closing and viewing both dismiss it. */
export function AppBanner({ offer, dismiss }: { offer: AppBannerOffer; dismiss: () => void }) {
  const t = useWebMessageTexts()
  const brand = useBrandName()
  return (
    <LowerStrip label={t('app')}>
      <div className={styles.banner}>
        {offer.image && <ImageBanner {...offer.image} />}
        <div className={styles.strip}>
          <IconButton label={t('dismiss-app')} onClick={dismiss}>
            <X size={16} />
          </IconButton>
          <p>
            <b>{t('app-title', { brand })}</b>
            <span>{t(offer.system === 'iOS' ? 'app-ios' : 'app-android')}</span>
          </p>
          <a className={buttonClass({ variant: 'primary' })} href={offer.store} rel="noopener noreferrer" onClick={dismiss}>
            {t('app-view')}
          </a>
        </div>
      </div>
    </LowerStrip>
  )
}
