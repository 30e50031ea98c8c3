import { crashDefinition, crashOutcome, roundReply, sessionReply } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { sampleRound, sampleSession } from '../round/sample.ts'
import { crashDoors } from './index.ts'

const contractRound = roundReply.extend({ outcome: crashOutcome })
const contractSession = sessionReply.extend({ game: crashDefinition, openRound: contractRound.nullable() })

test('what the contract accepts passes the door unchanged', () => {
  for (const session of [sampleSession(), sampleSession({ openRound: sampleRound() })])
    expect(crashDoors.session.parse(session)).toEqual(contractSession.parse(session))
  expect(crashDoors.round.parse(sampleRound())).toEqual(contractRound.parse(sampleRound()))
})

test('one wrong value of a definition or an outcome: the door and the contract refuse the same', () => {
  const session = sampleSession()
  for (const key of Object.keys(session.game))
    for (const by of [undefined, null, 'x', 0, 1.5, []]) {
      const bad = { ...session, game: { ...session.game, [key]: by } }
      expect([key, by, crashDoors.session.safeParse(bad).success]).toEqual([key, by, contractSession.safeParse(bad).success])
    }
  const round = sampleRound()
  for (const key of Object.keys(round.outcome))
    for (const by of [undefined, null, 'x', 0, 1.5, []]) {
      const bad = { ...round, outcome: { ...round.outcome, [key]: by } }
      expect([key, by, crashDoors.round.safeParse(bad).success]).toEqual([key, by, contractRound.safeParse(bad).success])
    }
})
