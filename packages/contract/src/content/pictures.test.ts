import { expect, test } from 'vitest'
import { addressOf } from '../operation.ts'
import { blankProvider, gameImagePath, gamePicture, providerPicture } from './index.ts'

test('image addresses built without a schema equal those of the contract [7.37]', () => {
  const params = { gameCode: 'zlaty-vlk', type: 'portrait' } as const
  const query = { format: 'webp', version: '3b', width: 320 } as const
  expect(gameImagePath('zlaty-vlk', 'portrait', '3b', 320)).toBe(addressOf(gamePicture, { params, query }))
  const { iconImage, lightLogoImage, darkLogoImage } = blankProvider({ id: 'corso', name: 'Corso' })
  const logos = (['icon', 'light', 'dark'] as const).map((variant) =>
    addressOf(providerPicture, { params: { id: 'corso', variant } }),
  )
  expect([iconImage, lightLogoImage, darkLogoImage]).toEqual(logos)
})
