/**
 * What the portal's server and the services share at the network edge: the client's address behind proxies, and which public
 * addresses are secure. For servers only.
 */
export { addressGroup, clientAddress, clientHost, isLoopback, normaliseForwardedHeaders } from './client-address.ts'
export { insecureAddresses, isInsecureAddress } from './public-address.ts'
export { NO_PROXIES, TRUSTED_PROXIES_EXPECTED, type TrustedProxies, trustedProxies, trustProxies } from './trusted-proxies.ts'
