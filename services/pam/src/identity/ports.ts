import type { ExclusionProduct, ExclusionReason } from '@herna/contract/player'
import type { PamContext, Queryable, RegisterAnswer } from '../foundation/index.ts'
import type { Player } from './accounts/players.store.ts'

/** Why a player may not play at all. */
export interface PlayBlock {
  readonly reason: ExclusionReason
  readonly product: ExclusionProduct
  /** Null: no end is known. */
  readonly endsAt: Date | null
}

/** What identity needs of the modules above it. The composition provides it. */
export interface IdentityPorts {
  /** Asks the register of excluded persons about somebody who has no account yet. */
  askRegister(personKey: Buffer): Promise<RegisterAnswer>
  /** Asks it about a player and keeps the answer. */
  refreshRegisterState(player: Pick<Player, 'id' | 'personKey'>): Promise<RegisterAnswer>
  /** Null: may play. */
  playBlock(db: Queryable, playerId: string, now: Date): Promise<PlayBlock | null>
  /** Within the caller's transaction; `opening` is in cents. */
  openWallet(db: Queryable, playerId: string, opening?: number, at?: Date): Promise<void>
}

export interface IdentityContext extends PamContext {
  ports: IdentityPorts
}
