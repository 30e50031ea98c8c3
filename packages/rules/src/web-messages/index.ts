/** Over a page: the operator's web messages and the banner of the mobile app. Spec 2.37, 3.3, 3.40, 5.6, 6.9, 9.2. */
export { APP_BANNER_COOKIE, type AppBannerOffer, appBannerOffer, mobileSystemOf } from './app-banner.ts'
export {
  messageCookie,
  MESSAGE_DISMISSED_SECONDS,
  nextMessageChange,
  platformOf,
  shownMessages,
} from './web-messages.ts'
