import { useLingui } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { formatUtcOffset } from '../../../terms/zones.ts'
import type { ClockAnswer } from '../draft/birth-draft.ts'
import type { ClockChangeQuestion } from '../draft/stated-birth.ts'

interface ClockQuestionText {
  readonly title: string
  readonly what: string
  readonly choices: Readonly<Record<ClockAnswer, { readonly title: string; readonly detail: string }>>
}

/** Returns the texts of the question about a clock change. */
export function useClockQuestionMessages(question: ClockChangeQuestion): ClockQuestionText {
  const messages = useMessages()
  const { locale } = messages
  const clockOf = createClockFormatter(messages).hourMinute
  const { kind, local } = question
  const dates = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  const time = clockOf(local)
  const date = dates.format(new Date(`${local}Z`))
  const skipped = useSkippedMessages(question, dates, time)
  const repeated = useRepeatedMessages(question, date, time)
  return kind === 'gap' ? skipped : repeated
}

/** Returns option titles: the clock time with its UTC offset (01:30 UTC+9) for each reading, and a text for "not sure". */
function useChoiceTitles({ readings }: ClockChangeQuestion) {
  const { t } = useLingui()
  const clockOf = createClockFormatter(useMessages()).hourMinute
  const [earlier, later] = readings.map(({ local, offsetSeconds }) => `${clockOf(local)} ${formatUtcOffset(offsetSeconds)}`)
  return { earlier: earlier!, later: later!, unsure: { title: t`说不准`, detail: t`两张盘都留着，以后再定` } }
}

function useRepeatedMessages(question: ClockChangeQuestion, date: string, time: string): ClockQuestionText {
  const { t } = useLingui()
  const clockOf = createClockFormatter(useMessages()).hourMinute
  const [from, to] = [clockOf(question.from), clockOf(question.to)]
  const { earlier, later, unsure } = useChoiceTitles(question)
  const isSummerEnd = question.readings[0].isDst && !question.readings[1].isDst
  return {
    title: t`${time} 那天有过两次`,
    what: isSummerEnd
      ? t`${date}夏令时结束，钟表从 ${from} 拨回 ${to}。生在哪一次？`
      : t`${date}改了钟，钟表从 ${from} 拨回 ${to}。生在哪一次？`,
    choices: {
      earlier: { title: earlier, detail: isSummerEnd ? t`第一次 · 拨钟之前 · 夏令时` : t`第一次 · 拨钟之前` },
      later: { title: later, detail: isSummerEnd ? t`第二次 · 拨钟之后 · 标准时` : t`第二次 · 拨钟之后` },
      compatible: unsure,
    },
  }
}

function useSkippedMessages(question: ClockChangeQuestion, dates: Intl.DateTimeFormat, time: string): ClockQuestionText {
  const { t } = useLingui()
  const clockOf = createClockFormatter(useMessages()).hourMinute
  const date = dates.format(new Date(`${question.local}Z`))
  const [from, to] = [clockOf(question.from), clockOf(question.to)]
  const [before, after] = [clockOf(question.readings[0].local), clockOf(question.readings[1].local)]
  const { earlier, later, unsure } = useChoiceTitles(question)
  const isSummerStart = !question.readings[0].isDst && question.readings[1].isDst
  // Whole day skipped, like 30 December 2011 in Samoa, which moved across the date line.
  const [fromDay, toDay] = [question.from, question.to].map((at) => dates.format(new Date(`${at}Z`)))
  if (from === to) {
    return {
      title: t`${fromDay} 那天没有出现过`,
      what: t`当地改了日期，${fromDay}整天跳过，直接到了${toDay}。记下这一天的，是哪一本历？`,
      choices: {
        earlier: { title: earlier, detail: t`先改好的历，其实是前一天的 ${before}` },
        later: { title: later, detail: t`还没改的历，其实是后一天的 ${after}` },
        compatible: unsure,
      },
    }
  }
  return {
    title: t`${time} 那天没有出现过`,
    what: isSummerStart
      ? t`${date}夏令时开始，钟表从 ${from} 直接拨到 ${to}。记下 ${time} 的，是哪一只钟？`
      : t`${date}改了钟，从 ${from} 直接拨到 ${to}。记下 ${time} 的，是哪一只钟？`,
    choices: {
      earlier: { title: earlier, detail: t`先拨好的钟，其实是拨钟之前的 ${before}` },
      later: { title: later, detail: t`还没拨的钟，其实是拨钟之后的 ${after}` },
      compatible: unsure,
    },
  }
}
