import { readFile } from 'node:fs/promises'
import { expect, test } from './guest.ts'
import { OPERATOR_TOKEN } from './running-product.ts'
import {
  accountButton,
  logInAs,
  closePlayInfo,
  submitCredentials,
  logInLink,
  openAccount,
  platformUrl,
  playInfo,
  refuseCookies,
  registerPlayer,
} from './player.ts'
import { addDailyTotals } from './advance-time.ts'

const PAGE = '/pravidla-hry'
test.use({ viewport: { width: 1440, height: 900 } })
const PLAY_PAUSED = 'Hranie máte teraz pozastavené. K účtu, výberu a odhláseniu máte prístup.'
const STAYS_OPEN = 'Účet, výber a odhlásenie zostávajú dostupné.'

test('an excluded player is redirected to the page about exclusion, has access to the account and withdrawal, and may not play [4.11] [6.7]', async ({
  guest,
}) => {
  await guest.goto(PAGE)
  await refuseCookies(guest)
  await submitCredentials(guest, 'hrac-vyluceny', 'Skusobna-Jazda-7')
  await expect(guest).toHaveURL(/\/novinky\/samovylucenie$/)
  await expect(playInfo(guest).getByText(PLAY_PAUSED)).toBeVisible()
  await closePlayInfo(guest)
  const account = await openAccount(guest, 'Prestávka a vylúčenie')
  await expect(account.getByText('Vylúčili ste sa z hry')).toBeVisible()
  await expect(account.getByText(`Platí do odvolania. ${STAYS_OPEN}`)).toBeVisible()
  await openAccount(guest, 'Výber')
  await account.getByRole('button', { name: 'Zavrieť' }).click()
  await guest.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click()
  await expect(logInLink(guest)).toBeVisible()
})

test('a suspended player sees who suspended the account, and may play again once it is lifted', async ({ guest }) => {
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  const suspend = async (suspended: boolean) => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
    const response = await guest.request.post(platformUrl('/operator/suspension'), { headers, data: { username, suspended } })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await suspend(true)
  await logInAs(guest, username, password)
  const account = await openAccount(guest, 'Prestávka a vylúčenie')
  await expect(account.getByText('Účet pozastavil prevádzkovateľ')).toBeVisible()
  await account.getByRole('button', { name: 'Zavrieť' }).click()
  await suspend(false)
  await guest.reload()
  await guest.getByRole('button', { name: 'Informácie o hraní' }).click()
  await expect(playInfo(guest).getByText('Vaše limity')).toBeVisible()
  await expect(playInfo(guest).getByText(PLAY_PAUSED)).toHaveCount(0)
})

test('the 24-hour button and self-exclusion end play immediately, on the page and on the server [6.7] [7.42]', async ({
  guest,
}) => {
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  await logInAs(guest, username, password)
  const mayPlay = async () =>
    ((await (await guest.request.get(platformUrl('/protection'))).json()) as { mayPlay: boolean }).mayPlay
  expect(await mayPlay()).toBe(true)
  const account = await openAccount(guest, 'Prestávka a vylúčenie')
  await account.getByRole('button', { name: 'Zastaviť hru na 24 hodín' }).click()
  await account.getByRole('button', { name: 'Áno, zastaviť' }).click()
  await expect(account.getByRole('button', { name: 'Prestávka práve platí' })).toBeDisabled()
  expect(await mayPlay()).toBe(false)
  await account.getByRole('button', { name: 'Zavrieť' }).click()
  await guest.getByRole('button', { name: 'Informácie o hraní' }).click()
  await expect(playInfo(guest).getByText(PLAY_PAUSED)).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(playInfo(guest)).toHaveCount(0)

  await openAccount(guest, 'Prestávka a vylúčenie')
  await account.getByLabel('Na ako dlho').selectOption({ label: '1 rok' })
  await account.getByRole('button', { name: 'Vylúčiť sa z hry' }).click()
  await expect(account.getByText('Potvrďte, že tomu rozumiete.')).toBeVisible()
  await account.getByLabel('Rozumiem, že vylúčenie nie je možné skrátiť ani zrušiť').check()
  await account.getByLabel('Heslo', { exact: true }).fill(password)
  await account.getByRole('button', { name: 'Vylúčiť sa z hry' }).click()
  await expect(account.getByText('Vylúčili ste sa z hry')).toBeVisible()
  await guest.reload()
  await expect(accountButton(guest, username)).toBeVisible()
})

test('the year’s statement by month and as a file; every session is listed and can be ended', async ({ guest, browser }) => {
  await guest.goto(PAGE)
  const { username, password } = await registerPlayer(guest)
  await logInAs(guest, username, password)
  await addDailyTotals(username, { deposited: 12_345, staked: 5_000, won: 199 })
  const account = await openAccount(guest, 'Výpis a história')
  const table = account.getByRole('table', { name: 'Výpis po mesiacoch' })
  await expect(table.getByRole('row').last()).toHaveText(/^Spolu123,45\s€0,00\s€50,00\s€1,99\s€$/)
  const months = (await table.getByRole('row').count()) - 2
  expect(months).toBeGreaterThan(0)
  const [file] = await Promise.all([
    guest.waitForEvent('download'),
    account.getByRole('button', { name: 'Stiahnuť ako tabuľku (CSV)' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(months + 1)
  expect(lines.at(-1)).toContain(';123,45;0,00;50,00;1,99')
  expect(lines[0]).toContain('Mesiac;Vklady;Výbery;Stávky;Výhry')

  const context = await browser.newContext({ baseURL: process.env.HERNA_JOURNEYS_ORIGIN, locale: 'sk-SK' })
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(PAGE)
  await logInAs(other, username, password)
  await openAccount(guest, 'Zabezpečenie')
  const devices = account.getByRole('list').filter({ hasText: 'Toto zariadenie' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Odhlásiť: / }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.clock.fastForward(6 * 60_000)
  await expect(accountButton(other)).toHaveCount(0)
  await expect(accountButton(guest, username)).toHaveCount(1)
  await context.close()
})
