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

const SAID: [Failure, string][] = [
  [{ kind: 'unreachable' }, 'Nepodarilo sa spojiť so serverom'],
  [{ kind: 'timeout' }, 'Server neodpovedal včas'],
  [{ kind: 'garbled' }, 'Odpoveď servera sa nedala prečítať'],
  [{ kind: 'failed', reference: 'R-7' }, 'Na našej strane nastala chyba'],
]

test.each(SAID)(
  'a login that fails with %o is said in words, and the next try takes them away [8.7] [8.9]',
  async (failure, words) => {
    const answers: (Failure | null)[] = [failure, null]
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<LoginForm login="jana" logIn={async () => answers.shift() ?? null} />)
    await page.getByLabelText('Heslo', { exact: true }).fill('tajne')
    const send = page.getByRole('button', { name: 'Prihlásiť sa', exact: true })
    await send.click()
    const said = () => document.querySelector('[role=alert]')?.textContent ?? ''
    await expect.poll(said).toContain(words)
    if ('reference' in failure) expect(said()).toContain('R-7')
    await send.click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  },
)
