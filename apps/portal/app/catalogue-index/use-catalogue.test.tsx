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
const fetched = vi.spyOn(globalThis, 'fetch')
const calls = () => fetched.mock.calls.filter(([address]) => String(address).includes('/katalog/'))
const answers = (...given: (() => Promise<Response>)[]) => {
  for (const each of given) fetched.mockImplementationOnce(each)
}
const whole = async () => Response.json(file)
const broken = async () => new Response('', { status: 503 })
const never = () => new Promise<Response>(() => {})

function Asker({ name }: { name: string }) {
  const { state, reason, catalogue, retry } = useCatalogue(true)
  return (
    <p>
      <output aria-label={name}>{`${state} ${reason ?? ''} ${catalogue?.names.length ?? ''}`.trim()}</output>
      <button type="button" onClick={retry}>{`Znova ${name}`}</button>
    </p>
  )
}
function Idler() {
  const [wants, setWants] = useState(false)
  const { state } = useCatalogue(wants)
  return (
    <>
      <output aria-label="nechce">{state}</output>
      <button type="button" onClick={() => setWants(true)}>
        Chcieť
      </button>
    </>
  )
}

let root: Root
let version = 0
/** Each test has content of its own: what was fetched is kept for the tab. */
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
          <Asker name="prvy" />
          <Asker name="druhy" />
          <Idler />
        </>
      ),
    },
  ])
  root.render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root: data } }} />)
}
const said = (name: string) => expect.element(page.getByLabelText(name, { exact: true }))

beforeEach(() => {
  fetched.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

test('the catalogue is fetched once for all who want it, from the address the page carries', async () => {
  answers(whole)
  showAt('/')
  await said('prvy').toHaveTextContent('ready 3')
  await said('druhy').toHaveTextContent('ready 3')
  expect(calls().map(([address]) => address)).toEqual([`/katalog/verzia-${version}.json`])
})

test('in preview the draft’s file is asked for [4.15]', async () => {
  answers(whole)
  showAt('/preview/temy')
  await said('prvy').toHaveTextContent('ready 3')
  expect(calls()[0]?.[0]).toBe(`/preview/katalog/verzia-${version}.json`)
})

test('while it is on its way it is loading, also for who does not want it', async () => {
  answers(never)
  showAt('/')
  await said('prvy').toHaveTextContent('loading')
  await said('nechce').toHaveTextContent('loading')
  expect(calls()).toHaveLength(1)
})

test('a catalogue that does not arrive is a failure, and asking again helps [F1]', async () => {
  answers(broken, whole)
  showAt('/')
  await said('prvy').toHaveTextContent('failed unreachable')
  await page.getByRole('button', { name: 'Znova druhy' }).click()
  await said('prvy').toHaveTextContent('ready 3')
  expect(calls()).toHaveLength(2)
})

test('who comes to want it after a failure asks again; nothing asks by itself', async () => {
  answers(broken, whole)
  showAt('/')
  await said('nechce').toHaveTextContent('failed')
  expect(calls()).toHaveLength(1)
  await page.getByRole('button', { name: 'Chcieť' }).click()
  await said('prvy').toHaveTextContent('ready 3')
})

test('a catalogue that hangs is given up [F1]', async () => {
  const stop = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
  answers((_?: unknown, init?: RequestInit) => new Promise((_done, fail) => init?.signal?.addEventListener('abort', fail)))
  showAt('/')
  await said('prvy').toHaveTextContent('loading')
  stop.abort()
  await said('prvy').toHaveTextContent('failed unreachable')
  timeout.mockRestore()
})

test.each([
  ['of another shape', JSON.stringify({ ...file, format: 99 })],
  ['cut short', JSON.stringify(file).slice(0, -5)],
  ['garbage', '<html>not json'],
  ['damaged', JSON.stringify({ ...file, names: 'jedna' })],
])('a file that is %s is told from a dead line, and is asked for past the browser’s cache [F1]', async (_, text) => {
  answers(async () => new Response(text), whole)
  showAt('/')
  await said('prvy').toHaveTextContent('failed unreadable')
  await page.getByRole('button', { name: 'Znova prvy' }).click()
  await said('druhy').toHaveTextContent('ready 3')
  expect(calls().map(([, init]) => init?.cache)).toEqual(['default', 'reload'])
})
