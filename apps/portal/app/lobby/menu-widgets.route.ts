import { readContent } from '../loader-context/index.ts'
import type { Route } from './+types/menu-widgets.route'
import { lobbyOf } from './lobby.server.ts'

/** What editors lay out for the menu [3.10]; asked for when the drawer opens, so that pages do not carry it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  return Response.json(lobbyOf(await readContent(context, request), 'Menu'), {
    headers: { 'Cache-Control': 'public, max-age=60' },
  })
}
