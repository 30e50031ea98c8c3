import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

// The pointer stays where the previous file left it; an element under it would be hovered, and a hovered toast does not close.
beforeAll(() => commands.takePointerAway())
