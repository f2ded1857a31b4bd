import type { BranchCode, StemCode } from '#bazi/index.ts'
import { elementOfBranch, elementOfStem, names } from '#bazi/index.ts'
import { Han } from './han.tsx'

/** A stem in the colour of its element. */
export function StemCharacter({ stem, className = '' }: { stem: StemCode; className?: string | undefined }) {
  return <Han className={`el-${elementOfStem(stem)} ${className}`}>{names.stems[stem]}</Han>
}

/** A branch in the colour of its element. */
export function BranchCharacter({ branch, className = '' }: { branch: BranchCode; className?: string | undefined }) {
  return <Han className={`el-${elementOfBranch(branch)} ${className}`}>{names.branches[branch]}</Han>
}
