import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TenGodCode } from '#bazi/index.ts'

interface GodWords {
  /** Two wordings each, which take turns, where the month's value rises from where everybody begins, and where it does not. */
  readonly rises: readonly [MessageDescriptor, MessageDescriptor]
  readonly holds: readonly [MessageDescriptor, MessageDescriptor]
}

/** What a month is like by the ten god of its stem, and what to do with it: for a child as for the old. */
export const MONTH_GOD_WORDS: Record<TenGodCode, GodWords> = {
  bijian: {
    rises: [msg`同伴多，分工说定了，做得快。`, msg`找个水平相当的人一起做，胜过一个人闷头赶。`],
    holds: [msg`出主意的人多，拍板的少；自己那一份先做完。`, msg`同类相见容易较劲，少比，守好自己的进度。`],
  },
  jiecai: {
    rises: [msg`人手来得齐，大家的事一起办；花销当天记。`, msg`朋友带来的门路可以走，怎么分先写下来。`],
    holds: [msg`花钱的由头多在人情上，答应之前先定个数。`, msg`合起来做的事缓一缓，借进借出都记一笔。`],
  },
  shishen: {
    rises: [msg`手上的东西做得顺，好写、好讲、好请客。`, msg`慢工出细活，做好的拿出来给人看。`],
    holds: [msg`点子多，收尾的少；先把做了一半的做完。`, msg`做得高兴容易忘了时辰，给自己定个收工的点。`],
  },
  shangguan: {
    rises: [msg`脑子快，改稿、比赛、换个做法都好。`, msg`想说的有人听，挑要紧的一句说。`],
    holds: [msg`嘴比脑子先到，重话过一夜再发。`, msg`看什么都想改，先改自己手里的那一件。`],
  },
  piancai: {
    rises: [msg`机会多在外面，多走动，多见一个人。`, msg`意外的好处可以收，收之前想想要搭多少工夫。`],
    holds: [msg`来找你的事多，只应一件。`, msg`听着划算的先放三天，再看一遍。`],
  },
  zhengcai: {
    rises: [msg`一分工夫一分收成，做完就结清。`, msg`踏实做事看得见数，欠人的、人欠的都理一遍。`],
    holds: [msg`进得慢，出得碎；把花销记满一个月。`, msg`东西先用旧的，不添每月都要付的。`],
  },
  qisha: {
    rises: [msg`难的事来了你接得住，先排次序，再动手。`, msg`有人催，有期限，正好把拖着的一件办了。`],
    holds: [msg`人人都在赶，能推到下个月的推到下个月。`, msg`压下来的事一件一件来，别同时应两头。`],
  },
  zhengguan: {
    rises: [msg`照章办事最快，填表、考试、见师长都好。`, msg`该你负责的一件接下来，先问清做到哪里算完。`],
    holds: [msg`规矩多，手续慢，材料多备一份。`, msg`有人看着你做，先照他的办法做一遍，再说你的。`],
  },
  pianyin: {
    rises: [msg`一个人待着思路最清，冷门的书读得进。`, msg`钻一门手艺，问行家胜过查一下午。`],
    holds: [msg`想得多，动得少；每天做掉一件小事。`, msg`容易把话往里咽，写下来，过两天再看。`],
  },
  zhengyin: {
    rises: [msg`有人教，有人照应，学习、考试、证件都好办。`, msg`请教长辈和老师，问得具体，答得也具体。`],
    holds: [msg`等人安排的时候多，自己能定的先定下。`, msg`学得进，做得慢；读完一章，动手试一样。`],
  },
}
