import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ArchiveUpdate } from '#contract/archive.ts'
import type { Messages } from '../language/use-messages.ts'
import { createClockFormatter } from './clock.ts'
import { SCHOOL_LABELS, listActiveSchoolRules } from './school-labels.ts'
import { formatTimePrecision } from './time-precision.ts'

type Profile = Omit<ArchiveUpdate, 'archive_id' | 'base_version'>

interface Fact {
  readonly key: string
  /** Archive fields from which this fact is formatted. */
  readonly fields: readonly (keyof Profile)[]
  readonly label: MessageDescriptor
  readonly text: (profile: Profile, messages: Messages) => string
}

const facts: readonly Fact[] = [
  { key: 'name', fields: ['user_name'], label: msg`称呼`, text: ({ user_name }) => user_name },
  { key: 'gender', fields: ['gender'], label: msg`性别`, text: ({ gender }, { _ }) => _(gender === '1' ? msg`男` : msg`女`) },
  { key: 'birth', fields: ['birthday', 'hour_unknown'], label: msg`生辰`, text: birthText },
  { key: 'place', fields: ['place_name'], label: msg`出生地`, text: ({ place_name }, { locale }) => place_name[locale] },
  { key: 'spot', fields: ['lat', 'lng'], label: msg`经纬度`, text: ({ lat, lng }) => `${lat}, ${lng}` },
  { key: 'zone', fields: ['zone'], label: msg`时区`, text: ({ zone }) => zone },
  {
    key: 'offset',
    fields: ['offset_seconds'],
    label: msg`时差`,
    text: ({ offset_seconds }) => (offset_seconds === undefined ? '' : offsetText(offset_seconds)),
  },
  {
    key: 'clock',
    fields: ['solar_time'],
    label: msg`时制`,
    text: ({ solar_time }, { _ }) => _(solar_time ? msg`真太阳时` : msg`钟表时`),
  },
  {
    key: 'zi',
    fields: ['zi'],
    label: msg`换日`,
    text: ({ zi }, messages) =>
      zi === '24' && messages.timeFormat === '24' ? '24:00' : createClockFormatter(messages).fullHour(Number(zi)),
  },
  {
    key: 'school',
    fields: ['school'],
    label: msg`流派`,
    text: ({ school = {} }, { locale }) =>
      listActiveSchoolRules(locale, school).join(SCHOOL_LABELS[locale].comma) || SCHOOL_LABELS[locale].house,
  },
  {
    key: 'reading',
    fields: ['disambiguation'],
    label: msg`重复时刻`,
    text: ({ disambiguation }, { _ }) => _(readings[disambiguation]),
  },
  {
    key: 'within',
    fields: ['told_within'],
    label: msg`时间准到`,
    text: ({ told_within }, messages) => formatTimePrecision(messages, told_within ?? null),
  },
]

const readings: Record<Profile['disambiguation'], MessageDescriptor> = {
  compatible: msg`未指定`,
  earlier: msg`前一次`,
  later: msg`后一次`,
}

function birthText({ birthday, hour_unknown }: Profile, messages: Messages): string {
  const { date, dateTime, hourMinute } = createClockFormatter(messages)
  return dateTime(date(birthday), hour_unknown ? messages._(msg`时辰未详`) : hourMinute(birthday))
}

function offsetText(seconds: number): string {
  const minutes = Math.abs(seconds) / 60
  const parts = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return `UTC${seconds < 0 ? '−' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** Compares two versions of an archive. Lists name, birth and place always, the other facts only if they differ. */
export function compareArchiveFacts(mine: Profile, theirs: Profile, messages: Messages) {
  return facts
    .map(({ key, label, text }) => {
      const [a, b] = [text(mine, messages), text(theirs, messages)]
      return { key, label: messages._(label), mine: a, theirs: b, differs: a !== b }
    })
    .filter(({ key, differs }) => differs || key === 'name' || key === 'birth' || key === 'place')
}

/** Returns the label of an archive field by its path (`place_name.zh_TW`), or undefined if it has none. */
export function getArchiveFieldLabel(path: string): MessageDescriptor | undefined {
  const [field] = path.split('.')
  return facts.find(({ fields }) => (fields as readonly string[]).includes(field ?? ''))?.label
}

/** Returns the message on remaining edits (an archive with an unlocked book has one), or null while edits are unlimited. */
export function getEditsLeftMessage(editsLeft: number | null): MessageDescriptor | null {
  if (editsLeft === null) return null
  return editsLeft === 0
    ? msg`书已解锁，这份档案唯一的一次修改已经用过。`
    : msg`书已解锁，这份档案还可以修改一次，改称呼也算。改了生辰，书会照新的命盘另写一版，原来的留着。`
}
