import type { HeaderProps, LayoutParts } from '../layout-files.ts'
import { Strip } from './strip.tsx'

const Crumbed = ({ hasCrumbs }: HeaderProps) => <Strip hasCrumbs={hasCrumbs} />

/** At the side everything has its place but where one is. */
export const parts: LayoutParts = { Strip: Crumbed }
