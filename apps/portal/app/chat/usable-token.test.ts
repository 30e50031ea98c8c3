import { gateway } from '@herna/contract/player'
import { expect, test } from 'vitest'
import { usableToken } from './usable-token.ts'

const { reply } = gateway.chatToken

test('a chat session token reply has a username and a token, or an error code with which its token is not used [3.46] [8.24]', () => {
  const session = { errorCode: null, username: 'eva', sessionToken: { sessionToken: 'token-1' } }
  expect(usableToken(reply.parse(session))).toBe('token-1')
  expect(usableToken(reply.parse({ ...session, errorCode: '48' }))).toBeNull()
  expect(usableToken(reply.parse({ errorCode: '48', username: null, sessionToken: null }))).toBeNull()
  expect(usableToken(reply.parse({ ...session, sessionToken: null }))).toBeNull()
  for (const field of Object.keys(session))
    expect(reply.safeParse({ ...session, [field]: undefined }).error?.issues[0]?.path, field).toEqual([field])
})
