import * as z from 'zod/mini'

// Compiled validators need eval, which the host's CSP forbids [S2]. Schemas read this setting when they are created, so it must come first.
z.config({ jitless: true })
