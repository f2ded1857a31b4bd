import { elementOfBranch, elementOfStem, type Ganzhi } from '#bazi/index.ts'

/** Stem and branch of a pillar, each in the colour of its element. */
export function ColouredPillar({ pair }: { pair: Ganzhi }) {
  const [stem, branch] = pair.ganzhi
  return (
    <span lang="zh-CN">
      <span className={`el-${elementOfStem(pair.stem)}`}>{stem}</span>
      <span className={`el-${elementOfBranch(pair.branch)}`}>{branch}</span>
    </span>
  )
}
