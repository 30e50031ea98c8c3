import type { Theme } from '@herna/contract'
import { IconButton } from '@herna/kit'
import { Moon, Sun, SunMoon } from '@herna/kit/icons'
import { useTexts } from '../../texts/index.ts'
import { chooseTheme, useTheme } from './theme-store.ts'

const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' }
const ICON = { auto: SunMoon, light: Sun, dark: Moon }

/** A button that cycles through the three themes [2.35] [3.18]; the footer and the mobile menu show all three. */
export function ThemeButton() {
  const t = useTexts('frame')
  const theme = useTheme() ?? 'auto'
  const Icon = ICON[theme]
  return (
    <IconButton label={t('theme-now', { theme })} onClick={() => chooseTheme(NEXT[theme])}>
      <Icon size={20} />
    </IconButton>
  )
}
