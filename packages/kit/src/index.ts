/** The kit: tokens and primitives every screen is made of. It knows nothing of what the house does and takes all its words from outside. */
export { Button, buttonClass, type ButtonLook, IconButton, iconButtonClass } from './button/button.tsx'
export { classNames } from './class-names.ts'
export { Field, Input, type Segment, Segmented, Switch } from './field/field.tsx'
export { Badge, Chip, chipClass, LiveDot, Note, Skeleton, Tag, VisuallyHidden } from './marks/marks.tsx'
export { Panel } from './panel/panel.tsx'
export { type ImageState, LazyImage } from './picture/lazy-image.tsx'
export { EmptyState, ErrorState } from './state/state.tsx'
export { LinkTabs } from './tabs/link-tabs.tsx'
