import { writeCatalogue } from '@herna/rules'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { contentOf, gamesNamed } from '../testing/content.fixture.ts'
import { catalogueSource } from './catalogue-source.ts'
import { useCatalogue } from './use-catalogue.ts'

const file = writeCatalogue(catalogueSource(contentOf({ games: gamesNamed(3) })))
const fetchSpy = vi.spyOn(globalThis, 'fetch')
const catalogueRequests = () => fetchSpy.mock.calls.filter(([address]) => String(address).includes('/katalog/'))
const replyWith = (...replies: (() => Promise<Response>)[]) => {
  for (const reply of replies) fetchSpy.mockImplementationOnce(reply)
}
const validReply = async () => Response.json(file)
const failedReply = async () => new Response('', { status: 503 })
const pendingReply = () => new Promise<Response>(() => {})

function Consumer({ name }: { name: string }) {
  const { state, reason, catalogue, retry } = useCatalogue(true)
  return (
    <p>
      <output aria-label={name}>{`${state} ${reason ?? ''} ${catalogue?.names.length ?? ''}`.trim()}</output>
      <button type="button" onClick={retry}>{`Znova ${name}`}</button>
    </p>
  )
}
function IdleConsumer() {
  const [isNeeded, setNeeded] = useState(false)
  const { state } = useCatalogue(isNeeded)
  return (
    <>
      <output aria-label="nechce">{state}</output>
      <button type="button" onClick={() => setNeeded(true)}>
        Chcieť
      </button>
    </>
  )
}

let root: Root
let version = 0
/** Each test has its own content, because a loaded catalogue is cached for the tab. */
function showAt(address: string) {
  const data = { catalogue: `verzia-${++version}` }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => data,
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Consumer name="prvy" />
          <Consumer name="druhy" />
          <IdleConsumer />
        </>
      ),
    },
  ])
  root.render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root: data } }} />)
}
const expectOutput = (name: string) => expect.element(page.getByLabelText(name, { exact: true }))

beforeEach(() => {
  fetchSpy.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

test('the catalogue is fetched once for all consumers, from the URL in the page', async () => {
  replyWith(validReply)
  showAt('/')
  await expectOutput('prvy').toHaveTextContent('ready 3')
  await expectOutput('druhy').toHaveTextContent('ready 3')
  expect(catalogueRequests().map(([address]) => address)).toEqual([`/katalog/verzia-${version}.json`])
})

test('in preview the draft’s file is requested [4.15]', async () => {
  replyWith(validReply)
  showAt('/preview/temy')
  await expectOutput('prvy').toHaveTextContent('ready 3')
  expect(catalogueRequests()[0]?.[0]).toBe(`/preview/katalog/verzia-${version}.json`)
})

test('the loading state is shared with consumers that do not need the catalogue', async () => {
  replyWith(pendingReply)
  showAt('/')
  await expectOutput('prvy').toHaveTextContent('loading')
  await expectOutput('nechce').toHaveTextContent('loading')
  expect(catalogueRequests()).toHaveLength(1)
})

test('a failed request is reported as unreachable and can be retried [F1]', async () => {
  replyWith(failedReply, validReply)
  showAt('/')
  await expectOutput('prvy').toHaveTextContent('failed unreachable')
  await page.getByRole('button', { name: 'Znova druhy' }).click()
  await expectOutput('prvy').toHaveTextContent('ready 3')
  expect(catalogueRequests()).toHaveLength(2)
})

test('a consumer that first needs it after a failure retries; nothing retries automatically', async () => {
  replyWith(failedReply, validReply)
  showAt('/')
  await expectOutput('nechce').toHaveTextContent('failed')
  expect(catalogueRequests()).toHaveLength(1)
  await page.getByRole('button', { name: 'Chcieť' }).click()
  await expectOutput('prvy').toHaveTextContent('ready 3')
})

test('a request that hangs times out [F1]', async () => {
  const stop = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
  replyWith((_?: unknown, init?: RequestInit) => new Promise((_done, fail) => init?.signal?.addEventListener('abort', fail)))
  showAt('/')
  await expectOutput('prvy').toHaveTextContent('loading')
  stop.abort()
  await expectOutput('prvy').toHaveTextContent('failed unreachable')
  timeout.mockRestore()
})

test.each([
  ['of another shape', JSON.stringify({ ...file, format: 99 })],
  ['cut short', JSON.stringify(file).slice(0, -5)],
  ['garbage', '<html>not json'],
  ['damaged', JSON.stringify({ ...file, names: 'jedna' })],
])('a file that is %s is reported as unreadable and requested again bypassing the browser’s cache [F1]', async (_, text) => {
  replyWith(async () => new Response(text), validReply)
  showAt('/')
  await expectOutput('prvy').toHaveTextContent('failed unreadable')
  await page.getByRole('button', { name: 'Znova prvy' }).click()
  await expectOutput('druhy').toHaveTextContent('ready 3')
  expect(catalogueRequests().map(([, init]) => init?.cache)).toEqual(['default', 'reload'])
})
