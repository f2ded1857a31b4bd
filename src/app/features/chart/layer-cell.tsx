import type { LayerCode, StemCode } from '#bazi/index.ts'
import { ganzhiOfText, pillarOf } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { jointWords } from '../../terms/joint-words.ts'
import { TEN_GOD_SHORT_WORDS } from '../../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter } from '../../plate/character.tsx'
import classes from './layer-strip.module.css'

interface LayerCellProps {
  layer: LayerCode
  /** As written: 甲子. */
  pair: string
  dayStem: StemCode
  isChosen: boolean
  onChoose: () => void
}

/** A layer with its pillar: over it the ten god of its stem, under it that of the first stem hidden in its branch. */
export function LayerCell({ layer, pair, dayStem, isChosen, onChoose }: LayerCellProps) {
  const { _, locale } = useWords()
  const { stem, branch, tenGod, hidden } = pillarOf(ganzhiOfText(pair)!, dayStem)
  return (
    <label className={classes.cell} data-chosen={isChosen || undefined}>
      <input type="radio" name="layer" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <span className={classes.layer}>{jointWords[locale].places[layer]}</span>
      <span className={classes.god}>{_(TEN_GOD_SHORT_WORDS[tenGod!])}</span>
      <StemCharacter stem={stem} className={classes.character} />
      <BranchCharacter branch={branch} className={classes.character} />
      <span className={classes.god}>{_(TEN_GOD_SHORT_WORDS[hidden[0]!.tenGod])}</span>
    </label>
  )
}
