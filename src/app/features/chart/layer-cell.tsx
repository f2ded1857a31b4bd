import type { LayerCode, StemCode } from '#bazi/index.ts'
import { ganzhiOfText, pillarOf } from '#bazi/index.ts'
import { LayerFace } from './layer-face.tsx'
import classes from './layer-strip.module.css'

interface LayerCellProps {
  layer: LayerCode
  /** As text: 甲子. */
  pair: string
  dayStem: StemCode
  isChosen: boolean
  onChoose: () => void
}

/** Radio button for a time layer, with its pillar. */
export function LayerCell({ layer, pair, dayStem, isChosen, onChoose }: LayerCellProps) {
  return (
    <label className={classes.cell} data-chosen={isChosen || undefined}>
      <input type="radio" name="layer" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <LayerFace layer={layer} pillar={pillarOf(ganzhiOfText(pair)!, dayStem)} />
    </label>
  )
}
