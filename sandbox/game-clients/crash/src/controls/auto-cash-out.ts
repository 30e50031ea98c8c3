import { make } from '@herna/game-kit'
import { multipleText, texts } from '../texts/index.ts'

const t = texts.auto
const LOWEST = 101
const FIRST = 200

/** What was typed, in hundredths; null: not a multiple. Slovaks write a comma, keyboards a point. */
export function readMultiple(text: string): number | null {
  const plain = text.replace(/[\s×x]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** A switch, and the multiple at which the host cashes out by itself. */
export class AutoCashOut {
  readonly root: HTMLElement
  readonly #use = make('input', { type: 'checkbox', role: 'switch', 'aria-label': t.use })
  readonly #field = make('input', {
    type: 'text',
    inputmode: 'decimal',
    maxlength: '9',
    autocomplete: 'off',
    'aria-label': t.hint,
    'aria-describedby': 'auto-fault',
  })
  readonly #fault = make('p', { class: 'fault', id: 'auto-fault', role: 'alert', hidden: true })

  constructor(highest: number, choose: (auto: number | null) => void) {
    this.#field.value = multipleText(FIRST).replace('×', '')
    const read = (): void => {
      const multiple = readMultiple(this.#field.value)
      const isGood = multiple !== null && multiple >= LOWEST && multiple <= highest
      const isWrong = this.#use.checked && !isGood
      this.#fault.hidden = !isWrong
      this.#fault.textContent = isWrong ? t.wrong(multipleText(LOWEST), multipleText(highest)) : ''
      this.#field.setAttribute('aria-invalid', String(isWrong))
      choose(this.#use.checked && isGood ? multiple : null)
    }
    this.#use.addEventListener('change', read)
    this.#field.addEventListener('change', read)
    this.#field.addEventListener('focus', () => this.#field.select())
    this.#field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#field.blur()
    })
    this.root = make(
      'div',
      { class: 'field auto' },
      make('span', { class: 'label' }, t.use),
      make('div', { class: 'auto-row' }, this.#use, make('label', { class: 'multiple-field' }, this.#field, '×')),
      this.#fault,
    )
  }

  /** False: on, and not a multiple. */
  get isGood(): boolean {
    return this.#fault.hidden !== false
  }

  show(isFree: boolean): void {
    this.#use.disabled = !isFree
    this.#field.disabled = !isFree
  }
}
