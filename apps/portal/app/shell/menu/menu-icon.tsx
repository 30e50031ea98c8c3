import { MaskIcon } from '@herna/kit'
import { Building2, Crown, FileText, House, Layers, LayoutGrid, type IconComponent, RadioTower } from '@herna/kit/icons'
import type { RouteName } from '../../urls/index.ts'

const BY_ROUTE: Partial<Record<RouteName, IconComponent>> = {
  preview: House,
  'preview-live-casino': RadioTower,
  'preview-jackpots': Crown,
  'preview-collections': Layers,
  'preview-all-games': LayoutGrid,
  'preview-live-casino-all-games': LayoutGrid,
  'preview-providers': Building2,
}

/** The icon of a menu item: the editors' image in the text colour [2.29], or the portal's icon of the route. */
export function MenuIcon({ image, route }: { image: string | null; route: string | null }) {
  if (image) return <MaskIcon src={image} size={18} />
  const RouteIcon = (route && BY_ROUTE[route as RouteName]) || LayoutGrid
  return <RouteIcon size={18} />
}

/** The icon of a sub-menu link [3.31], or a generic page icon. */
export const PageIcon = ({ image }: { image: string | null }) =>
  image ? <MaskIcon src={image} size={18} /> : <FileText size={18} />
