import * as z from 'zod/mini'

/** JSON of `SoundPreference`; read by every game in this browser. */
const KEY = 'herna-sound'

const schema = z.object({ isOn: z.boolean(), volume: z.int().check(z.minimum(0), z.maximum(100)) })

/** Whether the player wants sound, and how loud, 0 to 100. */
export type SoundPreference = z.infer<typeof schema>

const DEFAULT: SoundPreference = { isOn: false, volume: 60 }

export function readSoundPreference(): SoundPreference {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    // Nothing stored, something else stored, or storage is forbidden in a frame.
    return DEFAULT
  }
}

export function writeSoundPreference(preference: SoundPreference): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preference))
  } catch {
    // It then lasts until the page closes.
  }
}
