import type { CannedAnswer } from '@herna/contract/chat'
import type { ChatServiceContext } from '../context.ts'
import { writeAnswer } from './answers.routes.ts'
import { addAccount, readOperators } from './operators.store.ts'

/** An operator that exists after the first start of a sandbox. */
export interface SeededOperator {
  login: string
  name: string
  password: string
}

/** Creates operators and canned answers in a sandbox's database without operators. True: it did. */
export async function seedSupport(
  { pool, passwords, settings }: ChatServiceContext,
  { operators, answers }: { operators: readonly SeededOperator[]; answers: readonly CannedAnswer[] },
): Promise<boolean> {
  if (settings.sandbox === 'off' || operators.length === 0 || (await readOperators(pool)).length > 0) return false
  for (const { login, name, password } of operators)
    await addAccount(pool, { login, name, passwordHash: await passwords.hash(password), isActive: true })
  for (const answer of answers) await writeAnswer(pool, answer)
  return true
}
