import type { LayerCode, StemCode } from '#bazi/index.ts'
import { ganzhiOfText, pillarOf } from '#bazi/index.ts'
import { LayerPillarFace } from './layer-face.tsx'
import classes from './layer-strip.module.css'

interface LayerCellProps {
  layer: LayerCode
  /** Pair as text, for example 甲子. */
  pair: string
  dayStem: StemCode
  isChosen: boolean
  onChoose: () => void
}

/** Radio button that chooses a time layer; shows the layer's pillar. */
export function LayerCell({ layer, pair, dayStem, isChosen, onChoose }: LayerCellProps) {
  return (
    <label className={classes.cell} data-chosen={isChosen || undefined}>
      <input type="radio" name="layer" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <LayerPillarFace layer={layer} pillar={pillarOf(ganzhiOfText(pair)!, dayStem)} />
    </label>
  )
}
