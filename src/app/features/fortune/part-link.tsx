import type { ReactNode } from 'react'
import type { ScorePartCode } from '#bazi/index.ts'
import { TermLink } from '../../glossary/term-link.tsx'
import { PART_TERMS } from './part-terms.ts'

export interface PartLinkProps {
  code: ScorePartCode
  children: ReactNode
}

/** A part of the power value, linked to its glossary entry. */
export function PartLink({ code, children }: PartLinkProps) {
  return <TermLink id={PART_TERMS[code]}>{children}</TermLink>
}
