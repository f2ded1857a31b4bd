import type { SourceText } from '../../facts/source-text.ts'
import type { OutlookAdvice } from './fields.ts'

/** A lot of the Cyber God of Wealth: a saying of four lines, its plain meaning, and its advice on moving money. */
export interface FortuneLot {
  readonly advice: OutlookAdvice
  readonly saying: SourceText
  readonly plain: SourceText
}

export const createFortuneLot = (advice: OutlookAdvice, saying: string, plain: string, sayingEn: string, plainEn: string): FortuneLot => ({
  advice,
  saying: { zh_CN: saying, en_US: sayingEn },
  plain: { zh_CN: plain, en_US: plainEn },
})
