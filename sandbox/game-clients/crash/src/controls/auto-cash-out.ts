import { make } from '@herna/game-kit'
import { multipleText, texts } from '../texts/index.ts'

const t = texts.auto
const MIN_MULTIPLE = 101
const DEFAULT_MULTIPLE = 200

/** Parses a typed multiple into hundredths; null: not a multiple. Accepts decimal comma and point. */
export function readMultiple(text: string): number | null {
  const normalized = text.replace(/[\s×x]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(normalized) ? Math.round(Number(normalized) * 100) : null
}

/** Switch and input of the automatic cash-out multiple. */
export class AutoCashOut {
  readonly root: HTMLElement
  readonly #toggle = make('input', { type: 'checkbox', role: 'switch', 'aria-label': t.use })
  readonly #field = make('input', {
    type: 'text',
    inputmode: 'decimal',
    maxlength: '9',
    autocomplete: 'off',
    'aria-label': t.hint,
    'aria-describedby': 'auto-cash-out-error',
  })
  readonly #error = make('p', { class: 'error', id: 'auto-cash-out-error', role: 'alert', hidden: true })

  constructor(highest: number, choose: (auto: number | null) => void) {
    this.#field.value = multipleText(DEFAULT_MULTIPLE).replace('×', '')
    const validate = (): void => {
      const multiple = readMultiple(this.#field.value)
      const isValid = multiple !== null && multiple >= MIN_MULTIPLE && multiple <= highest
      const hasError = this.#toggle.checked && !isValid
      this.#error.hidden = !hasError
      this.#error.textContent = hasError ? t.wrong(multipleText(MIN_MULTIPLE), multipleText(highest)) : ''
      this.#field.setAttribute('aria-invalid', String(hasError))
      choose(this.#toggle.checked && isValid ? multiple : null)
    }
    this.#toggle.addEventListener('change', validate)
    this.#field.addEventListener('change', validate)
    this.#field.addEventListener('focus', () => this.#field.select())
    this.#field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#field.blur()
    })
    this.root = make(
      'div',
      { class: 'field auto' },
      make('span', { class: 'label' }, t.label),
      make('div', { class: 'auto-row' }, this.#toggle, make('label', { class: 'multiple-field' }, this.#field, '×')),
      this.#error,
    )
  }

  /** False when switched on with an invalid multiple. */
  get isGood(): boolean {
    return this.#error.hidden !== false
  }

  show(isFree: boolean): void {
    this.#toggle.disabled = !isFree
    this.#field.disabled = !isFree
  }
}
