import { Outlet } from 'react-router'
import { Page } from './page.tsx'

export default function GamePlayLayout() {
  return (
    <Page layout="game-play">
      <Outlet />
    </Page>
  )
}
