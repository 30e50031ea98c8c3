import type { BonusDetails, BonusLoss, GamingBonus, PlayerBonus } from '@herna/contract/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../browser.fixture.ts'
import { type RunningPam, runPam } from '../../pam.fixture.ts'
import { grantCash, startTestPlay, type TestPlay } from '../../rounds.fixture.ts'

const GATEWAY = '/gateway/pams/api/v2'
let pam: RunningPam
let names = 0
beforeAll(async () => {
  pam = await runPam()
  // A Monday.
  pam.clock.now = new Date('2026-03-02T10:00:00Z')
})
afterAll(() => pam.close())

interface BonusPlayer {
  name: string
  browser: Browser
  play: TestPlay
}
const createPlayer = async (cents = 0): Promise<BonusPlayer> => {
  names += 1
  const name = `bonusnik${names}`
  await pam.newPlayer(name)
  const browser = await pam.playing(name)
  const play = await startTestPlay(pam, browser)
  if (cents > 0) await grantCash(pam, play.playerId, cents)
  return { name, browser, play }
}
const optIn = (browser: Browser, templateCode: string) =>
  browser.call('POST', `${GATEWAY}/client/optInToBonusTemplate`, { templateCode })
const list = async (browser: Browser, filter = 'current') =>
  (await browser.expect<{ bonuses: PlayerBonus[] }>(200, 'GET', `${GATEWAY}/player/bonuses?statusFilter=${filter}`)).bonuses
const gaming = async (browser: Browser, body: object = {}) =>
  (await browser.expect<{ bonuses: GamingBonus[] }>(200, 'POST', `${GATEWAY}/player/gamingBonuses`, body)).bonuses
