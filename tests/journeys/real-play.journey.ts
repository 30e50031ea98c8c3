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
import { collectRounds, GAME_KINDS, playRounds, type ReportedRound } from './play-rounds.ts'

// Hundreds of key presses, each with a picture of two pages, would cost more than the rounds.
test.use({ trace: 'off' })

const START = 10_000
/** Of each kind. Many rounds of each are played at the services, where one costs milliseconds. */
const ROUNDS = breadth === 'full' ? 20 : 3
/** From the game's page through the login to the account's statement the way is the same for every kind. */
const FULL_PATH_KINDS = breadth === 'full' ? GAME_KINDS : GAME_KINDS.slice(0, 1)

const sum = (rounds: readonly ReportedRound[], of: 'staked' | 'win') => rounds.reduce((all, round) => all + round[of], 0)

/** What each round says, the books, the game and the bar agree to the cent; returns what is left. */
async function expectMatchingBalances(page: Page, rounds: readonly ReportedRound[]): Promise<number> {
  const asTold = rounds.map(({ roundId, staked, win }) => ({ roundId, staked, won: win, state: 'closed' }))
  await expect(async () => expect(await ledgerRounds(page)).toMatchObject(asTold.toReversed())).toPass()
  let left = START
  for (const { staked, win, balance: said } of rounds) {
    left += win - staked
    expect(said, 'what each round says is left').toBe(left)
  }
  expect(await ledgerBalance(page)).toBe(left)
  await expect.poll(() => gameBalance(page)).toBe(left)
  await expect.poll(() => barAmount(page, 'Zostatok')).toBe(left)
  await expect.poll(() => barAmount(page, 'Bilancia')).toBe(left - START)
  return left
}

test.beforeEach(async ({ guest: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

/** Places on a table’s cloth show in figures (1 : 1) what their names say in words; that a name holds its text is left open there. */
const isTableLabel = ({ name }: (typeof FULL_PATH_KINDS)[number], fault: string): boolean =>
  name !== 'slot' && fault.startsWith('label-content-name-mismatch: iframe')

for (const kind of FULL_PATH_KINDS)
  test(`${kind.name}: from a click on Play through the login into the game; after ${ROUNDS} rounds and a win the money is right to the cent in the game, the bar, the account, the statement and after a reload, and axe-core finds nothing wrong with the game [1.6] [1.8] [2.22] [4.13] [4.17] [7.8]`, async ({
    guest: page,
    browserErrors,
  }) => {
    test.setTimeout(240_000)
    const person = await createFundedPlayer(page, START)
    await page.context().clearCookies()
    const told = collectRounds(page)
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

    const rounds = (): ReportedRound[] => [...told.values()]
    await playRounds(page, kind, () => told.size >= ROUNDS && sum(rounds(), 'win') > 0)
    const balance = await expectMatchingBalances(page, rounds())

    await openRealGame(page, kind.code)
    expect(await gameBalance(page)).toBe(balance)
    await expect.poll(() => barAmount(page, 'Zostatok')).toBe(balance)
    expect(
      (await accessibilityViolations(page)).filter((fault) => !isTableLabel(kind, fault)),
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
    while ((await rows.count()) < told.size) await account.getByRole('button', { name: 'Staršie kolá' }).click()
    await expect(rows).toHaveCount(told.size)
    const listed = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('dd')].map((sum) => sum.textContent)),
    )
    expect(listed.map((sums) => sums.map(centsOf))).toEqual(
      rounds()
        .map(({ staked, win, balance: after }) => [staked, win, after])
        .toReversed(),
    )
    const total = await account.locator('tfoot td').allInnerTexts()
    expect(total.map(centsOf)).toEqual([START, 0, sum(rounds(), 'staked'), sum(rounds(), 'win')])
    expect(browserErrors).toEqual([])
  })

const OTHER_KINDS = GAME_KINDS.filter((kind) => !FULL_PATH_KINDS.includes(kind))
// One player's games after one another, on both workers.
for (const kinds of [OTHER_KINDS.slice(0, 3), OTHER_KINDS.slice(3)].filter(({ length }) => length > 0))
  test(`${kinds.map(({ name }) => name).join(', ')}: after ${ROUNDS} rounds and a win of each the money is right to the cent in the rounds, the game, the bar and the books [1.8] [7.8]`, async ({
    guest: page,
    browserErrors,
  }) => {
    await createFundedPlayer(page, START)
    await suppressPopups(page)
    const told = collectRounds(page)
    for (const kind of kinds) {
      const before = told.size
      await openRealGame(page, kind.code)
      await kind.prepare?.(page)
      const ofKind = () => [...told.values()].slice(before)
      await playRounds(page, kind, () => ofKind().length >= ROUNDS && sum(ofKind(), 'win') > 0)
      await expectMatchingBalances(page, [...told.values()])
    }
    expect(browserErrors).toEqual([])
  })
