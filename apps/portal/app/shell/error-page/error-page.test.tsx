import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { referenceOf } from '../../error-reports/index.ts'
import { clear, configuration, shellView, show } from '../shell.fixture.tsx'
import { ErrorPage } from './error-page.tsx'
import { UpdateMessage } from './update-message.tsx'

/** A response thrown by a loader, as React Router passes it to the error page. */
const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })
const chunkFailure = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js')

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  clear()
})

test('a missing page shows the picture, the message and the path [2.25] [8.10] [5.1]', async () => {
  await show(<ErrorPage error={response(404, 'Page Not Found: /hra/zlaty-kohut-2')} />, { path: '/hra/zlaty-kohut-2' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Túto stránku sme nenašli')
  await expect.element(page.getByRole('img', { name: 'Prázdne miesto medzi kachličkami hier' })).toBeVisible()
  await expect.element(page.getByText('/hra/zlaty-kohut-2')).toBeVisible()
})

test('every error page leads home and to customer support [2.25]', async () => {
  for (const error of [response(404, ''), response(500, ''), new Error('x'), chunkFailure]) {
    await show(<ErrorPage error={error} />)
    await expect.element(page.getByRole('link', { name: 'Prejsť na úvodnú stránku' })).toHaveAttribute('href', '/')
    await expect.element(page.getByRole('link', { name: 'zákaznícku podporu' })).toHaveAttribute('href', '/novinky/kontakt')
    clear()
  }
})

test('in preview the home link stays in the preview [2.1]', async () => {
  await show(<ErrorPage error={response(404, '')} />, { path: '/preview/nic' })
  await expect.element(page.getByRole('link', { name: 'Prejsť na úvodnú stránku' })).toHaveAttribute('href', '/preview')
})

test('another error shows its status, its message and the reference, but no stack [2.25]', async () => {
  await show(<ErrorPage error={response(500, { key: 'errors.failed-to-fetch-menu', reference: 'ab12cd34' })} />)
  await expect.element(page.getByText('Chyba 500')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Menu sa nepodarilo načítať')
  await expect.element(page.getByText(/Číslo chyby: ab12cd34/)).toBeVisible()
  expect(document.querySelector('details')).toBeNull()
})

test('an error of the page itself shows the reference of its report, if errors are reported [2.25] [7.50]', async () => {
  const error = new TypeError('broken')
  const reported = { configuration: { ...configuration, errorDsn: 'https://kluc@hlasenia.example/1' }, shell: shellView }
  await show(<ErrorPage error={error} />, { data: reported })
  await expect.element(page.getByText(new RegExp(`Číslo chyby: ${referenceOf(error)}$`))).toBeVisible()
  clear()
  await show(<ErrorPage error={new TypeError('broken')} />)
  await expect.element(page.getByText('Chyba 500')).toBeVisible()
  await expect.element(page.getByText(/Číslo chyby/)).not.toBeInTheDocument()
})

test('editors see the stack when the server includes it [2.25]', async () => {
  // The server's HTML contains the report; hydration reads it from there.
  const report = { reference: 'ab12cd34', stack: 'Error: rozbité\n  at loader' }
  const carrier = document.body.appendChild(document.createElement('div'))
  carrier.setAttribute('data-error-report', JSON.stringify(report))
  await show(<ErrorPage error={response(500, '')} />, { path: '/preview' })
  await page.getByText('Technické podrobnosti').click()
  await expect.element(page.getByText(/at loader/)).toBeVisible()
  carrier.remove()
})

test('the error page renders even when the content could not be read', async () => {
  await show(<ErrorPage error={new Error('x')} />, { data: null })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Niečo sa pokazilo')
})

test('a chunk failure shows the update message, stores the page, and redirects to the origin after 10 seconds [2.25] [8.33]', async () => {
  const leave = vi.fn()
  await show(<UpdateMessage leave={leave} />, { path: '/temy/egypt?a=1' })
  await expect.element(page.getByRole('heading', { name: 'Herňu sme práve aktualizovali' })).toBeVisible()
  await expect.poll(() => sessionStorage.getItem('chunk-failure')).toContain('"path":"/temy/egypt?a=1","state":"failed"')
  clear()

  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void show(<UpdateMessage leave={leave} />)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(leave).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(leave).toHaveBeenCalledOnce()
})

test('on a retried page the message says so and nothing redirects [8.33]', async () => {
  sessionStorage.setItem('chunk-failure', JSON.stringify({ path: '/temy', state: 'retried', at: Date.now() }))
  await show(<ErrorPage error={chunkFailure} />, { path: '/temy' })
  await expect.element(page.getByText(/Obnovenie stránky nepomohlo/)).toBeVisible()
})
