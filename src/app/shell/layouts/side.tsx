import type { HeaderProps, LayoutParts } from '../shell-layout.ts'
import { Strip } from './strip.tsx'

const Crumbed = ({ hasCrumbs }: HeaderProps) => <Strip hasCrumbs={hasCrumbs} />

/** Layout `side`, with everything at the side except the breadcrumbs. */
export const parts: LayoutParts = { Strip: Crumbed }
