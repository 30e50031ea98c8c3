import { loadApi } from '../../api-loader/index.ts'
import { useEffect, useState } from 'react'
import { PageWithWidgets, type WidgetView } from '../../lobby/index.ts'
import { usePreview } from '../../config/index.ts'
import styles from './drawer.module.css'

interface MenuPage {
  widgets: readonly WidgetView[]
}

/** The layout of the type Menu, under the menu's own links [3.10]. The links work without it: when it does not come, nothing is shown. */
export function MenuWidgets() {
  const isPreview = usePreview()
  const [page, setPage] = useState<MenuPage | null>(null)
  useEffect(() => {
    const away = new AbortController()
    const load = async () => {
      const { fetchMenuWidgets } = await loadApi()
      setPage(await fetchMenuWidgets(isPreview, away.signal))
    }
    load().catch(() => undefined)
    return () => away.abort()
  }, [isPreview])
  return page && page.widgets.length > 0 ? (
    <PageWithWidgets {...page} className={styles.widgets}>
      {null}
    </PageWithWidgets>
  ) : null
}
