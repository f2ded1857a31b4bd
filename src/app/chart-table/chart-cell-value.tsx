import type { ComponentType } from 'react'
import type { Pillar, StarCode } from '#bazi/index.ts'
import { BRANCH_HAN, elementOfBranch, elementOfStem, polarityOfBranch, polarityOfStem } from '#bazi/index.ts'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { ElementSymbol } from '../art/element-symbol.tsx'
import type { ChartRow } from '../terms/chart-rows.ts'
import { STAR_LABELS } from '../terms/stars.ts'
import { LIFE_STAGE_LABELS } from '../terms/life-stages.ts'
import { NA_YIN_LABELS } from '../terms/na-yin.ts'
import { ANIMAL_LABELS, BRANCH_PINYIN, STEM_PINYIN } from '../terms/stems-branches.ts'
import { DAY_MASTER_LABEL, TEN_GOD_SHORT_LABELS } from '../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter, HanText } from './character.tsx'
import classes from './chart-cell-value.module.css'

/** Content of one chart cell. */
export function ChartCellValue({ row, ...cell }: Cell & { row: ChartRow }) {
  const Value = VALUES[row]
  return <Value {...cell} />
}

interface Cell {
  pillar: Pillar
  stars: readonly StarCode[]
}

const VALUES: Record<ChartRow, ComponentType<Cell>> = {
  tenGod: TenGod,
  stem: LargeStem,
  branch: LargeBranch,
  hidden: HiddenStems,
  nayin: Nayin,
  stage: LifeStage,
  voids: Voids,
  stars: Stars,
}

function TenGod({ pillar: { tenGod } }: Cell) {
  const { _ } = useMessages()
  return tenGod ? _(TEN_GOD_SHORT_LABELS[tenGod]) : <span className={classes.dayMaster}>{_(DAY_MASTER_LABEL)}</span>
}

function Nayin({ pillar: { nayin } }: Cell) {
  const { _ } = useMessages()
  return _(NA_YIN_LABELS[nayin])
}

function LifeStage({ pillar: { stage } }: Cell) {
  const { _ } = useMessages()
  return _(LIFE_STAGE_LABELS[stage])
}

function Voids({ pillar: { voids } }: Cell) {
  return <HanText>{voids.map((branch) => BRANCH_HAN[branch]).join('')}</HanText>
}

/** Stars of a pillar, except 空亡: void branches have their own row. */
function Stars({ stars }: Cell) {
  const { _ } = useMessages()
  const named = stars.filter((star) => star !== 'kongwang')
  return named.length === 0
    ? '—'
    : named.map((star) => (
        <span key={star} className={classes.star}>
          {_(STAR_LABELS[star])}{' '}
        </span>
      ))
}

/** Character of the stem with its element symbol: solid for yang, outline for yin. */
function LargeStem({ pillar: { stem } }: Cell) {
  const { locale } = useMessages()
  const element = elementOfStem(stem)
  return (
    <>
      <span className={`${classes.large} el-${element}`}>
        <StemCharacter stem={stem} />
        <ElementSymbol element={element} size={12} solid={polarityOfStem(stem) === 'yang'} />
      </span>
      {!writingSystems[locale].readsHan && <small className={classes.reading}>{STEM_PINYIN[stem]}</small>}
    </>
  )
}

function LargeBranch({ pillar: { branch } }: Cell) {
  const { _, locale } = useMessages()
  const element = elementOfBranch(branch)
  return (
    <>
      <span className={`${classes.large} el-${element}`}>
        <BranchCharacter branch={branch} />
        <ElementSymbol element={element} size={12} solid={polarityOfBranch(branch) === 'yang'} />
      </span>
      {!writingSystems[locale].readsHan && (
        <small className={classes.reading}>
          <span>{BRANCH_PINYIN[branch]}</span> <span>{_(ANIMAL_LABELS[branch])}</span>
        </small>
      )}
    </>
  )
}

function HiddenStems({ pillar: { hidden } }: Cell) {
  const { _ } = useMessages()
  return hidden.map(({ stem, tenGod }) => (
    <span key={stem} className={classes.hidden}>
      <StemCharacter stem={stem} /> <span className={classes.hiddenGod}>{_(TEN_GOD_SHORT_LABELS[tenGod])}</span>
    </span>
  ))
}
