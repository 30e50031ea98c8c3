import type { ReactNode } from 'react'
import { TextsProvider, useTexts } from '../texts/index.ts'
import texts from '../texts/sk-SK/player.json'
import { useMoneyStyle } from '../config/index.ts'

const MESSAGES = { player: texts }

/** Provides the texts of the player's screens, which load with their code instead of the first load. */
export function PlayerTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider locale={useMoneyStyle().locale} messages={MESSAGES}>
      {children}
    </TextsProvider>
  )
}

export const usePlayerTexts = () => useTexts('player')
