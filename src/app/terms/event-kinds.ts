import type { LifeEventKind } from '#contract/life.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

export const EVENT_KIND_LABELS: Record<Locale, Readonly<Record<LifeEventKind, string>>> = {
  zh_CN: {
    marriage: '成婚',
    parting: '分开',
    child: '得子女',
    move: '搬家',
    job: '换工作',
    study: '求学',
    loss: '送别',
    illness: '身体',
    money: '钱财',
    travel: '远行',
    other: '别的事',
  },
  zh_TW: {
    marriage: '成婚',
    parting: '分開',
    child: '得子女',
    move: '搬家',
    job: '換工作',
    study: '求學',
    loss: '送別',
    illness: '身體',
    money: '錢財',
    travel: '遠行',
    other: '別的事',
  },
  en_US: {
    marriage: 'Marriage',
    parting: 'Parting',
    child: 'A child',
    move: 'A move',
    job: 'A new job',
    study: 'Studies',
    loss: 'A loss',
    illness: 'Health',
    money: 'Money',
    travel: 'A long journey',
    other: 'Something else',
  },
}
