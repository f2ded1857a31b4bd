import type { LayerCode, Pillar } from '#bazi/index.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { TEN_GOD_SHORT_LABELS } from '../../terms/ten-gods.ts'
import classes from './layer-strip.module.css'

/** Shows a layer's name and pillar, with the ten god of its stem above, and that of its first hidden stem below. */
export function LayerPillarFace({ layer, pillar: { stem, branch, tenGod, hidden } }: { layer: LayerCode; pillar: Pillar }) {
  const { _, locale } = useMessages()
  return (
    <>
      <span className={classes.layer}>{LAYER_RELATION_LABELS[locale].places[layer]}</span>
      <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[tenGod!])}</span>
      <StemCharacter stem={stem} className={classes.character} />
      <BranchCharacter branch={branch} className={classes.character} />
      <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[hidden[0]!.tenGod])}</span>
    </>
  )
}
