import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import { DecisionPanel } from './panel.ts'

const { game } = sampleSession()
const panel = () =>
  new DecisionPanel({
    game: {
      ...game,
      gamble: { maxSteps: 5, highestMultiple: 1_000 },
      freeSpinOptions: [
        { spins: 15, multiplier: 2 },
        { spins: 10, multiplier: 3 },
        { spins: 6, multiplier: 5 },
      ],
    },
    amount: (cents) => `${cents / 100},00 €`,
    announce: () => undefined,
    act: () => undefined,
  })
const roundThatAsks = (question: keyof typeof QUESTIONS) =>
  sampleReply({ state: 'open', outcome: { kind: 'slot', steps: [sampleStep()], ...QUESTIONS[question] } })
const QUESTIONS = {
  gamble: { gamble: { amount: 123_400, steps: [], isOpen: true } },
  choice: { freeSpinChoice: { chosen: null } },
}

afterEach(() => document.querySelector('dialog')?.remove())

// What the portal's bar leaves of a phone of 320 × 640 and of one on its side.
test.each([
  ['gamble', 320, 527],
  ['choice', 320, 527],
  ['gamble', 844, 345],
  ['choice', 844, 345],
] as const)('the question (%s) is on the screen without scrolling at %i × %i', async (question, width, height) => {
  await page.viewport(width, height)
  panel().update({ phase: 'deciding', round: roundThatAsks(question) })
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight)
  expect(dialog.querySelectorAll('button')).toHaveLength(3)
  for (const button of dialog.querySelectorAll('button')) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
