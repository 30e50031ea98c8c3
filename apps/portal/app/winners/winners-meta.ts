import type { WinnerKind } from '@herna/contract/winners'
import type { HeadersArgs } from 'react-router'
import { listMeta } from '../game-lists/index.ts'
import texts from '../texts/sk-SK/winners.json'

export const winnersHeaders = ({ loaderHeaders }: HeadersArgs): HeadersInit => ({
  'Cache-Control': loaderHeaders.get('cache-control') ?? 'no-store',
})

export const winnersMeta = (args: Parameters<typeof listMeta>[0], kind: WinnerKind) =>
  listMeta(args, { title: `${texts[kind]} – ${texts.title}`, description: texts.description, parent: 'lobby' })
