import {
  type AmountRange,
  type Catalogue,
  type ChoiceGroup as ChoiceGroupName,
  type CountedChoice,
  enabledGroups,
  waitingGroups,
  type FilterCounts,
  type FilterPage,
  type FilterSet,
  type FilterState,
  FLAG_GROUPS,
  type FlagGroup as Flag,
  formatAmount,
  gameStatistics,
  narrowingFilters,
} from '@herna/rules'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import { usePanelTexts } from './panel-texts.ts'
import { Chip, RangeSlider, Switch } from '@herna/kit'
import { ChoiceCount, countTextKey } from './choice-count.tsx'
import styles from './filter-panel.module.css'
import { Group } from './group.tsx'
import { useMoneyStyle } from '../config/index.ts'
import { barHeights, thumbsOfRange, rangeOfThumbs } from './range-thumbs.ts'

/** Order of the groups in the panel; the flags are one group. */
const ORDER = [
  'betAmount',
  'provider',
  'language',
  'reel',
  'flags',
  'feature',
  'volatility',
  'rtp',
  'maxWin',
  'category',
  'collection',
] as const
type PanelGroup = (typeof ORDER)[number]
const INITIALLY_OPEN: readonly PanelGroup[] = [
  'betAmount',
  'provider',
  'language',
  'reel',
  'flags',
  'feature',
  'volatility',
  'rtp',
]

const isActiveIn = (set: FilterSet, group: Exclude<PanelGroup, 'flags'>): boolean =>
  group === 'betAmount' || group === 'maxWin' ? set[group].min + set[group].max > 0 : Object.keys(set[group]).length > 0

/** For providers and languages; categories and collections are in the editor's order. */
const { compare } = new Intl.Collator('sk')
const byName = (choices: readonly CountedChoice[]) => [...choices].sort((a, b) => compare(a.title, b.title))

interface FilterGroupsProps {
  page: FilterPage
  catalogue: Catalogue
  filters: FilterState
  counts: FilterCounts
  /** Both callbacks must be stable, because the groups are memoized. */
  onChange: (change: Partial<FilterSet>) => void
  onChoice: (group: ChoiceGroupName, id: string, isOn: boolean) => void
}

/** The groups an editor enabled [3.45], with the number of games of each choice. */
export function FilterGroups({ page, catalogue, filters, counts, onChange, onChoice }: FilterGroupsProps) {
  const t = usePanelTexts()
  const { draft, overrides } = filters
  const narrowing = narrowingFilters(draft, catalogue, page.lobby)
  const [initialDraft] = useState(draft)
  const enabled = enabledGroups(catalogue, page.lobby)
  const statistics = gameStatistics(catalogue, page.lobby)
  const waitingFlags = waitingGroups(catalogue, page.lobby)
  const flags = FLAG_GROUPS.filter((flag) => enabled.includes(flag) || waitingFlags.includes(flag))
  const sortedChoices = useMemo(
    () => ({ ...counts.choices, provider: byName(counts.choices.provider), language: byName(counts.choices.language) }),
    [counts],
  )

  const isInitiallyOpen = (group: PanelGroup): boolean =>
    INITIALLY_OPEN.includes(group) || (group !== 'flags' && isActiveIn(initialDraft, group))
  const choices = (group: ChoiceGroupName) => ({
    group,
    choices: sortedChoices[group],
    chosen: draft[group],
    isForced: Object.hasOwn(overrides, group),
    open: isInitiallyOpen(group),
    onChange: onChoice,
  })
  const range = (group: 'betAmount' | 'maxWin', steps: readonly number[], bars: readonly number[]) => (
    <RangeGroup
      group={group}
      steps={steps}
      bars={bars}
      range={draft[group]}
      isActive={isActiveIn(narrowing, group)}
      open={isInitiallyOpen(group)}
      onChange={onChange}
    />
  )
  const renderers: Record<PanelGroup, () => ReactNode> = {
    betAmount: () => range('betAmount', statistics.betRanges, counts.betBars),
    maxWin: () => range('maxWin', statistics.winRanges, counts.winBars),
    provider: () => <ChoiceGroup {...choices('provider')} />,
    language: () => <ChoiceGroup {...choices('language')} />,
    category: () => <ChoiceGroup {...choices('category')} />,
    collection: () => <ChoiceGroup {...choices('collection')} />,
    reel: () => <ChipGroup {...choices('reel')} />,
    volatility: () => <ChipGroup {...choices('volatility')} />,
    rtp: () => <ChipGroup {...choices('rtp')} />,
    feature: () => <ChipGroup {...choices('feature')} />,
    flags: () => (
      <FlagGroup
        flags={flags}
        waiting={waitingFlags}
        draft={draft}
        counts={counts.flags}
        open={isInitiallyOpen('flags')}
        onChange={onChange}
      />
    ),
  }
  const isOffered = (group: PanelGroup): boolean => {
    if (group === 'flags') return flags.length > 0
    if (!enabled.includes(group)) return false
    if (group === 'betAmount') return statistics.betRanges.length > 2
    return group === 'maxWin' ? statistics.winRanges.length > 2 : counts.choices[group].length > 0
  }
  const offered = ORDER.filter(isOffered)
  if (offered.length === 0) return <p>{t('nothing')}</p>
  return (
    <>
      {offered.map((group) => (
        <div key={group}>{renderers[group]()}</div>
      ))}
    </>
  )
}

