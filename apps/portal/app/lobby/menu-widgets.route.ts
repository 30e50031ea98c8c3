import { readContent } from '../loader-context/index.ts'
import type { Route } from './+types/menu-widgets.route'
import { widgetsOfLayouts } from '../layout-widgets/index.ts'

/** The editors' widgets for the menu [3.10]; requested when the drawer opens, so that pages do not include them. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  return Response.json(widgetsOfLayouts(await readContent(context, request), 'Menu'), {
    headers: { 'Cache-Control': 'public, max-age=60' },
  })
}
