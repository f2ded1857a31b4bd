import type { ElementCode, ScorePart, ScorePartCode, ScorePlace } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

type Met = 'six-combine' | 'half-three' | 'clash' | 'punish' | 'self-punish' | 'harm' | 'break'
type Found = 'stem-combine' | 'tianyiguiren' | 'wenchangguiren' | 'lushen' | 'yangren' | 'jiesha' | 'kongwang'

interface MeetingTexts {
  /** Advice on the month's main element: `wanted` if it is favourable for the chart, `feared` if it is unfavourable. */
  readonly elements: Readonly<Record<ElementCode, { readonly wanted: string; readonly feared: string }>>
  /** Advice on relations of the month's branch with a natal pillar (day: self and partner; month: work; year: elders and old friends). */
  readonly met: Readonly<Record<Met, Readonly<Record<ScorePlace, string>>>>
  /** Advice on relations to the natal day: stars counted from it, and the 五合 of its stem. */
  readonly found: Readonly<Record<Found, string>>
}

/** Advice on the elements and relations of a month's pair. */
export const MONTH_ADVICE_TEXTS: Record<Locale, MeetingTexts> = {
  zh_CN: {
    elements: {
      wood: { wanted: '木是你要的：学样新的，种点什么，常伸展。', feared: '木不是你要的：新的摊子少铺一个。' },
      fire: { wanted: '火是你要的：做完的拿出来给人看，多见朋友。', feared: '火不是你要的：话赶话的时候先停一停。' },
      earth: { wanted: '土是你要的：理东西，存东西，把事定下来。', feared: '土不是你要的：想买的先列单子，过几天再买。' },
      metal: { wanted: '金是你要的：该定的定，该清的清。', feared: '金不是你要的：重话少一句，事照办。' },
      water: { wanted: '水是你要的：出门走走，多聊，多查。', feared: '水不是你要的：早些睡，夜里少开工。' },
    },
    met: {
      'six-combine': {
        day: '和最近的人合得来，搁着的话可以说了。',
        month: '手上的事有人接应，约人碰头都顺。',
        year: '长辈和老朋友那边好说话，去看一趟。',
      },
      'half-three': {
        day: '心里想的事有人搭把手，开口就行。',
        month: '做事有了帮手，分一半出去。',
        year: '老关系用得上，先打个招呼。',
      },
      clash: {
        day: '住处和作息容易动；要动，自己先挑日子。',
        month: '手上的安排多半要改，两件事之间留空。',
        year: '和长辈想法拧着，听七分，回三分。',
      },
      punish: {
        day: '小事磨人，和最近的人慢一拍说话。',
        month: '细处容易返工，头一遍就核对。',
        year: '旧话会翻出来，听完再答。',
      },
      'self-punish': {
        day: '容易和自己较劲，定下的事夜里不重审。',
        month: '一件事改了又改，先定改到几时为止。',
        year: '家里的那套规矩翻出来了，写下自己的那条。',
      },
      harm: {
        day: '最近的人容易听岔，要紧的话写下来。',
        month: '传话容易走样，当面问一句。',
        year: '老朋友的话听着别扭，多问一句缘由。',
      },
      break: {
        day: '说好的小事会改一次，留点余地。',
        month: '计划有小改，先做不会改的那一半。',
        year: '老家的安排有小改，问一声就知道。',
      },
    },
    found: {
      'stem-combine': '心意容易相通，想谈的约出来谈。',
      tianyiguiren: '有难处就开口，多半有人应。',
      wenchangguiren: '读、写、考都顺，留出整块的时间。',
      lushen: '做自己拿手的，省力，心里踏实。',
      yangren: '劲头足，使七分就够。',
      jiesha: '随身的东西多看一眼，出门早走一刻。',
      kongwang: '先想后做，这个月谈的下个月再定。',
    },
  },
  zh_TW: {
    elements: {
      wood: { wanted: '木是你要的：學樣新的，種點什麼，常伸展。', feared: '木不是你要的：新的攤子少鋪一個。' },
      fire: { wanted: '火是你要的：做完的拿出來給人看，多見朋友。', feared: '火不是你要的：話趕話的時候先停一停。' },
      earth: { wanted: '土是你要的：理東西，存東西，把事定下來。', feared: '土不是你要的：想買的先列單子，過幾天再買。' },
      metal: { wanted: '金是你要的：該定的定，該清的清。', feared: '金不是你要的：重話少一句，事照辦。' },
      water: { wanted: '水是你要的：出門走走，多聊，多查。', feared: '水不是你要的：早些睡，夜裡少開工。' },
    },
    met: {
      'six-combine': {
        day: '和最近的人合得來，擱著的話可以說了。',
        month: '手上的事有人接應，約人碰頭都順。',
        year: '長輩和老朋友那邊好說話，去看一趟。',
      },
      'half-three': {
        day: '心裡想的事有人搭把手，開口就行。',
        month: '做事有了幫手，分一半出去。',
        year: '老關係用得上，先打個招呼。',
      },
      clash: {
        day: '住處和作息容易動；要動，自己先挑日子。',
        month: '手上的安排多半要改，兩件事之間留空。',
        year: '和長輩想法擰著，聽七分，回三分。',
      },
      punish: {
        day: '小事磨人，和最近的人慢一拍說話。',
        month: '細處容易重做，頭一遍就核對。',
        year: '舊話會翻出來，聽完再答。',
      },
      'self-punish': {
        day: '容易和自己較勁，定下的事夜裡不重審。',
        month: '一件事改了又改，先定改到幾時為止。',
        year: '家裡的那套規矩翻出來了，寫下自己的那條。',
      },
      harm: {
        day: '最近的人容易聽岔，要緊的話寫下來。',
        month: '傳話容易走樣，當面問一句。',
        year: '老朋友的話聽著彆扭，多問一句緣由。',
      },
      break: {
        day: '說好的小事會改一次，留點餘地。',
        month: '計畫有小改，先做不會改的那一半。',
        year: '老家的安排有小改，問一聲就知道。',
      },
    },
    found: {
      'stem-combine': '心意容易相通，想談的約出來談。',
      tianyiguiren: '有難處就開口，多半有人應。',
      wenchangguiren: '讀、寫、考都順，留出整塊的時間。',
      lushen: '做自己拿手的，省力，心裡踏實。',
      yangren: '勁頭足，使七分就夠。',
      jiesha: '隨身的東西多看一眼，出門早走一刻。',
      kongwang: '先想後做，這個月談的下個月再定。',
    },
  },
  en_US: {
    elements: {
      wood: {
        wanted: 'Wood is what you need: learn something new, plant something, stretch.',
        feared: 'Wood isn’t what you need: begin one thing less.',
      },
      fire: {
        wanted: 'Fire is what you need: show what’s finished, and see your friends.',
        feared: 'Fire isn’t what you need: when words run hot, stop first.',
      },
      earth: {
        wanted: 'Earth is what you need: put things in order, store them, settle what’s open.',
        feared: 'Earth isn’t what you need: list what you’d buy, and buy it in a few days.',
      },
      metal: {
        wanted: 'Metal is what you need: decide what’s due, clear out what’s done.',
        feared: 'Metal isn’t what you need: one hard word less, and do the thing all the same.',
      },
      water: {
        wanted: 'Water is what you need: go out, talk, look things up.',
        feared: 'Water isn’t what you need: sleep early, and start little at night.',
      },
    },
    met: {
      'six-combine': {
        day: 'You get along with who is nearest. What was left unsaid can be said.',
        month: 'Someone takes up your work. Appointments and meetings go smoothly.',
        year: 'Elders and old friends are easy to talk to. Pay a visit.',
      },
      'half-three': {
        day: 'There’s a hand for what you have in mind. Just ask.',
        month: 'There’s help with the work. Hand over half.',
        year: 'Old ties are of use. Say hello first.',
      },
      clash: {
        day: 'Home and daily hours tend to shift. If they must, pick the day yourself.',
        month: 'What you’ve arranged will tend to move. Leave gaps between things.',
        year: 'You and your elders see it differently. Hear most of it, answer a little.',
      },
      punish: {
        day: 'Small things rub. Speak a beat slower with who is nearest.',
        month: 'Details tend to come back. Check them the first time.',
        year: 'Old remarks come up again. Hear them out before you answer.',
      },
      'self-punish': {
        day: 'You’ll tend to argue with yourself. What’s settled gets no hearing at night.',
        month: 'One thing gets done over and over. Set the hour when it’s finished.',
        year: 'The rules of the house come up for review. Write down the one you mean to keep.',
      },
      harm: {
        day: 'Who is nearest tends to mishear. Put what matters in writing.',
        month: 'Messages tend to bend on the way. Ask in person.',
        year: 'An old friend’s words sound crooked. Ask once more why.',
      },
      break: {
        day: 'Some small thing agreed on changes once. Leave room.',
        month: 'The plan shifts a little. Start with the half that won’t.',
        year: 'Plans at home shift a little. Ask and you’ll know.',
      },
    },
    found: {
      'stem-combine': 'Minds meet easily. Ask whoever you’d talk with to come out.',
      tianyiguiren: 'Say what you need. Someone will most likely take it up.',
      wenchangguiren: 'Reading, writing and exams go well. Keep whole hours free for them.',
      lushen: 'Do what you’re good at. It takes less out of you and sits well.',
      yangren: 'You have drive to spare. Most of it is enough.',
      jiesha: 'Look twice at what you carry, and leave fifteen minutes early.',
      kongwang: 'Think first. What’s talked over this month can be settled the next.',
    },
  },
}

const isIn = <K extends string>(record: Readonly<Record<K, unknown>>, code: ScorePartCode | K): code is K => Object.hasOwn(record, code)

/** Formats the advice on one score part of a month; '' for element and almanac parts, for which there is no advice. */
export function formatMonthPartAdvice(locale: Locale, { code, pillar }: ScorePart): string {
  const { met, found } = MONTH_ADVICE_TEXTS[locale]
  if (isIn(met, code)) return met[code][pillar ?? 'day']
  return isIn(found, code) ? found[code] : ''
}
