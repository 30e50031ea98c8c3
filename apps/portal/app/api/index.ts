/** Typed clients of the hosts a browser calls: gateway, platform, the platform's login script. One deadline and one kind of failure for all. */
export { callHost, CallFailed, type CallFailure, type Host } from './host-call.ts'
export { type Gateway, gatewayClient } from './gateway-client.ts'
export { type Platform, platformClient } from './platform-client.ts'
export { type LoginScript, loginScriptOf } from './login-script.ts'
export { loadPlatformScripts } from './platform-scripts.ts'
