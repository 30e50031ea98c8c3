import { Panel } from '@herna/kit'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Step } from './step.tsx'

const roots: Root[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})
function show(container: HTMLElement, screen: React.ReactNode): Root {
  const root = createRoot(container)
  roots.push(root)
  root.render(screen)
  return root
}
const nextTwoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const screen = (field: string) => (
  <Step key={field} name={field}>
    <input aria-label={field} />
  </Step>
)

test('the next step of a dialog focuses its first field, and the surrounding dialog does not take the focus', async () => {
  const container = document.createElement('div')
  document.body.append(document.createElement('div'))
  const dialog = (
    <Panel open onClose={() => undefined} title="Prihlásenie" closeLabel="Zavrieť">
      <div ref={(box) => box?.append(container)} />
    </Panel>
  )
  show(document.body.firstElementChild as HTMLElement, dialog)
  const app = show(container, screen('Heslo'))
  await userEvent.click(page.getByRole('textbox', { name: 'Heslo' }))
  for (const field of ['Kód z aplikácie', 'Kód z e-mailu', 'Nové heslo']) {
    // As after a call's response: not while React handles a user event.
    await new Promise((done) => setTimeout(done, 5))
    app.render(screen(field))
    await expect.element(page.getByRole('textbox', { name: field })).toHaveFocus()
    await nextTwoFrames()
    await expect.element(page.getByRole('textbox', { name: field })).toHaveFocus()
  }
})
