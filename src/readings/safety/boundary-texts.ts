import type { Locale } from '../facts/written.ts'
import type { BoundaryKind } from './boundary.ts'

export interface BoundaryText {
  /** What the chart does not tell, and who does. */
  readonly says: string
  /** What may be asked instead. */
  readonly instead: string
  /** A question to ask next, as who asks would write it. */
  readonly next: string
}

export const BOUNDARY_TEXTS: Readonly<Record<Locale, Readonly<Record<BoundaryKind, BoundaryText>>>> = {
  zh_CN: {
    death: {
      says: '寿数不在盘上，本书也不算。“死”“绝”“墓”是十二长生的名目，讲的是一样东西收起来的阶段，讲不到人的生死。',
      instead: '可以问的是哪几年宜慢，一天里几时歇下来好。',
      next: '往后十年，哪几年该慢下来？',
    },
    medical: {
      says: '盘上看不出病，也看不出该不该用药、动不动手术。身体的事找医生，越具体越好：哪里不舒服，从哪天起，带着问题去。',
      instead: '可以问作息怎么排，哪几个月忙、哪几个月该留出空来。',
      next: '今年哪几个月该少排些事？',
    },
    legal: {
      says: '官司怎么判，要看事实、证据和法条，盘上没有这一栏。先找律师，把日期、金额、往来文字列成一张单子带去。',
      instead: '可以问的是：跟人谈条件、递材料，哪些日子你更沉得住气。',
      next: '这个月哪几天适合坐下来谈事？',
    },
    gambling: {
      says: '号码和输赢是随机的，盘上的数推不出来。财星旺，也只是说找你的事情多，没有哪一天替人保本。',
      instead: '可以问的是：钱从哪条路来得稳，哪些开销该先管住。',
      next: '我适合靠什么进账？',
    },
    investment: {
      says: '买什么、卖不卖、涨不涨，盘上看不出，本书也不荐。要动大笔的钱，先问持牌的人，再问自己亏得起多少。',
      instead: '可以问的是：你对钱是什么脾气，哪几个月容易手快，哪几个月适合把账理清。',
      next: '今年哪几个月花钱要慢一点？',
    },
    secret: {
      says: '别人心里想什么、背着人做了什么，你的盘看不到；就是拿着那个人的盘，也只看得到脾气，看不到事情。要知道，只有当面问。',
      instead: '可以问的是：这话怎么开口，哪天开口，你自己要的是什么。',
      next: '这几天哪天适合把话说开？',
    },
    leaving: {
      says: '留还是走，盘不替人判。盘上看得到两个人怎么相处、在哪里磕碰，看不到你们还愿不愿意。有人动手，就先顾安全，那不用问盘。',
      instead: '可以问的是：我们总在哪一处起争执，哪些日子谈得拢，我自己最要紧的是哪一条。',
      next: '我们总吵，问题出在哪里？',
    },
  },
  zh_TW: {
    death: {
      says: '壽數不在命盤上，本書也不算。「死」「絕」「墓」是十二長生的名稱，講的是一樣東西收起來的階段，和人的生死無關。',
      instead: '可以問哪幾年該放慢，一天當中什麼時候休息最好。',
      next: '接下來十年，哪幾年該放慢腳步？',
    },
    medical: {
      says: '命盤看不出病，也看不出該不該吃藥、要不要開刀。身體的事請找醫師，先記下哪裡不舒服、從哪一天開始，帶著問題去看診。',
      instead: '可以問作息怎麼安排，哪幾個月忙，哪幾個月該留白。',
      next: '今年哪幾個月該少排一點事？',
    },
    legal: {
      says: '官司怎麼判，看的是事實、證據和法條，命盤上沒有這一欄。先找律師，把日期、金額、往來的文字列成一張清單帶去。',
      instead: '可以問的是：要跟人談條件、遞文件，哪些日子你比較沉得住氣。',
      next: '這個月哪幾天適合坐下來談事情？',
    },
    gambling: {
      says: '號碼和輸贏是隨機的，命盤上的數推不出來。財星旺，也只是說找上門的事多，沒有哪一天會替人保本。',
      instead: '可以問的是：錢從哪條路來比較穩，哪些開銷該先管好。',
      next: '我適合靠什麼賺錢？',
    },
    investment: {
      says: '買什麼、賣不賣、會不會漲，命盤看不出來，本書也不推薦。要動用大筆的錢，先請教有執照的人，再問自己賠得起多少。',
      instead: '可以問的是：你對錢是什麼脾氣，哪幾個月容易手滑，哪幾個月適合把帳理清楚。',
      next: '今年哪幾個月花錢要慢一點？',
    },
    secret: {
      says: '別人心裡想什麼、背地裡做了什麼，你的命盤看不到；就算有那個人的命盤，看到的也只是脾氣，看不到事情。想知道，只能當面問。',
      instead: '可以問的是：這句話怎麼開口，哪一天開口，你自己要的是什麼。',
      next: '這幾天哪一天適合把話講開？',
    },
    leaving: {
      says: '留下還是離開，命盤不替人判。命盤看得到兩個人怎麼相處、在哪裡碰撞，看不到你們還願不願意。有人動手，就先顧安全，那不必問命盤。',
      instead: '可以問的是：我們總在哪一點上吵起來，哪些日子談得攏，我自己最在意的是哪一條。',
      next: '我們老是吵，問題出在哪裡？',
    },
  },
  en_US: {
    death: {
      says: 'A chart holds no length of life, and Mingshu doesn’t reckon one. Death, Grave and Severance are names in the twelve stages; they say that a thing is being put away for a season, nothing about a person’s end.',
      instead: 'You can ask which years are for going slower, and when in the day you rest best.',
      next: 'Which of the next ten years should I take slowly?',
    },
    medical: {
      says: 'A chart can’t see an illness, and it doesn’t know about medicine or surgery. Take this to a doctor, with the plain facts: where it bothers you, since when, and what you want to know.',
      instead: 'You can ask how to lay out your days, and which months to leave some room in.',
      next: 'Which months this year should I keep lighter?',
    },
    legal: {
      says: 'A case turns on facts, evidence and law, and none of those stand in a chart. See a lawyer, and bring one page with the dates, the amounts and what was said in writing.',
      instead: 'You can ask on which days you keep your head in a negotiation.',
      next: 'Which days this month are good for sitting down to talk?',
    },
    gambling: {
      says: 'Numbers and wins are chance, and no count in a chart reaches them. Strong wealth only means more offers come to your door. It has never covered a loss.',
      instead: 'You can ask where money comes to you steadily, and which spending to rein in first.',
      next: 'What kind of work earns best for me?',
    },
    investment: {
      says: 'What to buy, when to sell, which way it goes: the chart doesn’t show it and Mingshu doesn’t recommend. Before moving real money, talk to someone licensed, and settle what you can afford to lose.',
      instead: 'You can ask how you are with money, and in which months your hand is too quick.',
      next: 'Which months this year should I spend slowly?',
    },
    secret: {
      says: 'Your chart can’t see into anyone else’s head, or what they do when you’re away. Even with their chart you’d see a temper, never an act. The only way to know is to ask them.',
      instead: 'You can ask how to open that conversation, on which day, and what you want from it.',
      next: 'Which day this week is good for an honest talk?',
    },
    leaving: {
      says: 'A chart gives no verdict on staying or going. It shows how two people live together and where they rub; whether you’re both still willing, it can’t see. If anyone gets hurt, safety comes first, and that needs no chart.',
      instead: 'You can ask where the two of you keep colliding, when talking goes better, and what matters most to you.',
      next: 'We keep fighting. Where does it come from?',
    },
  },
}
