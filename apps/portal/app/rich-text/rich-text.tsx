import { classNames } from '@herna/kit'
import { useLinkClicks } from '../game/index.ts'
import { usePreview } from '../config/index.ts'
import { inPreviewHtml } from './in-preview-html.ts'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** Sanitised HTML: the content service sanitises it when it is saved [S1]. */
  html: string
  className?: string
}

/** Formatted text written by editors; its internal links navigate in the client router. */
export function RichText({ html, className }: RichTextProps) {
  const onClick = useLinkClicks()
  const preview = usePreview()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is clicked is a link inside, with the pointer or with Enter
    <div
      className={classNames(styles.text, className)}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: inPreviewHtml(html, preview) }}
    />
  )
}
