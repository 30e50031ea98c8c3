import { make } from '../dom.ts'
import { texts } from '../texts/sk-SK.ts'
import { openPanel } from './panel.ts'

interface SoundPanelOptions {
  isOn: () => boolean
  /** 0 to 100. */
  volume: number
  toggle: () => void
  setVolume: (volume: number) => void
}

const t = texts.sound

/** The switch and the volume; the slider is moved by arrows, Home and End as well. */
export function openSoundPanel({ isOn, volume, toggle, setVolume }: SoundPanelOptions): void {
  const output = make('output', { for: 'sound-volume', 'aria-hidden': 'true' })
  const slider = make('input', { type: 'range', id: 'sound-volume', min: 0, max: 100, step: 5, value: volume })
  const showVolume = (): void => {
    output.textContent = t.percent(slider.valueAsNumber)
    slider.setAttribute('aria-valuetext', t.percent(slider.valueAsNumber))
  }
  slider.addEventListener('input', () => {
    setVolume(slider.valueAsNumber)
    showVolume()
  })
  const power = make('button', { type: 'button', class: 'choice' })
  const showPower = (): void => {
    power.textContent = isOn() ? t.off : t.on
  }
  power.addEventListener('click', () => {
    toggle()
    showPower()
  })
  showVolume()
  showPower()
  const label = make('label', { for: 'sound-volume', class: 'volume-label' }, t.volume, output)
  openPanel(t.name, 'sound-panel', power, make('div', { class: 'volume' }, label, slider))
}
