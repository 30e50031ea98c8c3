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
function show(place: HTMLElement, screen: React.ReactNode): Root {
  const root = createRoot(place)
  roots.push(root)
  root.render(screen)
  return root
}
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const screen = (field: string) => (
  <Step key={field} name={field}>
    <input aria-label={field} />
  </Step>
)

test('the next screen of a dialog has the focus in its first field, and keeps it in the window around', async () => {
  const place = document.createElement('div')
  document.body.append(document.createElement('div'))
  const window = (
    <Panel open onClose={() => undefined} title="Prihlásenie" closeLabel="Zavrieť">
      <div ref={(box) => box?.append(place)} />
    </Panel>
  )
  show(document.body.firstElementChild as HTMLElement, window)
  const app = show(place, screen('Heslo'))
  await userEvent.click(page.getByRole('textbox', { name: 'Heslo' }))
  for (const field of ['Kód z aplikácie', 'Kód z e-mailu', 'Nové heslo']) {
    // After a call was answered: not while React heeds an event of the visitor’s.
    await new Promise((done) => setTimeout(done, 5))
    app.render(screen(field))
    await expect.element(page.getByRole('textbox', { name: field })).toHaveFocus()
    await twoFrames()
    await expect.element(page.getByRole('textbox', { name: field })).toHaveFocus()
  }
})
