import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readSoundPreference, writeSoundPreference } from './preference.ts'
import { Sounds } from './sounds.ts'

const started = vi.fn()
const contexts: AudioContext[] = []
let sounds: Sounds<'chip'>

/** Counts contexts and the clips that start. */
class CountedContext extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options)
    contexts.push(this)
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', CountedContext)
  vi.spyOn(AudioBufferSourceNode.prototype, 'start').mockImplementation(function start(this: AudioBufferSourceNode, ...times) {
    // The synthesizer's own sources belong to offline contexts.
    if (this.context instanceof AudioContext) started(this.buffer?.duration)
    return original.call(this, ...times)
  })
  writeSoundPreference({ isOn: false, volume: 60 })
})
const original = AudioBufferSourceNode.prototype.start

afterEach(() => {
  sounds.close()
  document.body.replaceChildren()
  contexts.length = 0
  started.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  writeSoundPreference({ isOn: false, volume: 60 })
})

const open = (): void => {
  sounds = new Sounds({ set: 'felt', names: ['chip'] })
}
/** A press of the player. */
const press = async (): Promise<void> => {
  document.body.append(document.createElement('button'))
  await userEvent.click(document.querySelector('button') as HTMLElement)
}
const waitForChip = () =>
  vi.waitFor(
    () => {
      sounds.play('chip')
      expect(started).toHaveBeenCalled()
    },
    { timeout: 20_000 },
  )

test('without a choice of the player there is no audio context, and nothing sounds', async () => {
  open()
  await press()
  sounds.play('chip')
  sounds.playWin(500, 100)
  expect([contexts.length, started.mock.calls.length]).toEqual([0, 0])
})

test('a remembered choice starts with the first gesture, not before', async () => {
  writeSoundPreference({ isOn: true, volume: 35 })
  open()
  expect(sounds.isOn).toBe(true)
  expect(sounds.volume).toBe(35)
  sounds.play('chip')
  expect(contexts).toHaveLength(0)
  await press()
  await vi.waitFor(() => expect(contexts).toHaveLength(1))
  await waitForChip()
})

test('once on, a win above the stake sounds and one up to the stake does not; off, nothing does', async () => {
  open()
  await press()
  sounds.setOn(true)
  // The largest win is computed after the others.
  await vi.waitFor(() => {
    sounds.playWin(9_000, 100)
    expect(started).toHaveBeenCalled()
  }, 20_000)
  started.mockClear()
  sounds.playWin(100, 100)
  sounds.playWin(40, 100)
  expect(started).not.toHaveBeenCalled()
  sounds.playWin(101, 100)
  expect(started).toHaveBeenCalledOnce()
  sounds.setOn(false)
  sounds.playWin(500, 100)
  expect(started).toHaveBeenCalledOnce()
})

test('the page in the background is silent, and sounds again when it is shown', async () => {
  open()
  await press()
  sounds.setOn(true)
  await vi.waitFor(() => expect(contexts[0]?.state).toBe('running'))
  sounds.pageHidden(true)
  await vi.waitFor(() => expect(contexts[0]?.state).toBe('suspended'))
  sounds.pageHidden(false)
  await vi.waitFor(() => expect(contexts[0]?.state).toBe('running'))
})

test('switch and volume are remembered; a stored value that is not a preference counts as none', () => {
  open()
  sounds.setVolume(25)
  expect(readSoundPreference()).toEqual({ isOn: false, volume: 25 })
  sounds.setOn(true)
  expect(readSoundPreference()).toEqual({ isOn: true, volume: 25 })
  writeSoundPreference({ isOn: true, volume: 900 })
  expect(readSoundPreference()).toEqual({ isOn: false, volume: 60 })
})
