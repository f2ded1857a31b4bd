import type { SourceText } from '../../facts/source-text.ts'
import type { Stand } from './fields.ts'

/** A lot of the Cyber God of Wealth: a saying of four lines, what it plainly says, and how it stands to moving money. */
export interface Lot {
  readonly stand: Stand
  readonly saying: SourceText
  readonly plain: SourceText
}

export const lot = (stand: Stand, saying: string, plain: string, sayingEn: string, plainEn: string): Lot => ({
  stand,
  saying: { zh_CN: saying, en_US: sayingEn },
  plain: { zh_CN: plain, en_US: plainEn },
})
