import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../game-host.fixture.ts'
import { type RealPlay, realPlay } from '../real-play.fixture.ts'

let play: RealPlay
beforeAll(async () => {
  play = await realPlay()
})
afterAll(() => play.close())

const ask = async (token: string, payload: object, origin = ORIGIN) => {
  const headers = { origin, authorization: `Bearer ${token}` }
  return play.host.app.inject({ method: 'POST', url: '/api/favourite', headers, payload })
}

test('a game on its own page asks the wallet whether it is a favourite, and changes that [3.42] [4.17]', async () => {
  const { token } = await play.open()
  expect((await ask(token, {})).json()).toEqual({ isFavourite: false })
  expect((await ask(token, { isFavourite: true })).json()).toEqual({ isFavourite: true })
  expect(play.wallet.isFavourite).toBe(true)
  expect((await ask(token, {})).json()).toEqual({ isFavourite: true })
})

test('no other page, no unknown session and no demo can change favourites, and a silent wallet is a failure that may pass', async () => {
  const { token } = await play.open()
  expect((await ask(token, { isFavourite: true }, 'https://zly.example')).statusCode).toBe(403)
  expect((await ask('x'.repeat(43), {})).statusCode).toBe(401)
  const demo = await play.host.openSession()
  expect((await ask(demo.token, {})).statusCode).toBe(404)
  play.wallet.fail('favourite', '500', 1)
  expect((await ask(token, {})).statusCode).toBe(503)
  play.wallet.isLoggedIn = false
  const over = await ask(token, {})
  expect([over.statusCode, over.json().errorCode]).toEqual([401, 'session-over'])
  play.wallet.isLoggedIn = true
})
