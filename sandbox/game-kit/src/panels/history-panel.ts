import { button, make } from '../dom.ts'
import { icon } from '../icons/icons.ts'
import type { History, Round } from '../session/replies.ts'
import type { CallResult } from '../session/game-api.ts'
import { amountText, momentText } from '../texts/amounts.ts'
import { texts } from '../texts/sk-SK.ts'
import { openPanel } from './panel.ts'

export interface HistoryOptions<O> {
  mode: 'demo' | 'real'
  currency: string
  /** Loads a page of finished rounds; null: the first page. */
  load: (cursor: string | null) => Promise<CallResult<History<O>>>
  /** Outcome as a short text or a small picture. */
  outcome: (round: Round<O>) => Node | string
  /** Replays the round after the panel has closed; absent when the list shows it completely. */
  replay?: (round: Round<O>) => void
}

const t = texts.history

/** Opens the history of this game's rounds, newest first, page by page. */
export function openHistoryPanel<O>(game: HistoryOptions<O>): void {
  const list = make('ol', { class: 'rounds' })
  const statusText = make('p', { class: 'hint', role: 'status' })
  const more = make('button', { type: 'button', class: 'choice', hidden: true }, t.more)
  let next: string | null = null
  const dialog = openPanel(t.open, 'history', list, statusText, make('div', { class: 'choices' }, more))

  async function load(): Promise<void> {
    statusText.textContent = t.loading
    more.hidden = true
    const result = await game.load(next)
    more.hidden = false
    if (!result.ok) {
      statusText.textContent = `${t.failed} ${texts.failures.what[result.failure.kind]}`
      more.textContent = texts.failures.retry
      return
    }
    next = result.value.next
    list.append(...result.value.rounds.map((round) => entry(game, round, () => dialog.close())))
    statusText.textContent = list.childElementCount > 0 ? '' : game.mode === 'demo' ? t.emptyDemo : t.empty
    more.textContent = t.more
    more.hidden = next === null
  }
  more.addEventListener('click', () => void load())
  void load()
}

function entry<O>({ currency, outcome, replay }: HistoryOptions<O>, round: Round<O>, close: () => void): HTMLElement {
  const playedAt = momentText(round.playedAt)
  const isFullyPaidByBonus = round.staked === round.bet
  const paid =
    round.payment === 'gaming-bonus' ? ` (${isFullyPaidByBonus ? '' : `${amountText(round.bet, currency)} `}${t.bonus})` : ''
  const replayButton = replay && button(t.replayOf(playedAt), { class: 'round-button' }, icon('replay'))
  replayButton?.addEventListener('click', () => {
    close()
    replay?.(round)
  })
  return make(
    'li',
    {},
    make('time', { datetime: round.playedAt }, playedAt),
    make('div', { class: 'round-outcome' }, outcome(round), ...(round.jackpot ? [` ${t.jackpot(round.jackpot.title)}`] : [])),
    make(
      'dl',
      {},
      make('div', {}, make('dt', {}, t.staked), make('dd', {}, `${amountText(round.staked, currency)}${paid}`)),
      make('div', {}, make('dt', {}, t.won), make('dd', {}, amountText(round.win, currency))),
    ),
    ...(replayButton ? [replayButton] : []),
  )
}
