import { Outlet } from 'react-router'
import { Page } from './page.tsx'

/** Its scripts open the game. */
export const handle = { startsWhenParsed: true }

export default function GamePlayLayout() {
  return (
    <Page layout="game-play">
      <Outlet />
    </Page>
  )
}
