import type { ReactNode } from 'react'
import type { ScorePartCode } from '#bazi/index.ts'
import { TermLink } from '../../glossary/term-link.tsx'

export interface ScorePartLinkProps {
  code: ScorePartCode
  children: ReactNode
}

/** A part of the power value, linked to its glossary entry. */
export function ScorePartLink({ code, children }: ScorePartLinkProps) {
  return <TermLink id={SCORE_PART_TERM_IDS[code]}>{children}</TermLink>
}

/** Glossary entry of each part of the power value. */
export const SCORE_PART_TERM_IDS: Record<ScorePartCode, string> = {
  'stem-fair': 'stems',
  'stem-poor': 'stems',
  'hidden-fair': 'hidden-stems',
  'hidden-poor': 'hidden-stems',
  'six-combine': 'relation-six-combine',
  'half-three': 'relation-half-three',
  clash: 'relation-clash',
  punish: 'relation-punish',
  'self-punish': 'relation-self-punish',
  harm: 'relation-harm',
  break: 'relation-break',
  'stem-combine': 'relation-stem-combine',
  tianyiguiren: 'star-tianyiguiren',
  wenchangguiren: 'star-wenchangguiren',
  lushen: 'star-lushen',
  yangren: 'star-yangren',
  jiesha: 'star-jiesha',
  kongwang: 'star-kongwang',
  'duty-fair': 'day-officer',
  'duty-poor': 'day-officer',
  'path-yellow': 'yellow-path',
  'path-black': 'yellow-path',
}
