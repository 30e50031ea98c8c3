import { Outlet } from 'react-router'
import { Page } from './page.tsx'

export default function LiveCasinoLayout() {
  return (
    <Page layout="live-casino">
      <Outlet />
    </Page>
  )
}
