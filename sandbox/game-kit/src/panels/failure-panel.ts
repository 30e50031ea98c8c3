import { make } from '../dom.ts'
import type { Failure } from '../session/failure.ts'
import { texts } from '../texts/sk-SK.ts'

export interface FailureChoice {
  text: string
  isMain: boolean
  onSelect: () => void
}

export interface FailureText {
  title: string
  description: string
  /** What it means for the stake. */
  stake: string
  reference: string | null
}

/** Texts of a failure: what happened and what it means for the stake. */
export const failureText = (title: string, failure: Failure, stake: string): FailureText => ({
  title,
  description: texts.failures.what[failure.kind],
  stake,
  reference: failure.reference === null ? null : texts.failures.reference(failure.reference),
})

/** Opens the failure dialog. It stays open until the player chooses; Escape calls `onEscape`. Returns a function that closes it. */
export function openFailurePanel(
  text: FailureText,
  choices: readonly FailureChoice[],
  onEscape: (() => void) | null,
): () => void {
  const buttons = choices.map(({ text: name, isMain: main, onSelect: act }) => {
    const choiceButton = make('button', { type: 'button', class: main ? 'choice main' : 'choice' }, name)
    choiceButton.addEventListener('click', act)
    return choiceButton
  })
  const dialog = make(
    'dialog',
    { class: 'panel failure', role: 'alertdialog', 'aria-labelledby': 'failure-title', 'aria-describedby': 'failure-text' },
    make('h2', { id: 'failure-title' }, text.title),
    make('div', { id: 'failure-text' }, make('p', {}, text.description), make('p', {}, text.stake)),
    ...(text.reference === null ? [] : [make('p', { class: 'hint' }, text.reference)]),
    make('div', { class: 'choices' }, ...buttons),
  )
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onEscape?.()
  })
  // Browsers close a dialog on a second Escape even when prevented, so it is reopened.
  const reopen = (): void => dialog.showModal()
  dialog.addEventListener('close', reopen)
  document.body.append(dialog)
  dialog.showModal()
  buttons.find((_, index) => choices[index]?.isMain)?.focus()
  return () => {
    dialog.removeEventListener('close', reopen)
    dialog.close()
    dialog.remove()
  }
}
