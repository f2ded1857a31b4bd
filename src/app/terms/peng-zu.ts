import type { BranchCode, StemCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/*
 * 彭祖百忌: one line per stem and branch of a day. The second half of each line threatens illness or death;
 * it is omitted in every language, since the app predicts neither.
 */
export const PENG_ZU_STEM_LABELS: Record<Locale, Record<StemCode, string>> = {
  zh_CN: {
    jia: '甲不开仓',
    yi: '乙不栽植',
    bing: '丙不修灶',
    ding: '丁不剃头',
    wu: '戊不受田',
    ji: '己不破券',
    geng: '庚不经络',
    xin: '辛不合酱',
    ren: '壬不泱水',
    gui: '癸不词讼',
  },
  zh_TW: {
    jia: '甲不開倉',
    yi: '乙不栽植',
    bing: '丙不修灶',
    ding: '丁不剃頭',
    wu: '戊不受田',
    ji: '己不破券',
    geng: '庚不經絡',
    xin: '辛不合醬',
    ren: '壬不泱水',
    gui: '癸不詞訟',
  },
  en_US: {
    jia: 'Jia opens no granary',
    yi: 'Yi plants nothing',
    bing: 'Bing mends no stove',
    ding: 'Ding cuts no hair',
    wu: 'Wu takes on no field',
    ji: 'Ji breaks no contract',
    geng: 'Geng sets up no loom',
    xin: 'Xin mixes no sauce',
    ren: 'Ren lets no water out',
    gui: 'Gui goes to no court',
  },
}

export const PENG_ZU_BRANCH_LABELS: Record<Locale, Record<BranchCode, string>> = {
  zh_CN: {
    zi: '子不问卜',
    chou: '丑不冠带',
    yin2: '寅不祭祀',
    mao: '卯不穿井',
    chen: '辰不哭泣',
    si: '巳不远行',
    wu3: '午不苫盖',
    wei: '未不服药',
    shen: '申不安床',
    you: '酉不会客',
    xu: '戌不吃犬',
    hai: '亥不嫁娶',
  },
  zh_TW: {
    zi: '子不問卜',
    chou: '丑不冠帶',
    yin2: '寅不祭祀',
    mao: '卯不穿井',
    chen: '辰不哭泣',
    si: '巳不遠行',
    wu3: '午不苫蓋',
    wei: '未不服藥',
    shen: '申不安床',
    you: '酉不會客',
    xu: '戌不吃犬',
    hai: '亥不嫁娶',
  },
  en_US: {
    zi: 'Zi asks no oracle',
    chou: 'Chou puts on no cap and belt',
    yin2: 'Yin makes no offering',
    mao: 'Mao digs no well',
    chen: 'Chen doesn’t weep',
    si: 'Si sets out on no long journey',
    wu3: 'Wu thatches no roof',
    wei: 'Wei takes no tonic',
    shen: 'Shen sets up no bed',
    you: 'You receives no guests',
    xu: 'Xu eats no dog',
    hai: 'Hai holds no wedding',
  },
}
