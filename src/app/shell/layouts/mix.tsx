import type { HeaderProps, LayoutParts } from '../layout-files.ts'
import { Bar } from './bar.tsx'
import { Strip } from './strip.tsx'

const MixBar = (props: HeaderProps) => <Bar {...props} hasToggle={props.hasSections} />
const Crumbed = ({ hasCrumbs }: HeaderProps) => <Strip hasCrumbs={hasCrumbs} />

/** Layout with a bar and a side panel; with `splitMenu` the sections are in the bar. */
export const parts: LayoutParts = { Bar: MixBar, Strip: Crumbed }
