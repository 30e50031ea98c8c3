import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

// The pointer stays where the file before left it: what lies under it is hovered, and a message that is hovered does not go.
beforeAll(() => commands.takePointerAway())
