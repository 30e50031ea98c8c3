import { ProblemError } from '@herna/service-kit'

/** 422: the stake is not allowed; names the field. */
export const refusedBet = (field: string, message: string): ProblemError =>
  new ProblemError(422, `${field}: ${message}`, [{ field, message }])

/** 409 `bets-closed`: the table takes no bets now; nothing was taken. */
export const betsClosed = (): ProblemError =>
  new ProblemError(409, 'The betting of this round of the table is over, or the table is closed.', undefined, 'bets-closed')

/** 409 `seat-taken`: somebody else has the seat in this round of the table; nothing was taken. */
export const seatTaken = (): ProblemError =>
  new ProblemError(409, 'The seat was taken by somebody else.', undefined, 'seat-taken')

/** 409 `action-refused`: the action is not possible now. */
export const refusedAction = (detail: string): ProblemError =>
  new ProblemError(409, detail, [{ field: 'action', message: detail }], 'action-refused')
