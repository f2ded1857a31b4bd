import type { LayerCode, Pillar } from '#bazi/index.ts'
import { BranchCharacter, StemCharacter } from '../../plate/character.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { jointWords } from '../../terms/joint-labels.ts'
import { TEN_GOD_SHORT_LABELS } from '../../terms/ten-gods.ts'
import classes from './layer-strip.module.css'

/** A layer's pillar under its name: over it the ten god of its stem, under it that of the first stem hidden in its branch. */
export function LayerFace({ layer, pillar: { stem, branch, tenGod, hidden } }: { layer: LayerCode; pillar: Pillar }) {
  const { _, locale } = useMessages()
  return (
    <>
      <span className={classes.layer}>{jointWords[locale].places[layer]}</span>
      <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[tenGod!])}</span>
      <StemCharacter stem={stem} className={classes.character} />
      <BranchCharacter branch={branch} className={classes.character} />
      <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[hidden[0]!.tenGod])}</span>
    </>
  )
}
