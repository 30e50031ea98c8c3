import { lazy } from 'react'
import { openModal } from '../notices/index.ts'

const PlayInfo = lazy(() => import('./play-info.tsx').then((module) => ({ default: module.PlayInfo })))
const RealityCheck = lazy(() => import('./reality-check.tsx').then((module) => ({ default: module.RealityCheck })))

/** The regulatory popup [2.42] [4.31]. */
export const openPlayInfo = (onSeen?: () => void): void =>
  openModal({ id: 'play-info', level: 2200, render: (controls) => <PlayInfo controls={controls} onSeen={onSeen} /> })

/** Above whatever else is open: the player decides before going on. */
export const openRealityCheck = (minutes: number): void =>
  openModal({ id: 'reality-check', level: 5000, render: (controls) => <RealityCheck controls={controls} minutes={minutes} /> })
