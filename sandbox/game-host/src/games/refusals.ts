import { ProblemError } from '@herna/service-kit'

export const refusedBet = (field: string, message: string): ProblemError =>
  new ProblemError(422, `${field}: ${message}`, [{ field, message }])

export const refusedAction = (detail: string): ProblemError =>
  new ProblemError(409, detail, [{ field: 'action', message: detail }], 'action-refused')
