import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleGame } from '../round/sample.ts'
import { type OpenTable, openTable } from '../game/host.fixture.ts'

let table: OpenTable
afterEach(async () => {
  table.end()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const tools = () => [...document.querySelectorAll<HTMLElement>('.bar .round-button')].filter((tool) => tool.checkVisibility())
const open = () => openTable({ game: sampleGame({ name: 'Strieborná francúzska ruleta Hurbanovo' }) }, false)

test('on a phone the name of the table and its limits are written out beside buttons of 44 px; the menu names the buttons that have no room, and opens what they open', async () => {
  await page.viewport(360, 800)
  table = await open()
  // A line that is cut is 12 px high or more.
  for (const line of document.querySelectorAll('.table-name h1, .table-name small'))
    expect(line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 3, line.textContent ?? '').toBe(false)
  const [bar, facts] = ['.bar', '.facts-bar'].map((part) => document.querySelector(part)?.getBoundingClientRect())
  expect((facts?.top ?? 0) - (bar?.top ?? 0)).toBeLessThanOrEqual(52)
  const sizes = tools().map((tool) => [tool.offsetWidth, tool.offsetHeight])
  expect(sizes.flat().every((size) => size >= 44)).toBe(true)
  await page.getByRole('button', { name: 'Informácie o hre' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'História kôl' }).click()
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'História kôl' })).toBeVisible()
})

test('on a landscape phone the name and the limits are written out beside the facts; the menu has the other buttons', async () => {
  await page.viewport(844, 390)
  table = await open()
  for (const line of document.querySelectorAll('.table-name h1, .table-name small'))
    expect(line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 3, line.textContent ?? '').toBe(false)
  expect(document.querySelector('.bar')?.getBoundingClientRect().height).toBeLessThanOrEqual(52)
  await page.getByRole('button', { name: 'Informácie o hre' }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'História kôl' })).toBeVisible()
})

test('where the bar shows all its buttons the menu repeats none', async () => {
  await page.viewport(1280, 800)
  table = await open()
  await page.getByRole('button', { name: 'Informácie o hre' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(document.querySelector('.more-tools')).toBeNull()
})
