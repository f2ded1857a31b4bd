import type { EventPart, LayerCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import { LAYER_RELATION_LABELS } from './joint-labels.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

type EventPartLabel = (layer: string) => string

/** Reason why an event counts for an hour, by code; `layer` is the name of the time layer (cycle, year …) that causes it. */
const PARTS: Readonly<Record<Locale, Readonly<Record<EventPart['code'], EventPartLabel>>>> = {
  zh_CN: {
    favour: (layer) => `${layer}的五行合此盘喜忌`,
    'meets-hour': (layer) => `${layer}与时柱相会`,
    'luck-turn': () => '正逢换大运',
  },
  zh_TW: {
    favour: (layer) => `${layer}的五行合此盤喜忌`,
    'meets-hour': (layer) => `${layer}與時柱相會`,
    'luck-turn': () => '正逢換大運',
  },
  en_US: {
    favour: (layer) => `the ${layer}’s elements suit this chart`,
    'meets-hour': (layer) => `the ${layer} meets the hour pillar`,
    'luck-turn': () => 'a new luck cycle begins',
  },
}

/** Formats the reason of an event's contribution to an hour. */
export function formatHourEventReason(locale: Locale, { code, layer }: { code: EventPart['code']; layer: LayerCode }): string {
  return PARTS[locale][code](LAYER_RELATION_LABELS[locale].places[layer])
}
