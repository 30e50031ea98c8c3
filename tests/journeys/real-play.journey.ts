import type { Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { accessibilityViolations, expect, test } from './guest.ts'
import { accountButton, closePlayInfo, loginDialog, openAccount, refuseCookies } from './player.ts'
import {
  barAmount,
  ledgerBalance,
  ledgerRounds,
  centsOf,
  gameBalance,
  openRealGame,
  createFundedPlayer,
  untilPlayable,
  suppressPopups,
} from './real-money.ts'
import { collectRounds, GAME_KINDS, type GameKind, playRounds, type ReportedRound, SHARED_ROUND_MS } from './play-rounds.ts'

// Tracing hundreds of key presses would take longer than the rounds.
test.use({ trace: 'off' })

const START = 10_000
/** Rounds of each kind. Service tests play many more, where a round takes milliseconds. */
const ROUNDS = breadth === 'full' ? 20 : 3
/** Kinds that are tested from the game's page through the login to the statement; that path is the same for every kind. */
const FULL_PATH_KINDS = breadth === 'full' ? GAME_KINDS : GAME_KINDS.slice(0, 1)

const roundsOf = ({ maxRounds = ROUNDS }: GameKind): number => Math.min(ROUNDS, maxRounds)
/** More time for kinds whose rounds take theirs. */
const extendTime = (kinds: readonly GameKind[]): void => {
  const shared = kinds.reduce((total, { maxRounds = 0 }) => total + maxRounds, 0)
  test.setTimeout(test.info().timeout + shared * SHARED_ROUND_MS)
}

const sum = (rounds: readonly ReportedRound[], amount: 'staked' | 'win') =>
  rounds.reduce((total, round) => total + round[amount], 0)

/** Checks that the rounds, the ledger, the game and the bar agree to the cent; returns the balance. */
async function expectMatchingBalances(page: Page, rounds: readonly ReportedRound[]): Promise<number> {
  const expectedRounds = rounds.map(({ roundId, staked, win }) => ({ roundId, staked, won: win, state: 'closed' }))
  await expect(async () => expect(await ledgerRounds(page)).toMatchObject(expectedRounds.toReversed())).toPass()
  let expectedBalance = START
  for (const { staked, win, balance: reportedBalance } of rounds) {
    expectedBalance += win - staked
    expect(reportedBalance, 'the balance that each round reports').toBe(expectedBalance)
  }
  expect(await ledgerBalance(page)).toBe(expectedBalance)
  await expect.poll(() => gameBalance(page)).toBe(expectedBalance)
  await expect.poll(() => barAmount(page, 'Zostatok')).toBe(expectedBalance)
  await expect.poll(() => barAmount(page, 'Bilancia')).toBe(expectedBalance - START)
  return expectedBalance
}

test.beforeEach(async ({ guest: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** Bet spots of a table show odds as figures (1 : 1) while their accessible names use words, so that rule does not apply to them. */
const isTableLabel = ({ name }: (typeof FULL_PATH_KINDS)[number], violation: string): boolean =>
  name !== 'slot' && violation.startsWith('label-content-name-mismatch: iframe')

for (const kind of FULL_PATH_KINDS)
  test(`${kind.name}: from a click on Play through the login into the game; after ${roundsOf(kind)} rounds and a win all amounts are right to the cent in the game, the bar, the account, the statement and after a reload, and the game has no axe-core violation [1.6] [1.8] [2.22] [4.13] [4.17] [7.8]`, async ({
    guest: page,
    browserErrors,
  }) => {
    test.setTimeout(240_000)
    extendTime([kind])
    const person = await createFundedPlayer(page, START)
    await page.context().clearCookies()
    const reportedRounds = collectRounds(page)
    await page.goto(`/hra/${kind.code}`)
    await refuseCookies(page)
    await page.getByRole('link', { name: 'Hrať', exact: true }).click()
    await loginDialog(page).getByLabel('Používateľské meno alebo e-mail').fill(person.username)
    await loginDialog(page).getByLabel('Heslo', { exact: true }).fill(person.password)
    await loginDialog(page).getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
    await closePlayInfo(page)
    await expect(page).toHaveURL(new RegExp(`/play/${kind.code}/real$`))
    await untilPlayable(page)
    expect(await gameBalance(page)).toBe(START)
    await kind.prepare?.(page)

    const rounds = (): ReportedRound[] => [...reportedRounds.values()]
    await playRounds(page, kind, () => reportedRounds.size >= roundsOf(kind) && sum(rounds(), 'win') > 0)
    const balance = await expectMatchingBalances(page, rounds())

    await openRealGame(page, kind.code)
    expect(await gameBalance(page)).toBe(balance)
    await expect.poll(() => barAmount(page, 'Zostatok')).toBe(balance)
    expect(
      (await accessibilityViolations(page)).filter((violation) => !isTableLabel(kind, violation)),
      'the game under its bar',
    ).toEqual([])

    await page.goto('/')
    await expect(accountButton(page)).toBeVisible()
    await expect.poll(async () => centsOf(await page.getByRole('banner').innerText())).toBe(balance)
    const account = await openAccount(page, 'Vklad')
    await expect
      .poll(async () => centsOf(await account.locator('[data-balance="casino_gaming"] dd').innerText()), 'the wallet')
      .toBe(balance)
    await openAccount(page, 'Výpis a história')
    const rows = account.getByRole('listitem').filter({ hasText: kind.title })
    const olderRounds = account.getByRole('button', { name: 'Staršie kolá' })
    // There is no button while a page loads, and none after the last one.
    await expect(async () => {
      if ((await rows.count()) < reportedRounds.size && (await olderRounds.isVisible()))
        await olderRounds.click({ timeout: 1_000 })
      await expect(rows).toHaveCount(reportedRounds.size, { timeout: 1_000 })
    }).toPass()
    const listed = await rows.evaluateAll((elements) =>
      elements.map((row) => [...row.querySelectorAll('dd')].map((sum) => sum.textContent)),
    )
    expect(listed.map((sums) => sums.map(centsOf))).toEqual(
      rounds()
        .map(({ staked, win, balance: balanceAfter }) => [staked, win, balanceAfter])
        .toReversed(),
    )
    const total = async () => (await account.locator('tfoot td').allInnerTexts()).map(centsOf)
    await expect.poll(total).toEqual([START, 0, sum(rounds(), 'staked'), sum(rounds(), 'win')])
    expect(browserErrors).toEqual([])
  })

/** Games that only the full run plays here; the gate plays each in its component tests, and by service tests from the game host to the ledger. */
const ONLY_FULL = ['baccarat', 'blackjack', 'crash', 'dice', 'video poker']
const OTHER_KINDS = GAME_KINDS.filter((kind) => !FULL_PATH_KINDS.includes(kind)).filter(
  ({ name }) => breadth === 'full' || !ONLY_FULL.includes(name),
)
// Each test plays its games in sequence with one player; the tests run at the same time.
for (const kinds of [OTHER_KINDS.slice(0, 3), OTHER_KINDS.slice(3)].filter(({ length }) => length > 0))
  test(`${kinds.map(({ name }) => name).join(', ')}: after at most ${ROUNDS} rounds and a win of each all amounts are right to the cent in the rounds, the game, the bar and the ledger [1.8] [7.8]`, async ({
    guest: page,
    browserErrors,
  }) => {
    extendTime(kinds)
    await createFundedPlayer(page, START)
    await suppressPopups(page)
    const reportedRounds = collectRounds(page)
    for (const kind of kinds) {
      const previousRounds = reportedRounds.size
      await openRealGame(page, kind.code)
      await kind.prepare?.(page)
      const roundsOfKind = () => [...reportedRounds.values()].slice(previousRounds)
      await playRounds(page, kind, () => roundsOfKind().length >= roundsOf(kind) && sum(roundsOfKind(), 'win') > 0)
      await expectMatchingBalances(page, [...reportedRounds.values()])
    }
    expect(browserErrors).toEqual([])
  })
