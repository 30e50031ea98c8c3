import type { WebMessage } from '@herna/contract/content'
import { IconButton } from '@herna/kit'
import { Info, Sparkles, TriangleAlert, X } from '@herna/kit/icons'
import { Link } from 'react-router'
import { usePreview } from '../../config/index.ts'
import { inPreview } from '../../urls/index.ts'
import { LowerStrip } from './lower-strip.tsx'
import styles from './web-messages.module.css'
import { useWebMessageTexts } from './web-message-texts.ts'

const ICON = { info: Info, warning: TriangleAlert, news: Sparkles } satisfies Record<WebMessage['tone'], unknown>

/** One web message [3.40]: a strip over the page's lower edge, so that its arrival moves nothing. */
export function WebMessageStrip({ message, dismiss }: { message: WebMessage; dismiss: () => void }) {
  const t = useWebMessageTexts()
  const Icon = ICON[message.tone]
  return (
    <LowerStrip label={t('message')}>
      <div className={styles.strip} data-tone={message.tone}>
        <Icon size={20} aria-hidden="true" />
        <p role="status">{message.text}</p>
        {message.link && <MessageLink {...message.link} />}
        <IconButton label={t('dismiss-message')} onClick={dismiss}>
          <X size={16} />
        </IconButton>
      </div>
    </LowerStrip>
  )
}

function MessageLink({ label, href }: { label: string; href: string }) {
  const preview = usePreview()
  return href.startsWith('/') ? (
    <Link className={styles.link} to={inPreview(href, preview)}>
      {label}
    </Link>
  ) : (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}
