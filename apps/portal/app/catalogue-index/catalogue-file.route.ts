import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageNotFound, readContent, statusOf } from '../loader-context/index.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { servedCatalogue } from './catalogue-of.ts'

const YEAR = 31_536_000

/**
 * The browser's catalogue, under the fingerprint of its bytes: it never changes, so it is kept for good. A page from before a change of
 * content asks for a file that is gone: it is led to the one of now, and so is who adds a query, for it would only split the cache.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const asked = /^([\w-]{1,80})\.json$/.exec(params.page ?? '')?.[1]
  if (!asked) throw pageNotFound(request)
  const { text, fingerprint } = await servedCatalogue(await readContent(context, request))
  if (asked !== fingerprint || new URL(request.url).search !== '')
    return redirect(catalogueAddress(fingerprint, statusOf(request) === 'Draft'))
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  })
}
