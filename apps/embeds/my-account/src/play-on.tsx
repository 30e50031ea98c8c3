import { Button, buttonClass } from '@herna/kit'
import { sayToFrame } from './frame/say-to-frame.ts'
import { texts } from './texts.sk-SK.ts'

/** Back to a game: a link of the portal's page; from the embeds' own page the window around is asked for it [2.40] [7.47]. */
export function PlayOn({ gameCode }: { gameCode: string }) {
  const { portal } = document.body.dataset
  const name = texts.rounds.playOn
  if (!portal) {
    return (
      <a className={buttonClass({ variant: 'primary' })} href={`/play/${encodeURIComponent(gameCode)}/real`}>
        {name}
      </a>
    )
  }
  const parent = window.parent === window ? null : window.parent
  return (
    <Button variant="primary" onClick={() => sayToFrame({ parent, portal }, { type: 'openGame', gameCode })}>
      {name}
    </Button>
  )
}
