const POPUP_TYPES = ['freespins', 'freespins2', 'goldenchips']

/** Whether this play type has a bonus popup: gaming bonuses only [3.17] [4.24]. */
export const hasBonusPopup = (playType: string): boolean => POPUP_TYPES.includes(playType.toLowerCase())

/** Share of the wagering requirement that is met, 0 … 1; amounts in cents. 1 when nothing is required. */
export const wageringDone = ({ required, done }: { required: number; done: number }): number =>
  required <= 0 ? 1 : Math.min(1, Math.max(0, done / required))
