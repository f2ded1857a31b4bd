import type { PictureRecipe, PictureSubject, PictureTexts } from '#art/pictures/index.ts'
import { ELEMENTS, pillarOf, SIXTY, STEMS } from '#bazi/index.ts'
import { createRandomGenerator } from '#art/drawings/noise.ts'

/** A pseudo-random subject of a picture, deterministic per number. */
export function createRandomSubject(number: number, words: PictureTexts = {}, pillarCount = 4): PictureSubject {
  const random = createRandomGenerator(`subject ${number}`)
  const pick = () => SIXTY[Math.floor(random() * 60)]!
  const day = pick()
  const dayStem = STEMS[day.index % 10]!
  const pillars = [pick(), pick(), day, pick()].slice(0, pillarCount).map((pair) => pillarOf(pair, dayStem))
  const parts = ELEMENTS.map(() => 0.05 - Math.log(random() + 0.02))
  const sum = parts.reduce((total, part) => total + part, 0)
  const share = (i: number) => parts[i]! / sum
  return {
    pillars,
    shares: { wood: share(0), fire: share(1), earth: share(2), metal: share(3), water: share(4) },
    useful: ELEMENTS[Math.floor(random() * 5)]!,
    month: pillarOf(pick(), dayStem),
    words,
  }
}

export const recipeOf = (change: Partial<PictureRecipe> = {}): PictureRecipe => ({
  composition: 0,
  palette: 0,
  scheme: 'light',
  width: 1290,
  height: 2796,
  safe_top: 177,
  safe_bottom: 102,
  calendar: true,
  almanac: true,
  name: true,
  locale: 'zh_CN',
  seed: 1,
  ...change,
})

const days = { firstWeekday: 6, days: 31 }
/** The widest texts of each language: November with thirty-one days in six rows and long solar terms. */
export const WIDEST_PICTURE_TEXTS: Readonly<Record<'zh_CN' | 'zh_TW' | 'en_US', PictureTexts>> = {
  zh_CN: {
    month: '己亥月',
    almanac: '宜祭祀、祈福、出行　忌动土、安葬、开市',
    name: '欧阳知远明',
    calendar: {
      ...days,
      title: '二〇二六年十一月　农历九月至十月',
      weekdays: [...'一二三四五六日'],
      solarTerms: [
        { day: 7, name: '立冬' },
        { day: 22, name: '小雪' },
      ],
    },
  },
  zh_TW: {
    month: '己亥月',
    almanac: '宜祭祀、祈福、出行　忌動土、安葬、開市',
    name: '歐陽知遠明',
    calendar: {
      ...days,
      title: '二〇二六年十一月　農曆九月至十月',
      weekdays: ['週一', '週二', '週三', '週四', '週五', '週六', '週日'],
      solarTerms: [
        { day: 7, name: '立冬' },
        { day: 22, name: '小雪' },
      ],
    },
  },
  en_US: {
    month: 'September 2026 · Wu Xu month',
    almanac: 'Good for worship, blessings and setting out on a journey; leave groundbreaking for another day',
    name: 'Maximiliane Wolkenstein-Montgomery',
    calendar: {
      ...days,
      title: 'September 2026, the eighth and ninth lunar months',
      weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      solarTerms: [
        { day: 8, name: 'White dew' },
        { day: 23, name: 'Autumn equinox' },
      ],
    },
  },
}
