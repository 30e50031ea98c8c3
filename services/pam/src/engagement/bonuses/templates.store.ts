import type { Queryable } from '../../foundation/index.ts'
import type { BonusTemplate } from './templates.ts'

/** Writes the current templates; granted bonuses are not changed. */
export async function writeTemplates(db: Queryable, templates: readonly BonusTemplate[]): Promise<void> {
  for (const template of templates) {
    const amount = 'amount' in template ? template.amount : null
    const [pieces, value] = 'pieces' in template ? [template.pieces, template.value] : [null, null]
    const times = template.playType === 'bonus' ? template.wageringTimes : null
    await db.query(
      `INSERT INTO pam.bonus_templates (code, title, play_type, amount, pieces, value, games, wagering_times, open_to_all)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (code) DO UPDATE SET title = excluded.title, play_type = excluded.play_type, amount = excluded.amount, pieces = excluded.pieces,
         value = excluded.value, games = excluded.games, wagering_times = excluded.wagering_times, open_to_all = excluded.open_to_all`,
      [template.code, template.title, template.playType, amount, pieces, value, template.games, times, template.isOpen],
    )
  }
}