interface FlagGroupProps {
  flags: readonly Flag[]
  /** Those that need live tables, which are not here yet. */
  waiting: readonly Flag[]
  draft: FilterSet
  counts: Record<Flag, number>
  open: boolean
  onChange: (change: Partial<FilterSet>) => void
}

/** Yes/no features of a game. */
function FlagGroup({ flags, waiting, draft, counts, open, onChange }: FlagGroupProps) {
  const t = usePanelTexts()
  return (
    <Group title={t('flags')} active={flags.filter((flag) => draft[flag]).length} open={open}>
      {flags.map((flag) => (
        <Switch
          key={flag}
          label={
            <>
              {t(flag)}{' '}
              <small className={styles.count}>
                {waiting.includes(flag) ? (
                  t('waiting')
                ) : (
                  <ChoiceCount count={counts[flag]} adds={false} label={t('games', { count: counts[flag] })} />
                )}
              </small>
            </>
          }
          checked={draft[flag]}
          disabled={counts[flag] === 0 && !draft[flag]}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        />
      ))}
    </Group>
  )
}

/** A few short choices as chips: numbers of reels, features, volatility, RTP. */
const ChipGroup = memo(function ChipGroup({ group, choices, chosen, isForced, open, onChange }: ChoiceGroupProps) {
  const t = usePanelTexts()
  const isOn = (id: string) => Object.hasOwn(chosen, id)
  return (
    <Group title={t(group)} active={Object.keys(chosen).length} open={open}>
      <div className={styles.chips}>
        {choices.map(({ id, title, count, adds }) => (
          <Chip
            key={id}
            selected={isOn(id)}
            disabled={isForced || (count === 0 && !isOn(id))}
            onClick={() => onChange(group, id, !isOn(id))}
          >
            {title}
            <small>
              <ChoiceCount count={count} adds={adds} label={t(countTextKey({ count, adds }), { count })} />
            </small>
          </Chip>
        ))}
      </div>
    </Group>
  )
})

interface RangeGroupProps {
  group: 'betAmount' | 'maxWin'
  /** Amounts the thumbs can be set to, in cents, ascending. */
  steps: readonly number[]
  /** Games between two neighbouring steps. */
  bars: readonly number[]
  range: AmountRange
  isActive: boolean
  open: boolean
  onChange: (change: Partial<Record<'betAmount' | 'maxWin', AmountRange>>) => void
}

/** A money range slider with a histogram of games. */
const RangeGroup = memo(function RangeGroup({ group, steps, bars, range, isActive, open, onChange }: RangeGroupProps) {
  const t = usePanelTexts()
  const money = useMoneyStyle()
  return (
    <Group title={t(group)} active={isActive ? 1 : 0} open={open}>
      <RangeSlider
        last={steps.length - 1}
        value={thumbsOfRange(steps, range)}
        onChange={(thumbs) => onChange({ [group]: rangeOfThumbs(steps, thumbs) })}
        labels={[t('from'), t('to')]}
        textOf={(place) => formatAmount(steps[place] ?? 0, money)}
        bars={barHeights(bars)}
      />
    </Group>
  )
})
