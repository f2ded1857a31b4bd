import { balls } from './pieces/art-balls.tsx'
import { figures } from './pieces/art-figures.tsx'
import { lands } from './pieces/art-lands.tsx'
import { controls } from './pieces/controls.tsx'
import { glossary } from './pieces/glossary.tsx'
import { pictures } from './pieces/pictures.tsx'
import { chartTable } from './pieces/chart-table.tsx'
import { reader } from './pieces/reader.tsx'
import { states } from './pieces/states.tsx'
import { frames } from './pieces/ui-frames.tsx'
import { lists } from './pieces/ui-lists.tsx'
import { marks } from './pieces/ui-marks.tsx'
import { overlays } from './pieces/ui-overlays.tsx'
import type { ComponentGroup } from './room.tsx'

/** All rooms in layer order. */
export const componentGroups: readonly ComponentGroup[] = [
  controls,
  marks,
  lists,
  frames,
  overlays,
  states,
  balls,
  figures,
  lands,
  pictures,
  chartTable,
  glossary,
  reader,
]
