import { Button } from '@herna/kit'
import { Plus } from '@herna/kit/icons'
import { useMyTablesTexts } from './my-tables-texts.ts'

/** Offers to open one more table. */
export function AddButton({ onClick, className }: { onClick: () => void; className?: string | undefined }) {
  const t = useMyTablesTexts()
  return (
    <Button onClick={onClick} className={className}>
      <Plus aria-hidden size={20} />
      <span>{t('add')}</span>
    </Button>
  )
}
