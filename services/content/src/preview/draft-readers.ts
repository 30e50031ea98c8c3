import { ERROR_KEYS } from '@herna/contract'
import { bearerOf, ProblemError } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdsToken } from '../editing/editor-token.ts'
import type { PreviewPasses } from './preview-passes.ts'

/** Access to drafts [6.4]: with a preview pass or the editors' token. */
export interface DraftAccess {
  /** Throws a 401 without either. */
  require(request: FastifyRequest, reply: FastifyReply): void
}

export function createDraftAccess(passes: PreviewPasses | null, editorToken: string | undefined): DraftAccess {
  return {
    require(request, reply) {
      const pass = bearerOf(request)
      if (holdsToken(request, editorToken) || (pass !== null && passes?.endOf(pass))) return
      reply.header('www-authenticate', 'Bearer realm="preview"')
      throw unauthorised('Drafts require a preview pass (Authorization: Bearer …).')
    },
  }
}

export const unauthorised = (detail: string, field?: string): ProblemError =>
  new ProblemError(401, detail, field === undefined ? undefined : [{ field, message: detail }], ERROR_KEYS.unauthorizedAccess)
