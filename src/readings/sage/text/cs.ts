import type { SourceText } from '../../facts/source-text.ts'
import type { FortuneLot } from './lot.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

export const lotName: SourceText = w('第{number}签', 'Lot {number}')
/** Reasons from the drawn lot, by the lot's advice. */
export const lotReasons: Readonly<Record<FortuneLot['advice'], SourceText>> = {
  go: w('签叫你放手去做。{plain}', 'The lot says go. {plain}'),
  steps: w('签叫你分步走。{plain}', 'The lot says step by step. {plain}'),
  wait: w('签叫你先收着。{plain}', 'The lot says hold. {plain}'),
}
/** Reason if the lot says go and the chart says wait; `cautiousLotReason`: the reverse. */
export const cautiousChartReason: SourceText = w(
  '签松，盘紧，听紧的那一个，所以只走半步。',
  'The lot is loose and the chart tight. Go by the tighter: half a step.',
)
export const cautiousLotReason: SourceText = w(
  '盘松，签紧，听紧的那一个，所以只走半步。',
  'The chart is loose and the lot tight. Go by the tighter: half a step.',
)
