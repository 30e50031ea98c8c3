import { accessibilityFaults, expect, test } from './guest.ts'
import { accountButton, closePlayInfo, loginDialog, openAccount, refuseCookies } from './player.ts'
import {
  barFigure,
  bookedBalance,
  bookedRounds,
  centsOf,
  gameBalance,
  openRealGame,
  somebodyWithMoney,
  untilPlayable,
  withoutPopups,
} from './real-money.ts'
import { hearRounds, KINDS, playRounds, type ToldRound } from './rounds-played.ts'

test.use({ pictures: 'shown' }) // games wait for their symbols

// Hundreds of key presses, each with a picture of two pages, would cost more than the rounds.
test.use({ trace: 'off' })

const START = 10_000
const ROUNDS = 20

for (const kind of KINDS)
  test(`${kind.name}: from a click on Play through the login into the game; after ${ROUNDS} rounds and a win the money is right to the cent in the game, the bar, the account, the statement and after a reload [1.6] [1.8] [2.22] [4.13] [4.17] [7.8]`, async ({
    guest: page,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    const person = await somebodyWithMoney(page, START)
    await page.context().clearCookies()
    const told = hearRounds(page)
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

    const rounds = (): ToldRound[] => [...told.values()]
    const sum = (of: 'staked' | 'win') => rounds().reduce((all, round) => all + round[of], 0)
    await playRounds(page, kind, () => told.size >= ROUNDS && sum('win') > 0)

    const asTold = () => rounds().map(({ roundId, staked, win }) => ({ roundId, staked, won: win, state: 'closed' }))
    await expect(async () => expect(await bookedRounds(page)).toMatchObject(asTold().toReversed())).toPass()
    const balance = START - sum('staked') + sum('win')
    let left = START
    for (const { staked, win, balance: said } of rounds()) {
      left += win - staked
      expect(said, 'what each round says is left').toBe(left)
    }
    expect(await bookedBalance(page)).toBe(balance)
    await expect.poll(() => gameBalance(page)).toBe(balance)
    await expect.poll(() => barFigure(page, 'Zostatok')).toBe(balance)
    await expect.poll(() => barFigure(page, 'Bilancia')).toBe(balance - START)

    await openRealGame(page, kind.code)
    expect(await gameBalance(page)).toBe(balance)
    await expect.poll(() => barFigure(page, 'Zostatok')).toBe(balance)

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
    expect(total.map(centsOf)).toEqual([START, 0, sum('staked'), sum('win')])
    expect(complaints).toEqual([])
  })

test('nothing on the way to a game or over it is found wrong by axe-core', async ({ guest: page }) => {
  await somebodyWithMoney(page)
  await withoutPopups(page)
  await openRealGame(page, 'vlcia-hora')
  expect(await accessibilityFaults(page)).toEqual([])
})
