import type { LoaderFunctionArgs } from 'react-router'
import { readListQuery } from '../filters/index.ts'
import { pageNotFound, readContent } from '../loader-context/index.ts'
import { gamePage } from './game-list.ts'
import { gamesAtPath } from './more-games.server.ts'

/** The next page of a list for the browser that grows it [9.9]: `/zoznam.json?list=/kategorie/automaty&strana=2`, with the filters and the order of a list's own address. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const content = await readContent(context, request)
  const query = new URL(request.url).searchParams
  const games = gamesAtPath(query.get('list') ?? '', content, readListQuery(query))
  if (!games) throw pageNotFound(request)
  return Response.json(gamePage(games, request, content).tiles)
}
