import { type LoaderFunctionArgs, redirect } from 'react-router'
import { addressOf } from '../wires/addresses.ts'
import { pageNotFound } from '../wires/not-found.ts'
import { readContent, statusOf } from '../wires/read-content.ts'
import { catalogueFileOf, catalogueVersion } from './catalogue-of.ts'

const YEAR = 31_536_000

/**
 * The catalogue of the browser, under the version of its content: it never changes, so it is kept for good. A page from before a change
 * of content asks for a file that is gone: it is led to the one of now.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const asked = /^([\w-]{1,80}\.\d{1,4})\.json$/.exec(params.page ?? '')?.[1]
  if (!asked) throw pageNotFound(request)
  const content = await readContent(context, request)
  const version = catalogueVersion(content)
  if (asked !== version) throw redirect(addressOf('preview-catalogue', { page: `${version}.json` }, statusOf(request) === 'Draft'))
  return new Response(JSON.stringify(catalogueFileOf(content)), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  })
}
