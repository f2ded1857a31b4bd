import { type BranchCode, type StemCode, BRANCH_HAN, elementOfBranch, elementOfStem, STEM_HAN } from '#bazi/index.ts'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'

/** A stem in the colour of its element. */
export function StemCharacter({ stem, className = '' }: { stem: StemCode; className?: string | undefined }) {
  return <HanText className={`el-${elementOfStem(stem)} ${className}`}>{STEM_HAN[stem]}</HanText>
}

/** A branch in the colour of its element. */
export function BranchCharacter({ branch, className = '' }: { branch: BranchCode; className?: string | undefined }) {
  return <HanText className={`el-${elementOfBranch(branch)} ${className}`}>{BRANCH_HAN[branch]}</HanText>
}

/** Chinese characters with a `lang` attribute, for glyphs and screen readers on English pages. */
export function HanText({ children, className }: { children: string; className?: string | undefined }) {
  const { locale } = useMessages()
  return (
    <span className={className} lang={writingSystems[locale].hanTag}>
      {children}
    </span>
  )
}
