import { expect, test } from 'vitest'
import { APP_BANNER_COOKIE, appBannerOffer, mobileSystemOf } from './app-banner.ts'

const BANNER = {
  systems: ['Android' as const],
  stores: { Android: 'https://obchod.example/herna', iOS: 'https://jablko.example/herna' },
  image: null,
}
const PHONE = { system: 'Android', isEmbedded: false, isDismissed: false } as const

test('the banner is offered on a listed mobile system only, not embedded and not when dismissed [2.37] [6.9]', () => {
  expect(appBannerOffer(BANNER, PHONE)).toEqual({ system: 'Android', store: 'https://obchod.example/herna', image: null })
  expect(appBannerOffer(BANNER, { ...PHONE, system: 'iOS' })).toBeNull()
  expect(appBannerOffer({ ...BANNER, systems: ['Android', 'iOS'] }, { ...PHONE, system: 'iOS' })?.store).toContain('jablko')
  expect(appBannerOffer(BANNER, { ...PHONE, system: null })).toBeNull()
  expect(appBannerOffer(BANNER, { ...PHONE, isEmbedded: true })).toBeNull()
  expect(appBannerOffer(BANNER, { ...PHONE, isDismissed: true })).toBeNull()
  expect(appBannerOffer({ ...BANNER, stores: { ...BANNER.stores, Android: null } }, PHONE)).toBeNull()
  expect(appBannerOffer(null, PHONE)).toBeNull()
})

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150', 5, 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0', 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, null],
])('%s with %i touch points is %s [6.9]', (userAgent, touchPoints, system) => {
  expect(mobileSystemOf(userAgent, touchPoints)).toBe(system)
})

test('a dismissed banner stays away for 30 days [9.2]', () => {
  expect(APP_BANNER_COOKIE).toEqual({ name: 'native-banner', seconds: 2_592_000 })
})
