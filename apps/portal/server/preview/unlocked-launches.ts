import { demoLaunchOf, playLaunchOf } from '../../app/play/index.ts'
import type { PublicConfiguration } from '../../app/config/index.ts'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { DraftContent } from '../content/draft-content.ts'
import type { LaunchesOf } from './game-password.ts'

interface Sources {
  published: { current(): ContentSnapshot | null }
  drafts: DraftContent
  configuration: Pick<PublicConfiguration, 'locale' | 'gameOrigins'>
}

/** Launches of a password-protected game, which its page does not contain [5.3]. */
export const unlockedLaunches =
  ({ published, drafts, configuration }: Sources): LaunchesOf =>
  async (gameCode, permit, draftPass) => {
    const content = draftPass === null ? published.current() : await drafts.read(draftPass)
    const game = content?.gameByCode.get(gameCode)
    if (!content || !game) return null
    const provider = content.providerById.get(game.provider)
    const options = { languageCode: configuration.locale.code, gameOrigins: configuration.gameOrigins, permit }
    return { demo: demoLaunchOf(game, provider, options), real: playLaunchOf(game, provider, options) }
  }
