import { useEffect, useState } from 'react'
import { PageWithWidgets, type WidgetView } from '../../lobby/index.ts'
import { usePreview } from '../../config/index.ts'
import { inPreview } from '../../urls/index.ts'
import styles from './drawer.module.css'

interface MenuPage {
  widgets: readonly WidgetView[]
}
const TIMEOUT = 10_000

/** The layout of the type Menu, under the menu's own links [3.10]. The links work without it: when it does not come, nothing is shown. */
export function MenuWidgets() {
  const address = inPreview('/menu.json', usePreview())
  const [page, setPage] = useState<MenuPage | null>(null)
  useEffect(() => {
    const away = new AbortController()
    fetch(address, { signal: AbortSignal.any([away.signal, AbortSignal.timeout(TIMEOUT)]) })
      .then(async (response) => {
        if (response.ok) setPage((await response.json()) as MenuPage)
      })
      .catch(() => undefined)
    return () => away.abort()
  }, [address])
  return page && page.widgets.length > 0 ? (
    <PageWithWidgets {...page} className={styles.widgets}>
      {null}
    </PageWithWidgets>
  ) : null
}
