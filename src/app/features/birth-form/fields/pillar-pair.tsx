import { elementOfBranch, elementOfStem, type Ganzhi } from '#bazi/index.ts'

/** A pillar in the colours of its two elements. */
export function PillarPair({ pair }: { pair: Ganzhi }) {
  const [stem, branch] = pair.ganzhi
  return (
    <span lang="zh-CN">
      <span className={`el-${elementOfStem(pair.stem)}`}>{stem}</span>
      <span className={`el-${elementOfBranch(pair.branch)}`}>{branch}</span>
    </span>
  )
}
