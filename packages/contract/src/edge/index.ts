/** What the portal's server and the services must agree on at their edge: who asks, behind proxies, and which public addresses are safe. For servers only. */
export { addressGroup, clientAddress, clientHost, isLoopback, settleForwarded } from './client-address.ts'
export { insecureAddresses, isOpenToEavesdroppers } from './public-address.ts'
export { NO_PROXIES, TRUSTED_PROXIES_EXPECTED, type TrustedProxies, trustedProxies, trustProxies } from './trusted-proxies.ts'
