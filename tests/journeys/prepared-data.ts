import { copyData, newDataFolder } from '@herna/service-kit/testing'

/** A new data folder for another product: a copy of the prepared one, or an empty one. */
export function preparedData(): string {
  const folder = newJourneyData()
  if (process.env.HERNA_JOURNEYS_PREPARED) copyData(process.env.HERNA_JOURNEYS_PREPARED, folder)
  return folder
}

export const newJourneyData = (): string => newDataFolder('herna-journeys-')
