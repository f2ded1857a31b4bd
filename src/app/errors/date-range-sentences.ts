import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'

/** Validation error of one of the two date fields of a date range. */
export type DateRangeError = 'required' | 'date' | 'years' | 'order' | 'length'

const years = `${FIRST_YEAR}…${LAST_YEAR}`

/** Message shown under the date field for each validation error. */
export const DATE_RANGE_SENTENCES: Record<DateRangeError, MessageDescriptor> = {
  required: msg`此项必填`,
  date: msg`没有这个日期，请按 2026-11-24 这样写`,
  years: msg`年份应在 ${years} 之间`,
  order: msg`结束的一天不能早于开始的一天`,
  length: msg`一次最多看十年`,
}
