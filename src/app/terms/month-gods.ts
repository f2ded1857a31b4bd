import type { TenGodCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface MonthGodTexts {
  /** `rises` applies if the month's value is above the base value, otherwise `holds`. Each has two alternating wordings. */
  readonly rises: readonly [string, string]
  readonly holds: readonly [string, string]
}

/** Description of a month by the ten god of its stem, with advice that suits every age. */
export const MONTH_TEN_GOD_TEXTS: Record<Locale, Record<TenGodCode, MonthGodTexts>> = {
  zh_CN: {
    bijian: {
      rises: ['同伴多，分工说定了，做得快。', '找个水平相当的人一起做，胜过一个人闷头赶。'],
      holds: ['出主意的人多，拍板的少；自己那一份先做完。', '同类相见容易较劲，少比，守好自己的进度。'],
    },
    jiecai: {
      rises: ['人手来得齐，大家的事一起办；花销当天记。', '朋友带来的门路可以走，怎么分先写下来。'],
      holds: ['花钱的由头多在人情上，答应之前先定个数。', '合起来做的事缓一缓，借进借出都记一笔。'],
    },
    shishen: {
      rises: ['手上的东西做得顺，好写、好讲、好请客。', '慢工出细活，做好的拿出来给人看。'],
      holds: ['点子多，收尾的少；先把做了一半的做完。', '做得高兴容易忘了时辰，给自己定个收工的点。'],
    },
    shangguan: {
      rises: ['脑子快，改稿、比赛、换个做法都好。', '想说的有人听，挑要紧的一句说。'],
      holds: ['嘴比脑子先到，重话过一夜再发。', '看什么都想改，先改自己手里的那一件。'],
    },
    piancai: {
      rises: ['机会多在外面，多走动，多见一个人。', '意外的好处可以收，收之前想想要搭多少工夫。'],
      holds: ['来找你的事多，只应一件。', '听着划算的先放三天，再看一遍。'],
    },
    zhengcai: {
      rises: ['一分工夫一分收成，做完就结清。', '踏实做事看得见数，欠人的、人欠的都理一遍。'],
      holds: ['进得慢，出得碎；把花销记满一个月。', '东西先用旧的，不添每月都要付的。'],
    },
    qisha: {
      rises: ['难的事来了你接得住，先排次序，再动手。', '有人催，有期限，正好把拖着的一件办了。'],
      holds: ['人人都在赶，能推到下个月的推到下个月。', '压下来的事一件一件来，别同时应两头。'],
    },
    zhengguan: {
      rises: ['照章办事最快，填表、考试、见师长都好。', '该你负责的一件接下来，先问清做到哪里算完。'],
      holds: ['规矩多，手续慢，材料多备一份。', '有人看着你做，先照他的办法做一遍，再说你的。'],
    },
    pianyin: {
      rises: ['一个人待着思路最清，冷门的书读得进。', '钻一门手艺，问行家胜过查一下午。'],
      holds: ['想得多，动得少；每天做掉一件小事。', '容易把话往里咽，写下来，过两天再看。'],
    },
    zhengyin: {
      rises: ['有人教，有人照应，学习、考试、证件都好办。', '请教长辈和老师，问得具体，答得也具体。'],
      holds: ['等人安排的时候多，自己能定的先定下。', '学得进，做得慢；读完一章，动手试一样。'],
    },
  },
  zh_TW: {
    bijian: {
      rises: ['同伴多，分工說定了，做得快。', '找個水平相當的人一起做，勝過一個人悶頭趕。'],
      holds: ['出主意的人多，拍板的少；自己那一份先做完。', '同類相見容易較勁，少比，守好自己的進度。'],
    },
    jiecai: {
      rises: ['人手來得齊，大家的事一起辦；花費當天記。', '朋友帶來的門路可以走，怎麼分先寫下來。'],
      holds: ['花錢的由頭多在人情上，答應之前先定個數。', '合起來做的事緩一緩，借進借出都記一筆。'],
    },
    shishen: {
      rises: ['手上的東西做得順，好寫、好講、好請客。', '慢工出細活，做好的拿出來給人看。'],
      holds: ['點子多，收尾的少；先把做了一半的做完。', '做得高興容易忘了時辰，給自己定個收工的時間。'],
    },
    shangguan: {
      rises: ['腦子快，改稿、比賽、換個做法都好。', '想說的有人聽，挑要緊的一句說。'],
      holds: ['嘴比腦子先到，重話過一夜再發。', '看什麼都想改，先改自己手裡的那一件。'],
    },
    piancai: {
      rises: ['機會多在外面，多走動，多見一個人。', '意外的好處可以收，收之前想想要搭多少工夫。'],
      holds: ['來找你的事多，只應一件。', '聽著划算的先放三天，再看一遍。'],
    },
    zhengcai: {
      rises: ['一分工夫一分收成，做完就結清。', '踏實做事看得見數，欠人的、人欠的都理一遍。'],
      holds: ['進得慢，出得碎；把花費記滿一個月。', '東西先用舊的，不添每月都要付的。'],
    },
    qisha: {
      rises: ['難的事來了你接得住，先排次序，再動手。', '有人催，有期限，正好把拖著的一件辦了。'],
      holds: ['人人都在趕，能推到下個月的推到下個月。', '壓下來的事一件一件來，別同時應兩頭。'],
    },
    zhengguan: {
      rises: ['照章辦事最快，填表、考試、見師長都好。', '該你負責的一件接下來，先問清做到哪裡算完。'],
      holds: ['規矩多，手續慢，材料多備一份。', '有人看著你做，先照他的辦法做一遍，再說你的。'],
    },
    pianyin: {
      rises: ['一個人待著思路最清，冷門的書讀得進。', '鑽一門手藝，問行家勝過查一下午。'],
      holds: ['想得多，動得少；每天做掉一件小事。', '容易把話往裡咽，寫下來，過兩天再看。'],
    },
    zhengyin: {
      rises: ['有人教，有人照應，學習、考試、證件都好辦。', '請教長輩和老師，問得具體，答得也具體。'],
      holds: ['等人安排的時候多，自己能定的先定下。', '學得進，做得慢；讀完一章，動手試一樣。'],
    },
  },
  en_US: {
    bijian: {
      rises: [
        'Plenty of company. Agree on who does what and it goes fast.',
        'Find someone your own size to work with. It beats pushing on alone.',
      ],
      holds: [
        'Many have opinions, few decide. Finish your own share first.',
        'Like meets like and starts comparing. Keep to your own pace.',
      ],
    },
    jiecai: {
      rises: [
        'There are hands enough, so do the shared things now. Note the cost the same day.',
        'A friend’s way in is worth taking. Write down beforehand who gets what.',
      ],
      holds: [
        'Most of what you spend goes to favors. Set the sum before you say yes.',
        'Leave joint plans for later, and keep a note of anything lent.',
      ],
    },
    shishen: {
      rises: [
        'What you make comes out well: write it, teach it, cook for people.',
        'Slow work turns out fine. Show somebody what you’ve made.',
      ],
      holds: ['More ideas than endings. Finish the one that’s half done.', 'You’ll enjoy it and forget the hour. Set a time to stop.'],
    },
    shangguan: {
      rises: ['The mind is quick: revise, compete, try it another way.', 'People will listen. Pick the one thing that matters and say it.'],
      holds: [
        'The tongue gets there first. Let sharp words sleep a night.',
        'You’ll want to mend everything. Mend the thing in your own hands.',
      ],
    },
    piancai: {
      rises: [
        'The openings are out of doors. Get about and meet one person more.',
        'A windfall may be taken. Ask first how much work comes with it.',
      ],
      holds: ['Many things come asking for you. Say yes to one.', 'If it sounds like a bargain, leave it three days and look again.'],
    },
    zhengcai: {
      rises: ['What you put in comes out. Settle up when it’s done.', 'Steady work shows. Go through what you owe and what you’re owed.'],
      holds: [
        'It comes in slowly and goes out in small change. Write down a month of spending.',
        'Use what you have, and take on nothing that’s paid by the month.',
      ],
    },
    qisha: {
      rises: [
        'The hard thing comes and you can carry it. Put it in order, then start.',
        'There’s a deadline, and someone who asks. Good for the thing you’ve put off.',
      ],
      holds: [
        'Everybody is in a hurry. Move what can wait to next month.',
        'Take what’s laid on you one piece at a time, from one side at a time.',
      ],
    },
    zhengguan: {
      rises: [
        'By the book is the quick way: forms, exams, people in charge.',
        'Something is yours to answer for. Take it, and ask when it counts as done.',
      ],
      holds: [
        'Rules are many and papers are slow. Bring a second copy.',
        'Someone watches over the work. Do it their way once, then suggest yours.',
      ],
    },
    pianyin: {
      rises: ['You think best alone, and the odd book goes in.', 'Dig into one craft. Asking someone who knows saves the afternoon.'],
      holds: [
        'Much thought, little done. Finish one small thing a day.',
        'You’ll tend to swallow what you’d say. Write it down and look again in two days.',
      ],
    },
    zhengyin: {
      rises: [
        'Someone teaches, someone looks after things. Study, exams and papers go well.',
        'Ask an elder or a teacher. A plain question gets a plain answer.',
      ],
      holds: [
        'Much waiting to be told. What you can decide yourself, decide.',
        'It goes in well and comes out slowly. Read a chapter, then try one thing.',
      ],
    },
  },
}
