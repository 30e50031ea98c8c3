import { expect, test } from 'vitest'
import { keepLine, type LineEvents } from './keep-connected.ts'

/** A line whose fate the test decides, and a clock that is turned by hand. */
function world() {
  const lines: (LineEvents & { isClosed: boolean })[] = []
  const timers: { in: number; ring: () => void }[] = []
  const heard: string[] = []
  let missed = 0
  const stop = keepLine({
    open(on) {
      const line = { ...on, isClosed: false }
      lines.push(line)
      return { close: () => void (line.isClosed = true) }
    },
    after(milliseconds, ring) {
      const timer = { in: milliseconds, ring }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    onMessage: (text) => heard.push(text),
    onMissed: () => void (missed += 1),
  })
  const ring = () => timers.shift()?.ring()
  return { lines, timers, heard, stop, ring, missed: () => missed }
}

test('a line that does not come is tried twice more, a second apart; then silence, and the balance is fetched [9.10] [8.32] (F3)', () => {
  const { lines, timers, ring, missed } = world()
  for (const tries of [1, 2]) {
    lines.at(-1)?.closed()
    expect([lines.length, timers.map((timer) => timer.in)]).toEqual([tries, [1_000]])
    ring()
  }
  expect([lines.length, missed()]).toEqual([3, 0])
  lines.at(-1)?.closed()
  expect([lines.length, timers.length, missed()]).toEqual([3, 0, 1])
})

test('a line that broke and came again asks for what was missed, and has its two tries anew (F3)', () => {
  const { lines, ring, missed, heard } = world()
  lines[0]?.opened()
  expect(missed()).toBe(0)
  lines[0]?.message('a')
  lines[0]?.closed()
  ring()
  lines[1]?.closed()
  ring()
  lines[2]?.opened()
  expect([missed(), heard]).toEqual([1, ['a']])
  lines[2]?.closed()
  ring()
  lines[3]?.closed()
  ring()
  expect(lines).toHaveLength(5)
})

test('an end is counted once, and nothing is heard of a line that is over', () => {
  const { lines, timers, ring, heard } = world()
  lines[0]?.closed()
  lines[0]?.closed()
  lines[0]?.message('late')
  expect([timers.length, heard]).toEqual([1, []])
  ring()
  expect(lines).toHaveLength(2)
})

test('closed by the player, it is not tried again and says nothing more', () => {
  const { lines, timers, stop, heard, missed } = world()
  lines[0]?.opened()
  stop()
  expect(lines[0]?.isClosed).toBe(true)
  lines[0]?.message('late')
  lines[0]?.closed()
  expect([timers.length, heard, missed()]).toEqual([0, [], 0])
  const waiting = world()
  waiting.lines[0]?.closed()
  waiting.stop()
  expect(waiting.timers).toHaveLength(0)
})
