import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ElementCode, ScorePart, ScorePartCode, ScorePlace } from '#bazi/index.ts'

/** What the month's main element asks for, where the chart wants it and where it fears it. */
export const MONTH_ELEMENT_WORDS: Record<ElementCode, { readonly wanted: MessageDescriptor; readonly feared: MessageDescriptor }> = {
  wood: { wanted: msg`木是你要的：学样新的，种点什么，常伸展。`, feared: msg`木不是你要的：新的摊子少铺一个。` },
  fire: { wanted: msg`火是你要的：做完的拿出来给人看，多见朋友。`, feared: msg`火不是你要的：话赶话的时候先停一停。` },
  earth: { wanted: msg`土是你要的：理东西，存东西，把事定下来。`, feared: msg`土不是你要的：想买的先列单子，过几天再买。` },
  metal: { wanted: msg`金是你要的：该定的定，该清的清。`, feared: msg`金不是你要的：重话少一句，事照办。` },
  water: { wanted: msg`水是你要的：出门走走，多聊，多查。`, feared: msg`水不是你要的：早些睡，夜里少开工。` },
}

type Met = 'six-combine' | 'half-three' | 'clash' | 'punish' | 'self-punish' | 'harm' | 'break'

/** Whom the month's branch meets: the day is oneself and who is nearest, the month what one works at, the year elders and old friends. */
const MEETING_WORDS: Record<Met, Record<ScorePlace, MessageDescriptor>> = {
  'six-combine': {
    day: msg`和最近的人合得来，搁着的话可以说了。`,
    month: msg`手上的事有人接应，约人碰头都顺。`,
    year: msg`长辈和老朋友那边好说话，去看一趟。`,
  },
  'half-three': {
    day: msg`心里想的事有人搭把手，开口就行。`,
    month: msg`做事有了帮手，分一半出去。`,
    year: msg`老关系用得上，先打个招呼。`,
  },
  clash: {
    day: msg`住处和作息容易动；要动，自己先挑日子。`,
    month: msg`手上的安排多半要改，两件事之间留空。`,
    year: msg`和长辈想法拧着，听七分，回三分。`,
  },
  punish: {
    day: msg`小事磨人，和最近的人慢一拍说话。`,
    month: msg`细处容易返工，头一遍就核对。`,
    year: msg`旧话会翻出来，听完再答。`,
  },
  'self-punish': {
    day: msg`容易和自己较劲，定下的事夜里不重审。`,
    month: msg`一件事改了又改，先定改到几时为止。`,
    year: msg`家里的那套规矩翻出来了，写下自己的那条。`,
  },
  harm: {
    day: msg`最近的人容易听岔，要紧的话写下来。`,
    month: msg`传话容易走样，当面问一句。`,
    year: msg`老朋友的话听着别扭，多问一句缘由。`,
  },
  break: {
    day: msg`说好的小事会改一次，留点余地。`,
    month: msg`计划有小改，先做不会改的那一半。`,
    year: msg`老家的安排有小改，问一声就知道。`,
  },
}

/** What the month is to the natal day: its stars, and its stem's 五合. */
const FOUND_WORDS: Partial<Record<ScorePartCode, MessageDescriptor>> = {
  'stem-combine': msg`心意容易相通，想谈的约出来谈。`,
  tianyiguiren: msg`有难处就开口，多半有人应。`,
  wenchangguiren: msg`读、写、考都顺，留出整块的时间。`,
  lushen: msg`做自己拿手的，省力，心里踏实。`,
  yangren: msg`劲头足，使七分就够。`,
  jiesha: msg`随身的东西多看一眼，出门早走一刻。`,
  kongwang: msg`先想后做，这个月谈的下个月再定。`,
}

const isMet = (code: ScorePartCode): code is Met => code in MEETING_WORDS

/** What to do where a month's pair meets the chart; parts of elements and of the almanac have no such words. */
export function meetingWordsOf({ code, pillar }: ScorePart): MessageDescriptor | undefined {
  return isMet(code) ? MEETING_WORDS[code][pillar ?? 'day'] : FOUND_WORDS[code]
}
