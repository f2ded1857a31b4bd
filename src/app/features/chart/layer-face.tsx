import type { LayerCode, Pillar } from '#bazi/index.ts'
import { BranchCharacter, StemCharacter } from '../../plate/character.tsx'
import { useWords } from '../../language/use-words.ts'
import { jointWords } from '../../terms/joint-words.ts'
import { TEN_GOD_SHORT_WORDS } from '../../terms/ten-gods.ts'
import classes from './layer-strip.module.css'

/** A layer's pillar under its name: over it the ten god of its stem, under it that of the first stem hidden in its branch. */
export function LayerFace({ layer, pillar: { stem, branch, tenGod, hidden } }: { layer: LayerCode; pillar: Pillar }) {
  const { _, locale } = useWords()
  return (
    <>
      <span className={classes.layer}>{jointWords[locale].places[layer]}</span>
      <span className={classes.god}>{_(TEN_GOD_SHORT_WORDS[tenGod!])}</span>
      <StemCharacter stem={stem} className={classes.character} />
      <BranchCharacter branch={branch} className={classes.character} />
      <span className={classes.god}>{_(TEN_GOD_SHORT_WORDS[hidden[0]!.tenGod])}</span>
    </>
  )
}
