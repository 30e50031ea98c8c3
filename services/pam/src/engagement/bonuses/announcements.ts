import type { MessageType } from '@herna/contract/notifications'
import type { WaitingMessageType } from '@herna/contract/player'
import type { Announcement } from '../player-messages/index.ts'
import { spellCents, spellFreeSpins, spellGoldenChips, spellMoment } from '../player-messages/spelling.ts'
import type { BonusTemplate } from './templates.ts'

/** The bonus channels of [3.15] and [7.42]: money and free spins, the second kind of free spins, golden chips. */
const CHANNELS: Record<BonusTemplate['playType'], { message: MessageType; waiting: WaitingMessageType }> = {
  cash: { message: 'BALANCE', waiting: 'bonus' },
  bonus: { message: 'BONUS', waiting: 'bonus' },
  freespins: { message: 'BONUS', waiting: 'bonus' },
  freespins2: { message: 'BONUS_2', waiting: 'bonus:2' },
  goldenchips: { message: 'BONUS_4', waiting: 'bonus:4' },
}
export const waitingTypeOf = (playType: BonusTemplate['playType']): WaitingMessageType => CHANNELS[playType].waiting

/** `20 voľných točení po 0,20 €`. */
function giftOf(template: BonusTemplate): string {
  if (template.playType === 'cash') return spellCents(template.amount)
  if (template.playType === 'bonus') return `${spellCents(template.amount)} v bonusových peniazoch`
  const pieces = template.playType === 'goldenchips' ? spellGoldenChips(template.pieces) : spellFreeSpins(template.pieces)
  return `${pieces} po ${spellCents(template.value)}`
}

export function announceOffer(template: BonusTemplate, bonusId: string, endsAt: Date): Announcement {
  const terms =
    template.playType === 'bonus'
      ? ` Hotovosťou sa stanú, keď stavíte ${spellCents(template.amount * template.wageringTimes)}.`
      : ' Výhry z nich sú vaše hneď.'
  return {
    group: 'PlayerActionShowDialog',
    type: CHANNELS[template.playType].message,
    templateId: template.code,
    title: template.title,
    text: `Ponúkame vám ${giftOf(template)}.${terms} Ponuka platí do ${spellMoment(endsAt)}. Môžete ju prijať alebo odmietnuť.`,
    bonusId,
  }
}

export const announceCash = (template: { title: string; amount: number; code: string }): Announcement => ({
  type: 'BALANCE',
  templateId: template.code,
  title: template.title,
  text: `Na účet sme vám pripísali ${spellCents(template.amount)}.`,
})

interface Ended {
  title: string
  templateCode: string
  converted: number
}
export const announceConversion = ({ title, templateCode, converted }: Ended): Announcement => ({
  type: 'BALANCE',
  templateId: templateCode,
  title,
  text: `Podmienku pretočenia ste splnili: ${spellCents(converted)} z bonusu je odteraz hotovosť.`,
})
export const announceExpiry = ({ title, templateCode }: Ended): Announcement => ({
  templateId: templateCode,
  title,
  text: 'Platnosť bonusu sa skončila. Čo z neho zostalo nevyužité, zaniklo.',
})
export const announceEnding = ({ title, templateCode, endsAt }: Omit<Ended, 'converted'> & { endsAt: Date }): Announcement => ({
  templateId: templateCode,
  title,
  text: `Bonus platí už len do ${spellMoment(endsAt)}.`,
})
