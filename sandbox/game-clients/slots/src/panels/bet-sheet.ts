import type { SlotDefinition } from '@herna/contract/games'
import { amountText, make, openPanel } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** Opens the list of all bets. */
export function openBetSheet(game: SlotDefinition, currency: string, bet: number, choose: (bet: number) => void): void {
  const choices = game.bets.map((amount) => choice(amount, currency, amount === bet))
  const dialog = openPanel(
    texts.stake.sheet,
    'bet-sheet',
    make(
      'p',
      { class: 'hint' },
      game.wins === 'lines' ? texts.stake.hint(texts.stake.lines(game.lines.length)) : texts.families.stakeHint,
    ),
    make('div', { class: 'bet-list', role: 'group', 'aria-label': texts.stake.sheet }, ...choices),
  )
  for (const [place, button] of choices.entries()) {
    button.addEventListener('click', () => {
      dialog.close()
      choose(game.bets[place] ?? bet)
    })
  }
  dialog.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
}

const choice = (amount: number, currency: string, chosen: boolean): HTMLButtonElement =>
  make('button', { type: 'button', class: 'choice', 'aria-pressed': String(chosen) }, amountText(amount, currency))
