import { BY_FILE, FEATURES, FOUNDATIONS, LAYERS, OWN_PACKAGES, PACKAGES, PAM_MODULES } from './layers.ts'

const external = (source: string[]) => ({ module: { origin: 'external', source } })
const core = (source: string[]) => ({ module: { origin: 'core', source } })

/** One policy per element and no empty list: the plugin evaluates every policy for every import. */
const layerPolicies = Object.entries(LAYERS).flatMap(([type, { imports = [], entrances = [], packages = [], node = [] }]) => {
  const to = [
    ...(imports.length > 0 ? [{ element: { type: imports } }] : []),
    ...(entrances.length > 0 ? [{ element: { type: entrances, fileInternalPath: 'index.ts' } }] : []),
    ...(packages.length > 0 ? [external(packages)] : []),
    ...(node.length > 0 ? [core(node)] : []),
  ]
  return to.length > 0 ? [{ from: { element: { type } }, allow: { to } }] : []
})

/** The layers as policies of eslint-plugin-boundaries. */
export const POLICIES = [
  ...layerPolicies,
  ...OWN_PACKAGES.map(([type, captured, packages]) => ({
    from: { element: { type, captured } },
    allow: { to: external(packages) },
  })),
  ...BY_FILE.flatMap(([categories, { packages, node }]) =>
    [external(packages), core(node)].map((to) => ({ from: { file: { categories } }, allow: { to } })),
  ),
  // PAM is composed of its modules; the modules' tests start the whole service.
  {
    from: { element: { type: 'service', captured: { service: 'pam' } } },
    allow: { to: { element: { type: PAM_MODULES, fileInternalPath: 'index.ts' } } },
  },
  {
    from: { element: { type: PAM_MODULES }, file: { categories: 'test' } },
    allow: { to: { element: { type: 'service', captured: { service: 'pam' } } } },
  },
  // Test entrances of the product for journeys: copying prepared data, advancing time. No SQL.
  {
    from: { element: { type: 'journeys' } },
    allow: {
      to: [
        { element: { type: 'service-kit', fileInternalPath: 'src/testing.ts' } },
        { element: { type: 'service', fileInternalPath: 'testing/index.ts' } },
      ],
    },
  },
  // Types that React Router generates next to each route; the brackets stop the matcher from dropping the leading `./`.
  {
    from: { element: { type: [...FEATURES, 'shell', 'entry'] } },
    dependency: { kind: 'type', source: '[.]/+types/*' },
    allow: { to: { module: { origin: 'local' } } },
  },
  {
    from: { element: { type: 'page-service' }, file: { path: 'apps/portal/app/realtime/**' } },
    allow: { to: external(['@stomp/stompjs']) },
  },
  {
    from: { element: { type: 'part' }, file: { path: 'apps/portal/app/chat/**' } },
    allow: { to: external(['@stomp/stompjs']) },
  },
  {
    from: { element: { type: 'embed' }, file: { path: 'apps/embeds/support/**' } },
    allow: { to: external(['@stomp/stompjs']) },
  },
  {
    from: { element: { type: 'page-service' }, file: { path: 'apps/portal/app/live-tables/**' } },
    allow: { to: external(['@microsoft/signalr']) },
  },
  {
    from: { element: { type: 'game-client' }, file: { path: 'sandbox/game-clients/live/src/hub/**' } },
    allow: { to: external(['@microsoft/signalr']) },
  },
  // The live feed's client is tested against our hub.
  {
    from: { element: { type: 'client-tests' } },
    allow: { to: { element: { type: 'page-service', fileInternalPath: '{create-hub,feed-connection,live-tables}.ts' } } },
  },
  // The chat's client is tested with every fault.
  {
    from: { element: { type: 'client-tests' } },
    allow: { to: { element: { type: 'part', fileInternalPath: 'chat-client.ts' } } },
  },
  // The portal's build follows the imports of the routes' files.
  {
    from: { element: { type: 'portal-build' } },
    allow: { to: { element: { type: 'entry', fileInternalPath: 'routes.ts' } } },
  },
  // The addresses of pictures have the version of the code that draws them.
  {
    from: { element: { type: 'portal-build' } },
    allow: { to: { element: { type: 'service-kit', fileInternalPath: 'src/source-version.ts' } } },
  },
  // Shared test helpers.
  {
    from: { file: { categories: 'test' }, element: { type: [...FEATURES, 'shell', 'texts', ...FOUNDATIONS, 'portal-server'] } },
    allow: { to: { element: { type: 'testing' } } },
  },
  // Packages are imported by name, so only their `exports` are reachable.
  {
    from: { file: { path: '!**/*.{test,fixture}.{ts,tsx}' } },
    dependency: { source: '!@herna/**' },
    disallow: { to: { element: { type: PACKAGES } } },
  },
]
