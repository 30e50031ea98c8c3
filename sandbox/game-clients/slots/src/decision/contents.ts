import type { GambleColour, SlotDefinition } from '@herna/contract/games'
import { make, makeSvg, SUIT_SHAPES } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { gambleCard } from './card.ts'

const t = texts.decisions

/** The free spins to choose from; `choose` gets the option's index. */
export function choiceContent({ freeSpinOptions = [] }: SlotDefinition, choose: (option: number) => void): HTMLElement[] {
  const options = freeSpinOptions.map(({ spins, multiplier }, index) => {
    const option = make(
      'button',
      { type: 'button', class: 'spin-option' },
      make('b', {}, String(spins)),
      make('span', {}, t.choice.spins(spins)),
      make('span', { class: 'spin-option-times' }, t.choice.times(multiplier)),
    )
    option.addEventListener('click', () => choose(index))
    return option
  })
  const [first] = freeSpinOptions
  return [
    make('div', { class: 'spin-options' }, ...options),
    make('p', { class: 'hint' }, t.choice.note),
    ...(first ? [make('p', { class: 'hint' }, t.choice.unanswered(first.spins, first.multiplier))] : []),
  ]
}

export interface GambleHandlers {
  amount: (cents: number) => string
  collect: () => void
  guess: (colour: GambleColour) => void
}

/** The win, the cards so far, and the three answers, none more prominent than collecting. */
export function gambleContent({ gamble }: SlotDefinition, round: SlotRound, handlers: GambleHandlers): HTMLElement[] {
  const { amount = 0, steps = [], isOpen = false } = round.outcome.gamble ?? {}
  const { amount: text, collect, guess } = handlers
  const answer = (name: string, kind: string, onSelect: () => void, ...content: (Node | string)[]): HTMLElement => {
    const button = make('button', { type: 'button', class: `gamble-answer ${kind}` }, ...content, make('span', {}, name))
    button.addEventListener('click', onSelect)
    return button
  }
  const collectButton = answer(t.gamble.collect(text(amount)), 'collect', collect)
  collectButton.setAttribute('autofocus', '')
  return [
    make('p', { class: 'gamble-amount' }, text(amount)),
    make('div', { class: 'gamble-cards' }, ...steps.map(({ card }) => gambleCard(card)), ...(isOpen ? [gambleCard(null)] : [])),
    make(
      'div',
      { class: 'gamble-answers', inert: !isOpen },
      collectButton,
      answer(t.gamble.red, 'red', () => guess('red'), suitSign('hearts')),
      answer(t.gamble.black, 'black', () => guess('black'), suitSign('spades')),
    ),
    ...(isOpen
      ? [
          make('p', { class: 'hint' }, t.gamble.odds(text(amount * 2))),
          make('p', { class: 'hint' }, t.gamble.left((gamble?.maxSteps ?? 0) - steps.length)),
        ]
      : [make('p', { class: 'gamble-result' }, amount > 0 ? t.gamble.right(text(amount)) : t.gamble.wrong)]),
  ]
}

const suitSign = (suit: 'hearts' | 'spades'): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: SUIT_SHAPES[suit] }))
