import type { RoundReply } from '@herna/contract/games'
import type { Play, Table } from '../round/index.ts'
import type { Sounds } from '../sounds/index.ts'
import { texts } from '../texts/index.ts'
import { celebrationOf, shownBefore } from '../wins/index.ts'
import type { Screen } from './screen.ts'

interface Voices {
  amount: (cents: number) => string
  announce: (text: string) => void
  sounds: Sounds
}

/** What the reels' surroundings show in each state of play. */
export function showPlay(screen: Screen, table: Table, voices: Voices): void {
  const { play } = table
  if (play.at === 'plate') showPlate(screen, table, play, voices)
  else screen.plate.hide()
  screen.showFreeSpins(freeSpinsText(table))
  showWords(screen, table, voices)
}

function showWords(screen: Screen, table: Table, voices: Voices): void {
  const { play } = table
  switch (play.at) {
    case 'asking':
      screen.meters.showWin(voices.amount(0), false)
      return screen.say(texts.messages.goodLuck)
    case 'stopping':
      screen.meters.showWin(voices.amount(shownBefore(play.reply, play.step)), false)
      return play.step > 0 ? screen.say(texts.meters.freeSpins) : undefined
    case 'plate':
      return play.plate === 'summary' ? screen.say(texts.messages.won(voices.amount(play.reply.win))) : undefined
    case 'showing':
      return
    default:
      return showRest(screen, table, voices)
  }
}

function showRest(screen: Screen, { lastWin, bet }: Table, { amount }: Voices): void {
  screen.meters.showWin(amount(lastWin ?? 0), (lastWin ?? 0) > bet)
  screen.say(lastWin === null ? texts.messages.ready : lastWin > 0 ? texts.messages.won(amount(lastWin)) : texts.messages.noWin)
}

/** „Ešte 7 voľných točení · Výhry × 2“ while free spins run. */
function freeSpinsText({ play, session }: Table): string | null {
  const step = stepOf(play)
  if (step === null || !step.isFreeSpin || session === null) return null
  const by = session.game.freeSpins?.multiplier ?? 1
  const left = texts.messages.freeSpin(step.freeSpinsLeft)
  return by > 1 ? `${left} · ${texts.meters.multiplier(by)}` : left
}

function stepOf(play: Play): RoundReply['steps'][number] | null {
  const inRound = play.at === 'stopping' || play.at === 'showing' || play.at === 'plate'
  return inRound ? (play.reply.steps[play.step] ?? null) : null
}

function showPlate(
  screen: Screen,
  { session }: Table,
  play: Extract<Play, { at: 'plate' }>,
  { amount, announce, sounds }: Voices,
): void {
  const { plates } = texts
  if (play.plate === 'summary') {
    const win = amount(play.reply.win)
    screen.plate.ask(plates.summary.title, plates.summary.note, win, plates.summary.go)
    if (celebrationOf(play.reply.win, play.reply.bet) !== 'plain' && play.reply.win > 0) sounds.play('win')
    return announce(`${plates.summary.title}. ${texts.messages.won(win)}. ${plates.summary.go}.`)
  }
  const words = plates[play.plate]
  const title = words.title(play.reply.steps[play.step]?.freeSpinsAwarded ?? 0)
  const note = words.note(session?.game.freeSpins?.multiplier ?? 1)
  screen.plate.ask(title, note, null, words.go)
  sounds.play('free-spins')
  announce([title, note, words.go].filter(Boolean).join('. '))
}
