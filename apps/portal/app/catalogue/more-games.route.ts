import type { LoaderFunctionArgs } from 'react-router'
import { readListQuery } from '../filters/index.ts'
import { pageNotFound, readContent } from '../loader-context/index.ts'
import { gamePage } from '../game-lists/index.ts'
import { gamesAtPath } from './list-view.server.ts'

/** The next page of a list as tiles [9.9]: `/zoznam.json?list=/kategorie/automaty&strana=2`, plus the filters and order of the list's URL. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const query = new URL(request.url).searchParams
  const games = gamesAtPath(query.get('list') ?? '', content, readListQuery(query))
  if (!games) throw pageNotFound(request)
  return Response.json(gamePage(games, request, content).tiles)
}
