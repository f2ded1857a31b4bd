import type { StrengthCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/** Labels of the strength classes of the day stem. Outside the message catalogues; `patterns.ts` gives the reason. */
export const STRENGTH_LABELS: Record<Locale, Record<StrengthCode, string>> = {
  zh_CN: { jiruo: '极弱', shenruo: '身弱', pianruo: '偏弱', zhonghe: '中和', pianqiang: '偏强', shenqiang: '身强', jiqiang: '极强' },
  zh_TW: { jiruo: '極弱', shenruo: '身弱', pianruo: '偏弱', zhonghe: '中和', pianqiang: '偏強', shenqiang: '身強', jiqiang: '極強' },
  en_US: {
    jiruo: 'Extremely weak',
    shenruo: 'Weak',
    pianruo: 'Slightly weak',
    zhonghe: 'Balanced',
    pianqiang: 'Slightly strong',
    shenqiang: 'Strong',
    jiqiang: 'Extremely strong',
  },
}
