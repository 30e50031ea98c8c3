import type { MessageType } from '@herna/contract/notifications'
import type { WaitingMessageType } from '@herna/contract/player'
import type { Announcement } from '../player-messages/index.ts'
import { formatCents, formatFreeSpins, formatGoldenChips, formatDateTime } from '../player-messages/format.ts'
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
function describeOffer(template: BonusTemplate): string {
  if (template.playType === 'cash') return formatCents(template.amount)
  if (template.playType === 'bonus') return `${formatCents(template.amount)} v bonusových peniazoch`
  const pieces = template.playType === 'goldenchips' ? formatGoldenChips(template.pieces) : formatFreeSpins(template.pieces)
  return `${pieces} po ${formatCents(template.value)}`
}

export function announceOffer(template: BonusTemplate, bonusId: string, endsAt: Date): Announcement {
  const terms =
    template.playType === 'bonus'
      ? ` Hotovosťou sa stanú, keď stavíte ${formatCents(template.amount * template.wageringTimes)}.`
      : ' Výhry z nich sú vaše hneď.'
  return {
    group: 'PlayerActionShowDialog',
    type: CHANNELS[template.playType].message,
    templateId: template.code,
    title: template.title,
    text: `Ponúkame vám ${describeOffer(template)}.${terms} Ponuka platí do ${formatDateTime(endsAt)}. Môžete ju prijať alebo odmietnuť.`,
    bonusId,
  }
}

export const announceCash = (template: { title: string; amount: number; code: string }): Announcement => ({
  type: 'BALANCE',
  templateId: template.code,
  title: template.title,
  text: `Na účet sme vám pripísali ${formatCents(template.amount)}.`,
})

interface EndedBonus {
  title: string
  templateCode: string
  converted: number
}
export const announceConversion = ({ title, templateCode, converted }: EndedBonus): Announcement => ({
  type: 'BALANCE',
  templateId: templateCode,
  title,
  text: `Podmienku pretočenia ste splnili: ${formatCents(converted)} z bonusu je odteraz hotovosť.`,
})
export const announceExpiry = ({ title, templateCode }: EndedBonus): Announcement => ({
  templateId: templateCode,
  title,
  text: 'Platnosť bonusu sa skončila. Čo z neho zostalo nevyužité, zaniklo.',
})
export const announceEnding = ({
  title,
  templateCode,
  endsAt,
}: Omit<EndedBonus, 'converted'> & { endsAt: Date }): Announcement => ({
  templateId: templateCode,
  title,
  text: `Bonus platí už len do ${formatDateTime(endsAt)}.`,
})
