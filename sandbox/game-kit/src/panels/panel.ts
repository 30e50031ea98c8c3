import { button, make } from '../dom.ts'
import { icon } from '../icons/icons.ts'
import { texts } from '../texts/sk-SK.ts'

/** Opens a native modal dialog: focus is trapped and restored, Escape and a click outside close it. */
export function openPanel(title: string, name: string, ...content: (Node | string)[]): HTMLDialogElement {
  const close = button(texts.close, { class: 'round-button panel-close' }, icon('close'))
  const heading = make('h2', { id: `${name}-title`, tabindex: '-1' }, title)
  const dialog = make(
    'dialog',
    { class: `panel ${name}`, 'aria-labelledby': `${name}-title` },
    make('div', { class: 'panel-head' }, heading, close),
    make('div', { class: 'panel-body' }, ...content),
  )
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
