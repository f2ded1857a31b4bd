import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { formatFavourContribution } from '#app/terms/favour-sentences.ts'
import { type Contribution, names, type ReasonCode } from '#bazi/index.ts'
import { languageTags, LOCALES } from '#contract/locale.ts'
import { defaultFormatSettings } from '../../support/written.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/*.po', { eager: true })

/** A valid argument of each reason (B-18). */
const NAMED: Record<ReasonCode, Contribution['by']> = {
  fuyi: 'wealth',
  tiaohou: null,
  qiongtong: 'bing',
  tongguan: 'wood',
  bingyao: null,
  shunshi: 'wood',
  xiexiu: 'wood',
  haoqi: 'wood',
  nishi: 'wood',
  shengfu: 'wood',
  zhuansheng: 'water',
  fushen: 'resource',
}

test.each(LOCALES)('has a distinct sentence for every reason in %s', (locale) => {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale, locales: [languageTags[locale]], messages: catalogues[`/src/locales/${locale}.po`]!.messages })
  const words = { _: (descriptor: MessageDescriptor) => i18n._(descriptor), locale, ...defaultFormatSettings }
  const reasons = Object.keys(names.reasons) as ReasonCode[]
  const texts = reasons.flatMap((reason) =>
    [0.5, -0.5].map((points) =>
      formatFavourContribution(words, { element: points > 0 ? 'fire' : 'water', points, reason, by: NAMED[reason] }),
    ),
  )
  expect(texts.filter((text) => /[{}]|undefined|null|NaN/.test(text))).toEqual([])
  // Only 扶抑 (by sign) and 调候 (by element) have two texts.
  expect(new Set(texts).size).toBe(reasons.length + 2)
  expect(texts.filter((text) => /\p{Script=Han}/u.test(text) === (locale === 'en_US'))).toEqual([])
})
