import type { HeaderProps, LayoutParts } from '../shell-layout.ts'
import { BreadcrumbStrip } from './strip.tsx'

const Crumbed = ({ hasCrumbs }: HeaderProps) => <BreadcrumbStrip hasCrumbs={hasCrumbs} />

/** Layout `side`, with everything at the side except the breadcrumbs. */
export const parts: LayoutParts = { Strip: Crumbed }
