import type { Move, Play, Table } from './play.ts'

type At<K extends Play['at']> = Extract<Play, { at: K }>
type Shown = Pick<At<'showing'>, 'reply' | 'step' | 'isReplay'>

/** A decided round on the reels: step after step, plates between, the balance at the end. */
export function stopReels(table: Table, shown: Shown, hurried: boolean): Move {
  const { reply, step, isReplay } = shown
  const { grid = [], coins } = reply.outcome.steps[step] ?? {}
  return {
    table: { ...table, play: { at: 'stopping', reply, step, isReplay, hurried } },
    effects: [{ do: 'stop-reels', grid, quick: hurried, ...(coins && { coins }) }],
  }
}

export function afterWins(table: Table, { reply, step, isReplay }: Shown): Move {
  const { steps } = reply.outcome
  const shown = steps[step]
  const more = step + 1 < steps.length
  const plate = (name: At<'plate'>['plate']): Move => ({
    table: { ...table, play: { at: 'plate', plate: name, reply, step, isReplay } },
    effects: [],
  })
  if (more && shown !== undefined && shown.freeSpinsAwarded > 0) return plate(shown.isFreeSpin ? 'more' : 'awarded')
  if (more && shown?.kind === 'spin' && shown.respinsLeft !== undefined) return plate('held')
  if (more) return nextStep(table, { reply, step, isReplay })
  // Falls follow by themselves: only what was a game within the game is summed up.
  const wasBonus = shown !== undefined && (shown.isFreeSpin || shown.kind === 'respin')
  return wasBonus ? plate('summary') : settle(table, { reply, step, isReplay })
}

export const afterPlate = (table: Table, { plate, ...shown }: At<'plate'>): Move =>
  plate === 'summary' ? settle(table, shown) : nextStep(table, shown)

function nextStep(table: Table, { reply, step, isReplay }: Shown): Move {
  const { table: next, effects } = stopReels(table, { reply, step: step + 1, isReplay }, false)
  const { kind, grid = [], coins = [] } = reply.outcome.steps[step + 1] ?? {}
  if (kind === 'cascade') {
    const removed = reply.outcome.steps[step]?.removed ?? []
    return { table: next, effects: [{ do: 'drop-symbols', grid, removed }] }
  }
  if (kind === 'respin') return { table: next, effects: [{ do: 'respin', grid, coins }] }
  return { table: next, effects: [{ do: 'spin-reels' }, ...effects] }
}

/** The host's balance is the truth, whatever was added up on the way. A replay is a picture of the past: it changes nothing. */
function settle(table: Table, { reply, isReplay }: Shown): Move {
  if (isReplay) return { table: { ...table, play: { at: 'idle' } }, effects: [] }
  return {
    table: { ...table, balance: reply.balance, lastWin: reply.win, play: { at: 'idle' } },
    effects: [{ do: 'round-ended', reply }],
  }
}
