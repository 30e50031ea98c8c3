import { type AmountRange, type FilterSet, NO_FILTERS } from './filter-set.ts'
import { CHOICE_GROUPS, type ChoiceGroup } from './choices.ts'

/** Query parameters (Slovak), in the order in which an address lists them. */
const PARAMETERS = {
  category: 'kategoria',
  collection: 'tema',
  provider: 'poskytovatel',
  language: 'jazyk',
  reel: 'valce',
  volatility: 'volatilita',
  rtp: 'rtp',
  feature: 'prvok',
  betAmount: 'stavka',
  maxWin: 'vyhra',
  jackpot: 'jackpot',
  gamble: 'gamble',
  bonus: 'bonus',
  openTable: 'otvorene',
  availableSeat: 'volne',
  search: 'hladat',
} as const satisfies Record<keyof FilterSet, string>

/** All query parameters of filters. */
export const FILTER_PARAMETERS: readonly string[] = Object.values(PARAMETERS)

const MOST_CHOICES = 100
const ID = /^[^\s,]{1,120}$/
const MOST_SEARCH = 100
/** Euro with at most two decimals, either side may be open: `0.10-5`, `-20`, `1-`. */
const RANGE = /^(\d{1,8}(?:\.\d{1,2})?)?-(\d{1,8}(?:\.\d{1,2})?)?$/

/**
 * The filters in a query or a stored text. Invalid values are ignored; of a repeated parameter the first counts. Ranges in euro.
 */
export function filtersOfQuery(query: URLSearchParams): FilterSet {
  const choices = Object.fromEntries(CHOICE_GROUPS.map((group) => [group, selectedIn(query.get(PARAMETERS[group]))]))
  const flag = (name: 'jackpot' | 'gamble' | 'bonus' | 'openTable' | 'availableSeat') => query.get(PARAMETERS[name]) === '1'
  return {
    ...(choices as Pick<FilterSet, ChoiceGroup>),
    betAmount: rangeIn(query.get(PARAMETERS.betAmount)),
    maxWin: rangeIn(query.get(PARAMETERS.maxWin)),
    jackpot: flag('jackpot'),
    gamble: flag('gamble'),
    bonus: flag('bonus'),
    openTable: flag('openTable'),
    availableSeat: flag('availableSeat'),
    // Names are one line: a line feed would match across two of them.
    search: (query.get(PARAMETERS.search) ?? '').slice(0, MOST_SEARCH).replaceAll(/\s+/g, ' ').trim(),
  }
}

/** The canonical query of the filters: equal filters have equal queries. */
export function queryOfFilters(set: FilterSet): URLSearchParams {
  const query = new URLSearchParams()
  for (const group of CHOICE_GROUPS) {
    const ids = Object.keys(set[group]).sort()
    if (ids.length > 0) query.set(PARAMETERS[group], ids.join(','))
  }
  for (const name of ['betAmount', 'maxWin'] as const) {
    const { min, max } = set[name]
    if (min > 0 || max > 0) query.set(PARAMETERS[name], `${min > 0 ? euro(min) : ''}-${max > 0 ? euro(max) : ''}`)
  }
  for (const name of ['jackpot', 'gamble', 'bonus', 'openTable', 'availableSeat'] as const) {
    if (set[name]) query.set(PARAMETERS[name], '1')
  }
  if (set.search) query.set(PARAMETERS.search, set.search)
  return query
}

/** Whether two filter sets are equal. */
export const sameFilters = (a: FilterSet, b: FilterSet): boolean => String(queryOfFilters(a)) === String(queryOfFilters(b))

const euro = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** A map without a prototype, so that `__proto__` is an id like any other. */
function selectedIn(text: string | null): Readonly<Record<string, true>> {
  const selected: Record<string, true> = Object.create(null)
  const ids = (text ?? '')
    .slice(0, 4_000)
    .split(',')
    .filter((id) => ID.test(id))
  for (const id of ids.slice(0, MOST_CHOICES)) selected[id] = true
  return selected
}

function rangeIn(text: string | null): AmountRange {
  const [, low, high] = RANGE.exec(text ?? '') ?? []
  const [min, max] = [cents(low), cents(high)]
  return max > 0 && min > max ? { min: max, max: min } : min === 0 && max === 0 ? NO_FILTERS.betAmount : { min, max }
}
const cents = (text: string | undefined): number => (text ? Math.round(Number(text) * 100) : 0)
