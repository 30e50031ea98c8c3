import { BACCARATS } from './baccarat/models.ts'
import { BLACKJACKS } from './blackjack/models.ts'
import { DICE_TABLES } from './dice/models.ts'
import type { TableModel } from './model.ts'
import { ROULETTES } from './roulette/models.ts'
import { VIDEO_POKERS } from './video-poker/models.ts'

/** All tables available to a catalogue. */
export const TABLE_MODELS: readonly TableModel[] = [...ROULETTES, ...BLACKJACKS, ...BACCARATS, ...VIDEO_POKERS, ...DICE_TABLES]

const byId = new Map(TABLE_MODELS.map((model) => [model.id, model]))

export function tableModel(id: string): TableModel {
  const model = byId.get(id)
  if (!model) throw new RangeError(`there is no table ${id}`)
  return model
}
