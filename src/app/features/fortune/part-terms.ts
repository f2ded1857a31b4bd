import type { ScorePartCode } from '#bazi/index.ts'

/** Glossary entry of each part of the power value. */
export const PART_TERMS: Record<ScorePartCode, string> = {
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
