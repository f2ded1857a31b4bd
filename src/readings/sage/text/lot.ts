import type { SourceText } from '../../facts/source-text.ts'
import type { Advice } from './fields.ts'

/** A lot of the Cyber God of Wealth: a saying of four lines, its plain meaning, and its advice on moving money. */
export interface Lot {
  readonly advice: Advice
  readonly saying: SourceText
  readonly plain: SourceText
}

export const lot = (advice: Advice, saying: string, plain: string, sayingEn: string, plainEn: string): Lot => ({
  advice,
  saying: { zh_CN: saying, en_US: sayingEn },
  plain: { zh_CN: plain, en_US: plainEn },
})
