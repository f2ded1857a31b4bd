import type { HeaderProps, LayoutParts } from '../shell-layout.ts'
import { HeaderBar } from './bar.tsx'
import { BreadcrumbStrip } from './strip.tsx'

const MixBar = (props: HeaderProps) => <HeaderBar {...props} hasToggle={props.hasSections} />
const Crumbed = ({ hasCrumbs }: HeaderProps) => <BreadcrumbStrip hasCrumbs={hasCrumbs} />

/** Layout `mix`, with a top bar and a side panel. The sections are in the bar if `splitMenu` is set, otherwise in the rail. */
export const parts: LayoutParts = { Bar: MixBar, Strip: Crumbed }
