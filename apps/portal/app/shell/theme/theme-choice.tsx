import type { Theme } from '@herna/contract'
import { Segmented } from '@herna/kit'
import { Monitor, Moon, Sun } from '@herna/kit/icons'
import { useTexts } from '../../texts/index.ts'
import { chooseTheme, useTheme } from './theme-store.ts'

const ICON = { light: Sun, dark: Moon, auto: Monitor }
const ORDER: Theme[] = ['light', 'auto', 'dark']

/** The three themes side by side [3.18] [9.16]. */
export function ThemeChoice({ name }: { name: string }) {
  const t = useTexts('frame')
  const segments = ORDER.map((theme) => {
    const Icon = ICON[theme]
    return { value: theme, label: t(`theme-${theme}`), icon: <Icon size={16} /> }
  })
  return <Segmented legend={t('theme')} name={name} segments={segments} value={useTheme()} onChoose={chooseTheme} />
}
