import type { PageType, SeoPageType, WidgetType } from '@herna/contract'
import { readPageSeo } from '../seo/index.ts'
import { type LoaderContext, readConfiguration, readContent } from '../loader-context/index.ts'
import { pageWidgets } from './page-widgets.ts'

/** Editor's additions to a page that has its own list: widgets [3.32] and SEO data [3.34]. Returns the content snapshot too, so that the list is built from the same one. */
export async function readEditedPage(
  context: LoaderContext,
  request: Request,
  type: PageType & SeoPageType,
  ownKinds: readonly WidgetType[] = [],
) {
  const content = await readContent(context, request)
  const widgets = pageWidgets(content, type, ownKinds)
  const page = {
    widgets,
    seo: await readPageSeo(context, request, type),
    origin: readConfiguration(context).origin,
  }
  return { content, page }
}
