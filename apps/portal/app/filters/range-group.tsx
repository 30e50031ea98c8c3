import { RangeSlider } from '@herna/kit'
import { type AmountRange, formatAmount } from '@herna/rules'
import { memo } from 'react'
import { useMoneyStyle } from '../config/index.ts'
import { Group } from './group.tsx'
import { usePanelTexts } from './panel-texts.ts'
import { barHeights, placesOfRange, rangeOfPlaces } from './range-places.ts'

interface RangeGroupProps {
  group: 'betAmount' | 'maxWin'
  /** Amounts the thumbs may stand on, rising. */
  steps: readonly number[]
  /** Games between two neighbouring steps. */
  bars: readonly number[]
  range: AmountRange
  isActive: boolean
  open: boolean
  onChange: (change: Partial<Record<'betAmount' | 'maxWin', AmountRange>>) => void
}

/** A range of money over bars of how many games lie where. */
export const RangeGroup = memo(function RangeGroup({ group, steps, bars, range, isActive, open, onChange }: RangeGroupProps) {
  const t = usePanelTexts()
  const money = useMoneyStyle()
  return (
    <Group title={t(group)} active={isActive ? 1 : 0} open={open}>
      <RangeSlider
        last={steps.length - 1}
        value={placesOfRange(steps, range)}
        onChange={(places) => onChange({ [group]: rangeOfPlaces(steps, places) })}
        labels={[t('from'), t('to')]}
        textOf={(place) => formatAmount(steps[place] ?? 0, money)}
        bars={barHeights(bars)}
      />
    </Group>
  )
})
