import { ERROR_KEYS } from '@herna/contract'
import { bearerOf, ProblemError } from '@herna/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdsToken } from '../editing/editor-token.ts'
import type { PreviewPasses } from './preview-passes.ts'

/** Whose reading of drafts is let through [6.4]: with a pass of the preview, or with the editors' token. */
export interface DraftReaders {
  /** Throws a 401 for everybody else. */
  admit(request: FastifyRequest, reply: FastifyReply): void
}

export function draftReaders(passes: PreviewPasses | null, editorToken: string | undefined): DraftReaders {
  return {
    admit(request, reply) {
      const pass = bearerOf(request)
      if (holdsToken(request, editorToken) || (pass !== null && passes?.endOf(pass))) return
      reply.header('www-authenticate', 'Bearer realm="preview"')
      throw unauthorised('Drafts are read with a pass of the preview (Authorization: Bearer …).')
    },
  }
}

export const unauthorised = (detail: string, field?: string): ProblemError =>
  new ProblemError(401, detail, field === undefined ? undefined : [{ field, message: detail }], ERROR_KEYS.unauthorizedAccess)

/** For the API description: published content is open, drafts need a pass or a token. */
export const OPEN_OR_WITH_PASS: readonly Record<string, readonly string[]>[] = [{ bearer: [] }, {}]
