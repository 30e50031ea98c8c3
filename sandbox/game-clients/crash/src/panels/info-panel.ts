import type { CrashDefinition } from '@herna/contract/games'
import { amountText, commonTexts, make, numberText, openTabbedPanel, percentText } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.panel

/** Opens the panel with the host's rules, the game's figures and the keyboard shortcuts. */
export function openCrashInfo(game: CrashDefinition, mode: 'demo' | 'real', currency: string): void {
  const list = (lines: readonly string[]) => make('ul', { class: 'points' }, ...lines.map((line) => make('li', {}, line)))
  const fact = (name: string, value: string) => make('div', {}, make('dt', {}, name), make('dd', {}, value))
  openTabbedPanel(game.name, commonTexts.info, [
    { name: t.rules, content: [list(game.rules), ...(mode === 'demo' ? [make('p', { class: 'hint' }, t.demo)] : [])] },
    {
      name: t.facts,
      content: [
        make(
          'dl',
          { class: 'facts' },
          fact(t.provider, game.providerName),
          fact(t.rtp, percentText(game.rtp)),
          fact(t.highest, `${numberText(game.maxWinMultiple)}×`),
          fact(t.bets, `${amountText(game.minBet, currency)} – ${amountText(game.maxBet, currency)}`),
        ),
      ],
    },
    { name: t.keys, content: [list(t.keyNotes)] },
  ])
}
