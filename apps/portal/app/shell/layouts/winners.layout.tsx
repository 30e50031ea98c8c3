import { Outlet } from 'react-router'
import { Page } from './page.tsx'

export default function WinnersLayout() {
  return (
    <Page layout="winners">
      <Outlet />
    </Page>
  )
}
