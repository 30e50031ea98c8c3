const POPUP_TYPES = ['freespins', 'freespins2', 'goldenchips']

/** The popup is only for gaming bonuses [3.17] [4.24]. */
export const hasBonusPopup = (playType: string): boolean => POPUP_TYPES.includes(playType.toLowerCase())

/** What is left to stake before bonus money becomes cash, as a part of the whole: 0 … 1. Nothing to stake is done. */
export const wageringDone = ({ required, done }: { required: number; done: number }): number =>
  required <= 0 ? 1 : Math.min(1, Math.max(0, done / required))
