/**
 * `node conformance/serve.ts [port [tls-port certificate.pem key.pem]]`: the server that the functional tests of `@microsoft/signalr` expect.
 * Prints its addresses as ASP.NET Core does. Ctrl+C stops it.
 */
import { readFileSync } from 'node:fs'
import { openTestProfile } from './profile.ts'

const [port = '5000', tlsPort, certificate, key] = process.argv.slice(2)
const tls =
  tlsPort && certificate && key
    ? { port: Number(tlsPort), cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
    : undefined
const profile = await openTestProfile({ port: Number(port), tls, now: Date.now })
for (const url of profile.urls) process.stdout.write(`Now listening on: ${url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void profile.close().then(() => process.exit(0)))
