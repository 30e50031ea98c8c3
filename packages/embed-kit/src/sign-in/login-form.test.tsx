import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Failure } from '../platform/failure.ts'
import { LoginForm } from './login-form.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const FAILURE_TEXTS: [Failure, string][] = [
  [{ kind: 'unreachable' }, 'Nepodarilo sa spojiť so serverom'],
  [{ kind: 'timeout' }, 'Server neodpovedal včas'],
  [{ kind: 'garbled' }, 'Odpoveď servera sa nedala prečítať'],
  [{ kind: 'failed', reference: 'R-7' }, 'Na našej strane nastala chyba'],
]

test.each(FAILURE_TEXTS)(
  'a login that fails with %o shows its text, and the next attempt removes it [8.7] [8.9]',
  async (failure, expectedText) => {
    const results: (Failure | null)[] = [failure, null]
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<LoginForm login="jana" logIn={async () => results.shift() ?? null} />)
    await page.getByLabelText('Heslo', { exact: true }).fill('tajne')
    const submitButton = page.getByRole('button', { name: 'Prihlásiť sa', exact: true })
    await submitButton.click()
    const alertText = () => document.querySelector('[role=alert]')?.textContent ?? ''
    await expect.poll(alertText).toContain(expectedText)
    if ('reference' in failure) expect(alertText()).toContain('R-7')
    await submitButton.click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)
