/** The door to the daily reading; nothing here loads the calendar library (`best-days.ts` does). Rule and sources: README. */
export { ageOn } from './ages.ts'
export type { DayView, Sentence } from './day.ts'
export { dayOf } from './day.ts'
export type { CounselId, Headline, ImageId } from './headline.ts'
export type { HoursNote, HourView } from './hours.ts'
export { hoursNoteOf, hoursOf } from './hours.ts'
export { daysOf } from './range.ts'
export { strongestOf } from './strongest.ts'
