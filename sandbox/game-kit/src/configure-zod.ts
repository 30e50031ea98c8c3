import * as z from 'zod/mini'

// Compiled validators need eval, which the host's CSP forbids [S2]. Schemas read this when they are made, so it comes before every one of them.
z.config({ jitless: true })
