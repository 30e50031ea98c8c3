import { embeddedAddress } from '@herna/service-kit/testing'
import { pamTestData } from '@herna/services/pam/testing'

/** The running product's database: `DATABASE_URL`, or the embedded server in its data folder. */
function address(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const folder = process.env.HERNA_JOURNEYS_DATA
  if (!folder) throw new Error('HERNA_JOURNEYS_DATA is missing: set it to the data folder of the running product')
  return embeddedAddress(folder)
}

/** Changes test data as if time had passed. */
export const { addDailyTotals, backdateLogin, ageSessions, outdateTerms } = pamTestData(address)
