import { Button, Select } from '@herna/kit'
import type { LobbyKind } from '@herna/contract'
import type { Catalogue } from '@herna/rules'
import {
  CHOICE_GROUPS,
  type ChoiceGroup,
  choicesIn,
  enabledGroups,
  FLAG_GROUPS,
  type FlagGroup,
  type FilterPage,
  overridesOf,
  queryOfFilters,
  NO_FILTERS,
  toggleChoice,
} from '@herna/rules'
import { useFilterTexts } from './filter-texts.ts'
import { usePreview } from '../config/index.ts'
import { addressOf } from '../urls/index.ts'
import { type ListQuery, orderParameter } from './list-query.ts'
import styles from './filter-bar.module.css'

/** Choices of the filter form for browsers without JavaScript. */
export interface PlainChoices {
  choices: { group: ChoiceGroup; options: { id: string; title: string }[] }[]
  flags: FlagGroup[]
}

export function plainChoices(catalogue: Catalogue, lobby: LobbyKind): PlainChoices {
  const enabled = enabledGroups(catalogue, lobby)
  return {
    choices: CHOICE_GROUPS.filter((group) => enabled.includes(group)).map((group) => ({
      group,
      options: choicesIn(catalogue, group, lobby).map(({ id, title }) => ({ id, title })),
    })),
    flags: FLAG_GROUPS.filter((flag) => enabled.includes(flag)),
  }
}

interface PlainFiltersProps {
  page: FilterPage
  query: ListQuery
  offer: PlainChoices
}

/** Filters as a GET form with one choice per group, for browsers without JavaScript. */
export function PlainFilters({ page, query, offer }: PlainFiltersProps) {
  const t = useFilterTexts()
  const allGames = page.lobby === 'Live' ? 'preview-live-casino-all-games' : 'preview-all-games'
  const filters = { ...query.filters, ...overridesOf(page) }
  const order = orderParameter(query.order)
  return (
    <form className={styles.plain} method="get" action={addressOf(allGames, {}, usePreview())} aria-label={t('open')}>
      {order && <input type="hidden" name="zoradit" value={order} />}
      {offer.choices.map(({ group, options }) => (
        <label key={group}>
          {t(`group-${group}`)}
          <Select name={parameterOf(group)} defaultValue={Object.keys(filters[group])[0] ?? ''}>
            <option value="">{t('any')}</option>
            {options.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </label>
      ))}
      {offer.flags.map((flag) => (
        <label key={flag} className={styles.flag}>
          <input type="checkbox" name={flag} value="1" defaultChecked={filters[flag]} />
          {t(flag)}
        </label>
      ))}
      <Button type="submit" variant="primary">
        {t('show')}
      </Button>
    </form>
  )
}

/** URL parameter name of a group. */
const parameterOf = (group: ChoiceGroup): string =>
  [...queryOfFilters(toggleChoice(NO_FILTERS, group, '1', true)).keys()][0] ?? ''
