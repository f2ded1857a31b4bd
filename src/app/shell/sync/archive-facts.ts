import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Archive } from '#contract/archive.ts'
import type { Locale } from '#contract/locale.ts'

type Profile = Pick<Archive, 'user_name' | 'gender' | 'birthday' | 'hour_unknown' | 'place_name' | 'solar_time' | 'zi' | 'disambiguation'>

interface Fact {
  readonly key: string
  readonly label: MessageDescriptor
  readonly text: (profile: Profile, i18n: I18n) => string
}

const facts: readonly Fact[] = [
  { key: 'name', label: msg`称呼`, text: ({ user_name }) => user_name },
  { key: 'gender', label: msg`性别`, text: ({ gender }, i18n) => i18n._(gender === '1' ? msg`男` : msg`女`) },
  { key: 'birth', label: msg`生辰`, text: birthText },
  { key: 'place', label: msg`出生地`, text: ({ place_name }, i18n) => place_name[i18n.locale as Locale] },
  { key: 'clock', label: msg`时制`, text: ({ solar_time }, i18n) => i18n._(solar_time ? msg`真太阳时` : msg`钟表时`) },
  { key: 'zi', label: msg`换日`, text: ({ zi }) => (zi === '23' ? '23:00' : '24:00') },
  { key: 'reading', label: msg`重复时刻`, text: ({ disambiguation }, i18n) => i18n._(readings[disambiguation]) },
]

const readings: Record<Archive['disambiguation'], MessageDescriptor> = {
  compatible: msg`未指定`,
  earlier: msg`前一次`,
  later: msg`后一次`,
}

function birthText({ birthday, hour_unknown }: Profile, i18n: I18n): string {
  return hour_unknown ? `${birthday.slice(0, 10)} ${i18n._(msg`时辰未详`)}` : birthday.slice(0, 16)
}

/** Two versions of an archive side by side: name, birth and place always, the rest where they differ. */
export function comparedFactsOf(mine: Profile, theirs: Profile, i18n: I18n) {
  return facts
    .map(({ key, label, text }) => {
      const [a, b] = [text(mine, i18n), text(theirs, i18n)]
      return { key, label: i18n._(label), mine: a, theirs: b, differs: a !== b }
    })
    .filter(({ key, differs }) => differs || key === 'name' || key === 'birth' || key === 'place')
}
