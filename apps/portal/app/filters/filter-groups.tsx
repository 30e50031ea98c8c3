import type { Catalogue } from '@herna/rules'
import {
  type ChoiceGroup as ChoiceGroupName,
  type CountedChoice,
  enabledGroups,
  type FilterCounts,
  type FilterPage,
  type FilterSet,
  type FilterState,
  FLAG_GROUPS,
  gameStatistics,
  narrowingFilters,
} from '@herna/rules'
import { type ReactNode, useMemo, useState } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { FlagGroup } from './flag-group.tsx'
import { RangeGroup } from './range-group.tsx'
import { ReelGroup } from './reel-group.tsx'
import { usePanelTexts } from './panel-texts.ts'

/** As they stand in the panel; the flags are one group. */
const ORDER = ['betAmount', 'provider', 'language', 'reel', 'flags', 'maxWin', 'category', 'collection'] as const
type PanelGroup = (typeof ORDER)[number]
const OPEN_AT_FIRST: readonly PanelGroup[] = ['betAmount', 'provider', 'language', 'reel', 'flags']

const isActiveIn = (set: FilterSet, group: Exclude<PanelGroup, 'flags'>): boolean =>
  group === 'betAmount' || group === 'maxWin' ? set[group].min + set[group].max > 0 : Object.keys(set[group]).length > 0

/** Long lists in which a name is looked for; categories and collections keep the editor's order. */
const { compare } = new Intl.Collator('sk')
const byName = (choices: readonly CountedChoice[]) => [...choices].sort((a, b) => compare(a.title, b.title))

interface FilterGroupsProps {
  page: FilterPage
  catalogue: Catalogue
  filters: FilterState
  counts: FilterCounts
  /** Both must stay the same from draw to draw: groups that did not change are not drawn anew. */
  onChange: (change: Partial<FilterSet>) => void
  onChoice: (group: ChoiceGroupName, id: string, isOn: boolean) => void
}

/** The groups an editor lets show [3.45], each with what its choices would leave. */
export function FilterGroups({ page, catalogue, filters, counts, onChange, onChoice }: FilterGroupsProps) {
  const t = usePanelTexts()
  const { draft, overrides } = filters
  const narrowing = narrowingFilters(draft, catalogue, page.lobby)
  const [atFirst] = useState(draft)
  const enabled = enabledGroups(catalogue, page.lobby)
  const statistics = gameStatistics(catalogue, page.lobby)
  const flags = FLAG_GROUPS.filter((flag) => enabled.includes(flag))
  const named = useMemo(
    () => ({ ...counts.choices, provider: byName(counts.choices.provider), language: byName(counts.choices.language) }),
    [counts],
  )

  const opens = (group: PanelGroup): boolean => OPEN_AT_FIRST.includes(group) || (group !== 'flags' && isActiveIn(atFirst, group))
  const choices = (group: ChoiceGroupName) => ({
    group,
    choices: named[group],
    chosen: draft[group],
    isForced: Object.hasOwn(overrides, group),
    open: opens(group),
    onChange: onChoice,
  })
  const range = (group: 'betAmount' | 'maxWin', steps: readonly number[], bars: readonly number[]) => (
    <RangeGroup
      group={group}
      steps={steps}
      bars={bars}
      range={draft[group]}
      isActive={isActiveIn(narrowing, group)}
      open={opens(group)}
      onChange={onChange}
    />
  )
  const draw: Record<PanelGroup, () => ReactNode> = {
    betAmount: () => range('betAmount', statistics.betRanges, counts.betBars),
    maxWin: () => range('maxWin', statistics.winRanges, counts.winBars),
    provider: () => <ChoiceGroup {...choices('provider')} />,
    language: () => <ChoiceGroup {...choices('language')} />,
    category: () => <ChoiceGroup {...choices('category')} />,
    collection: () => <ChoiceGroup {...choices('collection')} />,
    reel: () => <ReelGroup {...choices('reel')} />,
    flags: () => <FlagGroup flags={flags} draft={draft} counts={counts.flags} open={opens('flags')} onChange={onChange} />,
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
        <div key={group}>{draw[group]()}</div>
      ))}
    </>
  )
}
