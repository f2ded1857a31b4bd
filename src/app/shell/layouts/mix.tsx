import type { HeaderProps, LayoutParts } from '../layout-files.ts'
import { Bar } from './bar.tsx'
import { Strip } from './strip.tsx'

const MixBar = (props: HeaderProps) => <Bar {...props} hasToggle={props.hasSections} />
const Crumbed = ({ hasCrumbs }: HeaderProps) => <Strip hasCrumbs={hasCrumbs} />

/** A bar above and a panel at the side; divided, the sections stand in the one and what each holds in the other. */
export const parts: LayoutParts = { Bar: MixBar, Strip: Crumbed }
