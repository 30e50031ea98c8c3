import '../base.css'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RangeSlider } from './range-slider.tsx'

let root: Root
const thumbValues = () =>
  page
    .getByRole('slider')
    .elements()
    .map((thumb) => Number((thumb as HTMLInputElement).value))

function TestSlider({ start }: { start: [number, number] }) {
  const [value, setValue] = useState<[number, number]>(start)
  return (
    <RangeSlider
      last={10}
      value={value}
      onChange={setValue}
      labels={['Od', 'Do']}
      textOf={(place) => `${place} €`}
      bars={[0.2, 1, 0.5, 0]}
    />
  )
}
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
const thumb = (name: string) => page.getByRole('slider', { name })

test('arrow keys, Home, End and Page keys move a thumb, and its value is announced', async () => {
  root.render(<TestSlider start={[2, 8]} />)
  await expect.element(thumb('Od')).toHaveAttribute('aria-valuetext', '2 €')
  ;(thumb('Od').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(thumbValues()).toEqual([4, 8])
  await userEvent.keyboard('{Home}')
  expect(thumbValues()).toEqual([0, 8])
  ;(thumb('Do').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  expect(thumbValues()).toEqual([0, 10])
  await userEvent.keyboard('{PageDown}')
  expect(thumbValues()).toEqual([0, 9])
})

test('thumbs never pass each other', async () => {
  root.render(<TestSlider start={[7, 8]} />)
  await expect.element(thumb('Od')).toBeInTheDocument()
  ;(thumb('Od').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}')
  const [from = 0, to = 0] = thumbValues()
  expect(from).toBeLessThanOrEqual(to)
  expect(to).toBe(8)
})

test('bars are highlighted only inside a narrowed range', async () => {
  const highlighted = () => [...document.querySelectorAll('i')].map((bar) => bar.className !== '')
  root.render(<TestSlider start={[0, 10]} />)
  await expect.element(thumb('Od')).toBeInTheDocument()
  expect(highlighted()).toEqual([false, false, false, false])
  ;(thumb('Do').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(highlighted()).toEqual([true, true, false, false])
})
