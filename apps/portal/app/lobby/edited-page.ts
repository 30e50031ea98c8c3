import type { PageType, SeoPageType, WidgetType } from '@herna/contract'
import { readPageSeo } from '../seo/index.ts'
import { type LoaderContext, readConfiguration, readContent } from '../loader-context/index.ts'
import { pageWidgets } from './page-widgets.ts'

/** What an editor adds to a page with a list of its own: widgets [3.32] and what search engines read [3.34]. The list is made of the same reading of content. */
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
