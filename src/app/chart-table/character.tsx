import type { BranchCode, StemCode } from '#bazi/index.ts'
import { BRANCH_HAN, elementOfBranch, elementOfStem, STEM_HAN } from '#bazi/index.ts'
import { Han } from './han.tsx'

/** A stem in the colour of its element. */
export function StemCharacter({ stem, className = '' }: { stem: StemCode; className?: string | undefined }) {
  return <Han className={`el-${elementOfStem(stem)} ${className}`}>{STEM_HAN[stem]}</Han>
}

/** A branch in the colour of its element. */
export function BranchCharacter({ branch, className = '' }: { branch: BranchCode; className?: string | undefined }) {
  return <Han className={`el-${elementOfBranch(branch)} ${className}`}>{BRANCH_HAN[branch]}</Han>
}
