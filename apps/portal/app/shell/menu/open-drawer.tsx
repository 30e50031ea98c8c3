import { lazy } from 'react'
import { openModal } from '../../dialogs/index.ts'

const load = () => import('./drawer.tsx')
const Drawer = lazy(load)

/** The phone's menu; its code comes with the first touch [2.34]. */
export const openDrawer = (): void => openModal({ id: 'menu', level: 2000, render: (controls) => <Drawer {...controls} /> })
