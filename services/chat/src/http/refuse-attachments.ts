import { ProblemError } from '@herna/service-kit'

/** Files are never accepted: 415 that names the field. */
export function refuseAttachment(attachment: unknown): void {
  if (attachment === undefined) return
  const errors = [{ field: 'attachment', message: 'files are not accepted' }]
  throw new ProblemError(415, 'Files are not accepted in the chat.', errors, 'attachment-refused')
}