const answer = (browser: Browser, id: string, how: string) => browser.call('POST', `/platform/bonuses/${id}`, { answer: how })
/** Opted in and accepted. */
const take = async (browser: Browser, templateCode: string): Promise<PlayerBonus> => {
  await optIn(browser, templateCode)
  const offered = (await list(browser)).find((bonus) => bonus.templateCode === templateCode && bonus.status === 'offered')
  const { status, body } = await answer(browser, offered?.bonusId ?? '', 'accept')
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const messagesOf = async (browser: Browser) => (await browser.call('GET', '/platform/player-messages')).body.messages
const money = async (browser: Browser) => {
  const { body } = await browser.call('GET', `${GATEWAY}/balances`)
  const { casino_cash, casino_bonus, casino_gaming } = body.balances
  return { cash: casino_cash.amount, bonus: casino_bonus.amount, gaming: casino_gaming.amount }
}

test('opting in to a template offers its bonus once, however often it is requested [7.18] [7.19] [7.17]', async () => {
  const { browser } = await createPlayer()
  expect((await optIn(browser, 'ZLATE-CIPY-10')).body).toEqual({ bonusTemplateOptIns: [{ templateCode: 'ZLATE-CIPY-10' }] })
  await Promise.all([optIn(browser, 'ZLATE-CIPY-10'), optIn(browser, 'ZLATE-CIPY-10')])
  const bonuses = await list(browser)
  expect(bonuses).toHaveLength(1)
  expect(bonuses[0]).toMatchObject({ templateCode: 'ZLATE-CIPY-10', status: 'offered', playType: 'goldenchips', amount: 500 })
  const optedIn = await browser.expect(200, 'GET', `${GATEWAY}/client/getOptedInBonusTemplates`)
  expect(optedIn).toEqual({ bonusTemplateOptIns: [{ templateCode: 'ZLATE-CIPY-10' }] })
})

test('gaming bonuses include template details only when requested [7.16] [3.51]', async () => {
  const { browser } = await createPlayer()
  const chips = await take(browser, 'ZLATE-CIPY-10')
  const [bare] = await gaming(browser)
  const [whole] = await gaming(browser, { returnBonusTemplateDetails: true })
  expect(bare).not.toHaveProperty('bonusTemplate')
  expect(whole).toEqual({
    ...bare,
    bonusTemplate: { title: chips.title, gamingContext: { selectedGames: bare?.selectedGames } },
  })
})

test('opting out withdraws pending offers and keeps accepted bonuses [7.20]', async () => {
  const { browser } = await createPlayer()
  const chips = await take(browser, 'ZLATE-CIPY-10')
  await optIn(browser, 'BONUS-10')
  for (const templateCode of ['BONUS-10', 'ZLATE-CIPY-10', 'ZLATE-CIPY-10'])
    await browser.expect(200, 'POST', `${GATEWAY}/client/optOutFromBonusTemplate`, { templateCode })
  expect((await list(browser)).map(({ bonusId }) => bonusId)).toEqual([chips.bonusId])
  expect((await list(browser, 'history')).map(({ status }) => status)).toEqual(['declined'])
  expect((await browser.call('GET', `${GATEWAY}/client/getOptedInBonusTemplates`)).body).toEqual({ bonusTemplateOptIns: [] })
})

test('unknown templates, and templates only the operator grants, cannot be opted in to [7.19]', async () => {
  const { browser } = await createPlayer()
  for (const code of ['NIKDY', 'VRATENIE-5']) {
    const { status, body } = await optIn(browser, code)
    expect([status, body.errorCode, body.errors[0].field]).toEqual([404, 'template-unknown', 'templateCode'])
  }
})

test('an excluded player cannot opt in or accept, but can read and cancel (M12) [7.19] [7.42]', async () => {
  const { name, browser } = await createPlayer()
  const chips = await take(browser, 'ZLATE-CIPY-10')
  await optIn(browser, 'BONUS-10')
  await browser.expect(200, 'POST', '/platform/panic-button')
  expect((await optIn(browser, 'UVITACI-50')).body.errorCode).toBe('player-blocked')
  const [offered] = (await list(browser)).filter(({ status }) => status === 'offered')
  const refused = await answer(browser, offered?.bonusId ?? '', 'accept')
  expect([refused.status, refused.body.errorCode], name).toEqual([403, 'player-blocked'])
  expect((await answer(browser, chips.bonusId, 'cancel')).status).toBe(200)
  expect(await money(browser)).toEqual({ cash: 0, bonus: 0, gaming: 0 })
})

test('weekend spins are offered from Friday to Sunday and are valid to the end of Monday, once per weekend', async () => {
  const { browser } = await createPlayer()
  const previousTime = pam.clock.now
  await optIn(browser, 'VIKEND-20')
  expect(await list(browser)).toEqual([])
  pam.clock.now = new Date('2026-03-05T22:59:00Z')
  await pam.runPlayJobs()
  expect(await list(await pam.playing(`bonusnik${names}`))).toEqual([])
  pam.clock.now = new Date('2026-03-05T23:01:00Z')
  await pam.runPlayJobs()
  const back = await pam.playing(`bonusnik${names}`)
  const [friday] = await list(back)
  expect(friday).toMatchObject({ templateCode: 'VIKEND-20', amount: 400, endsAt: '2026-03-09T23:00:00.000Z' })
  await pam.runPlayJobs()
  expect(await list(back)).toHaveLength(1)
  pam.clock.now = new Date('2026-03-13T10:00:00Z')
  await pam.runPlayJobs()
  const later = await pam.playing(`bonusnik${names}`)
  expect((await list(later, 'all')).map(({ status }) => status)).toEqual(['offered', 'expired'])
  pam.clock.now = previousTime
})

test('gaming bonuses return the remaining pieces and eligible games; details return the template and its games [7.15] [7.16] [3.51]', async () => {
  const { browser } = await createPlayer()
  const { bonusId } = await take(browser, 'ZLATE-CIPY-10')
  const [chips] = await gaming(browser)
  expect(chips).toMatchObject({
    bonusId,
    bonusType: 'goldenchips',
    bonusStatus: 'active',
    freeSpinsCountRemaining: null,
    goldenChips: { goldenChipsCountRemaining: 10 },
    value: 50,
  })
  expect(chips?.selectedGames).toContain('europska-ruleta-klasik')
  const details = await browser.expect<BonusDetails>(200, 'GET', `${GATEWAY}/player/bonusDetails?bonusId=${bonusId}`)
  expect(details.bonus).toMatchObject({ playType: 'goldenchips', freeSpinsCount: null, goldenChips: { goldenChipsCount: 10 } })
  expect(details.bonusTemplate?.gamingContext?.selectedGames).toEqual(chips?.selectedGames)
  const bare = `${GATEWAY}/player/bonusDetails?bonusId=${bonusId}&returnBonusTemplateDetails=false`
  expect((await browser.expect<BonusDetails>(200, 'GET', bare)).bonusTemplate).toBeNull()
  const other = await createPlayer()
  expect((await other.browser.call('GET', `${GATEWAY}/player/bonusDetails?bonusId=${bonusId}`)).status).toBe(404)
})

test('chips pay bets of their games at their exact value; their wins are cash; once used up they are completed [3.17] [7.16]', async () => {
  const { browser, play } = await createPlayer()
  const { bonusId } = await take(browser, 'ZLATE-CIPY-10')
  const game = 'europska-ruleta-klasik'
  expect((await play.bet({ game: 'vlcia-hora', stake: 50, bonusId })).refusal).toBe('bonus-unusable')
  expect((await play.bet({ game, stake: 60, bonusId })).refusal).toBe('bonus-unusable')
  for (let chip = 0; chip < 9; chip++) await play.round({ game, stake: 50, bonusId, won: chip === 0 ? 1_800 : 0 })
  expect((await gaming(browser))[0]?.goldenChips).toEqual({ goldenChipsCountRemaining: 1 })
  expect(await money(browser)).toEqual({ cash: 1_800, bonus: 0, gaming: 1_800 })
  const taken = await play.bet({ game, stake: 50, bonusId })
  expect(await gaming(browser)).toEqual([])
  await play.rollback({ ...taken, game })
  expect((await gaming(browser))[0]?.goldenChips).toEqual({ goldenChipsCountRemaining: 1 })
  await play.round({ game, stake: 50, bonusId })
  expect((await gaming(browser, { statusFilter: 'history' }))[0]?.bonusStatus).toBe('completed')
  expect((await play.bet({ game, stake: 50, bonusId })).refusal).toBe('bonus-unusable')
})

test('stakes of real rounds count towards the wagering; once wagered, bonus money becomes cash and the player is notified [7.17] [7.42]', async () => {
  const { browser, play } = await createPlayer(8_000)
  const bonus = await take(browser, 'BONUS-10')
  expect(bonus).toMatchObject({ status: 'active', balance: 1_000, wagering: { required: 10_000, done: 0, left: 10_000 } })
  expect(await money(browser)).toEqual({ cash: 8_000, bonus: 1_000, gaming: 9_000 })
  await play.round({ game: 'vlcia-hora', stake: 8_000, won: 4_000 })
  expect((await list(browser))[0]?.wagering).toEqual({ required: 10_000, done: 8_000, left: 2_000 })
  expect(await money(browser)).toEqual({ cash: 4_000, bonus: 1_000, gaming: 5_000 })
  await play.round({ game: 'vlcia-hora', stake: 2_500, won: 0 })
  expect(await list(browser)).toEqual([])
  expect(await money(browser)).toEqual({ cash: 2_500, bonus: 0, gaming: 2_500 })
  await pam.runPlayJobs()
  const announcements = (await messagesOf(browser)).map(({ type, text }: { type: string; text: string }) => [type, text])
  expect(announcements).toEqual([['BALANCE', expect.stringMatching(/10,00\s€ z bonusu je odteraz hotovosť/)]])
})

test('bonus money in an open round is converted when that round closes', async () => {
  const { browser, play } = await createPlayer(9_500)
  await take(browser, 'BONUS-10')
  const open = await play.bet({ game: 'perla-hlbin', stake: 10_000 })
  expect(await money(browser)).toMatchObject({ cash: 0, bonus: 500 })
  expect((await list(browser))[0]?.balance).toBe(1_000)
  await play.win({ ...open, game: 'perla-hlbin' }, 2_000)
  // A twentieth of the stake was bonus money, so is a twentieth of the win: both became cash.
  expect(await money(browser)).toEqual({ cash: 2_500, bonus: 0, gaming: 2_500 })
  expect((await list(browser, 'history'))[0]).toMatchObject({ status: 'completed', balance: 0 })
})

test('cancelling a bonus forfeits what was shown before, and what open rounds return later; cash stays [7.42]', async () => {
  const { browser, play } = await createPlayer(100)
  const { bonusId } = await take(browser, 'BONUS-10')
  const open = await play.bet({ game: 'vlcia-hora', stake: 500 })
  const loss = await browser.expect<BonusLoss>(200, 'GET', `/platform/bonuses/${bonusId}/loss`)
  expect(loss).toEqual({ bonusMoney: 1_000, freeSpins: 0, goldenChips: 0 })
  expect((await answer(browser, bonusId, 'cancel')).body).toMatchObject({ status: 'cancelled', balance: 0 })
  expect((await answer(browser, bonusId, 'cancel')).status).toBe(200)
  expect(await money(browser)).toEqual({ cash: 0, bonus: 0, gaming: 0 })
  await play.win({ ...open, game: 'vlcia-hora' }, 1_000)
  expect(await money(browser)).toEqual({ cash: 200, bonus: 0, gaming: 200 })
  expect((await answer(browser, bonusId, 'accept')).body.errorCode).toBe('bonus-unusable')
})

test('bonus money returned by a rollback after its bonus was cancelled is forfeited', async () => {
  const { browser, play } = await createPlayer()
  const { bonusId } = await take(browser, 'BONUS-10')
  const open = await play.bet({ game: 'vlcia-hora', stake: 400 })
  await answer(browser, bonusId, 'cancel')
  await play.rollback({ ...open, game: 'vlcia-hora' })
  await pam.runPlayJobs()
  expect(await money(browser)).toEqual({ cash: 0, bonus: 0, gaming: 0 })
})

test('losing all bonus money completes its bonus, and nothing becomes cash', async () => {
  const { browser, play } = await createPlayer()
  await take(browser, 'BONUS-10')
  await play.round({ game: 'vlcia-hora', stake: 1_000 })
  expect((await list(browser, 'history'))[0]).toMatchObject({ status: 'completed', wagering: { done: 1_000 } })
  expect(await money(browser)).toEqual({ cash: 0, bonus: 0, gaming: 0 })
})

test('expired offers, spins and bonus money end; the player is notified about accepted bonuses', async () => {
  const { name, browser } = await createPlayer()
  await take(browser, 'BONUS-10')
  const { bonusId } = await take(browser, 'ZLATE-CIPY-10')
  const previousTime = pam.clock.now
  pam.pass({ days: 30 })
  await pam.runPlayJobs()
  const near = await pam.playing(name)
  const texts = async (ofBrowser: Browser) => (await messagesOf(ofBrowser)).map(({ text }: { text: string }) => text)
  expect(await texts(near)).toEqual(Array(2).fill(expect.stringContaining('platí už len do')))
  pam.pass({ days: 1 })
  const late = await pam.playing(name)
  const play = await startTestPlay(pam, late)
  expect((await play.bet({ game: 'ruleta-expres', stake: 50, bonusId })).refusal).toBe('bonus-unusable')
  await pam.runPlayJobs()
  await pam.runPlayJobs()
  expect((await list(late, 'all')).map(({ status }) => status)).toEqual(['expired', 'expired'])
  expect(await money(late)).toEqual({ cash: 0, bonus: 0, gaming: 0 })
  expect((await texts(late)).filter((text: string) => text.includes('zaniklo'))).toHaveLength(2)
  pam.clock.now = previousTime
})

test('an offer creates a message and a waiting message of its kind, until it is answered [3.15] [3.16] [7.42]', async () => {
  const { browser } = await createPlayer()
  await optIn(browser, 'ZLATE-CIPY-10')
  const messages = () => messagesOf(browser)
  const waiting = async () => (await browser.call('GET', '/platform/waiting-messages?types=bonus:4')).body.messages
  const [offered] = await list(browser)
  expect(await messages()).toMatchObject([
    { group: 'PlayerActionShowDialog', type: 'BONUS_4', templateId: 'ZLATE-CIPY-10', bonusId: offered?.bonusId },
  ])
  expect(await waiting()).toMatchObject([{ key: 'messages.bonus-offered', params: { bonusId: offered?.bonusId } }])
  expect((await answer(browser, offered?.bonusId ?? '', 'decline')).body.status).toBe('declined')
  expect([await messages(), await waiting()]).toEqual([[], []])
})

test('a bonus belongs to its player: others cannot read, answer or use it', async () => {
  const [one, other] = [await createPlayer(), await createPlayer()]
  const { bonusId } = await take(one.browser, 'ZLATE-CIPY-10')
  expect((await answer(other.browser, bonusId, 'cancel')).body.errorCode).toBe('bonus-unknown')
  expect((await other.browser.call('GET', `/platform/bonuses/${bonusId}/loss`)).status).toBe(404)
  expect((await other.play.bet({ game: 'ruleta-expres', stake: 50, bonusId })).refusal).toBe('bonus-unusable')
})
