import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../styles/index.css'
import { openSoundPanel } from './sound-panel.ts'

let isOn: boolean
const setVolume = vi.fn()

beforeEach(() => {
  isOn = true
  setVolume.mockClear()
  openSoundPanel({ isOn: () => isOn, volume: 60, toggle: () => (isOn = !isOn), setVolume })
})
afterEach(() => document.querySelector('dialog')?.close())

test('the volume is a slider from 0 to 100 that the keyboard moves', async () => {
  const slider = page.getByRole('slider', { name: 'Hlasitosť' })
  await expect.element(slider).toHaveValue('60')
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{End}{Home}')
  expect(setVolume.mock.calls.flat()).toEqual([65, 100, 0])
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0\u00a0%')
})

test('a button turns sound off and on again', async () => {
  await page.getByRole('button', { name: 'Vypnúť zvuk' }).click()
  expect(isOn).toBe(false)
  await page.getByRole('button', { name: 'Zapnúť zvuk' }).click()
  expect(isOn).toBe(true)
})
