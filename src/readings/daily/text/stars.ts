import type { DaySentencesByKey } from '../line.ts'

/** Sentences on the stars that are part of a day’s score, for days whose branch is the star; keys: the stars. */
export const STARS: DaySentencesByKey = {
  tianyiguiren: [
    {
      zh_CN: '够不着的请高个子，看不清的请眼尖的，{branch}是你的天乙贵人。',
      en_US: 'Ask a tall person for the top shelf and young eyes for the label. The {branch} is your Nobleman star.',
    },
    {
      zh_CN: '天乙贵人在{branch}，一个人发怵的那趟差事，请人陪着去。',
      en_US: 'There’s an errand you’d rather not do alone. With your Nobleman star in the {branch}, ask someone along.',
    },
    {
      zh_CN: '托人办事，写清要什么、几时要。{branch}上有天乙贵人，好答应。',
      en_US: 'With the Nobleman star at the {branch}, favors are easily granted. Say what you need and by when.',
    },
    {
      zh_CN: '从前帮过你的人，当面道声谢，{branch}正是天乙贵人的位置。',
      en_US: 'Thank someone who once helped you, by name and for what. The Nobleman star is in the {branch}.',
    },
    {
      zh_CN: '贵人也轮着当：{branch}逢天乙，看见谁为难，问一声要不要伞。',
      en_US: 'The {branch} carries the Nobleman star, and it works both ways. If someone looks stuck, offer a hand.',
    },
    {
      zh_CN: '一直装懂的那样东西，趁天乙贵人在{branch}，老实请人教。',
      en_US: 'Ask about the thing you’ve been pretending to know. Nobody minds while your Nobleman star is in the {branch}.',
      asks: ['mentor', 'learn'],
    },
  ],
  wenchangguiren: [
    {
      zh_CN: '文昌在{branch}，写好的东西删掉头一句，往往更好。',
      en_US: 'Cut the first sentence of what you wrote. With the Academy star in the {branch}, you won’t miss it.',
    },
    {
      zh_CN: '最难读的一章放到晚饭前，{branch}是文昌，生词就写在页边。',
      en_US: 'Read the hardest chapter before supper, pencil in hand. Your Academy star stands in the {branch}.',
      asks: ['learn'],
    },
    {
      zh_CN: '要背的睡前默写一页，{branch}上坐着文昌，容易记牢。',
      en_US: 'Whatever you must remember, write it from memory before bed. The Academy star at the {branch} helps it stay.',
      asks: ['learn'],
    },
  ],
  lushen: [
    {
      zh_CN: '禄在{branch}，自己的力气够用，最费劲的那段一口气做完。',
      en_US: 'The {branch} is your Seat of prosperity, and your own strength holds. Do the heaviest stretch in one go.',
    },
    {
      zh_CN: '要组装的东西，翻开说明自己来。{branch}是你的禄位。',
      en_US: 'If there’s something to assemble, do it yourself, from page one. Your Seat of prosperity is the {branch}.',
    },
    {
      zh_CN: '禄是自己的饭碗，今天落在{branch}，午饭坐下来好好吃。',
      en_US: 'Sit down to lunch. The {branch} holds your Seat of prosperity, an old name for one’s own bowl.',
    },
  ],
  yangren: [
    {
      zh_CN: '关门、拧盖都轻三分。{branch}是你的羊刃，手上劲太足。',
      en_US: 'Close doors and turn lids with a third less force. The {branch} is your Blade, and there’s push to spare.',
    },
    {
      zh_CN: '羊刃在{branch}，嗓门降一格，道理一分不少。',
      en_US: 'Lower your voice by a third while the Blade is in the {branch}. The argument loses nothing.',
      leaves: ['hard-words'],
    },
    {
      zh_CN: '多出来的劲使在地板上，{branch}带羊刃，拖到七成就歇。',
      en_US: 'Spend the spare push on the floors. With your Blade at the {branch}, two thirds of them will do.',
      asks: ['cleaning'],
    },
  ],
  jiesha: [
    {
      zh_CN: '劫煞名字凶，说的只是口袋有洞，今天在{branch}，出门前摸摸衬里。',
      en_US: 'Feel the lining of your pockets before you go. The {branch}, your Loss star, means no more than that.',
    },
    {
      zh_CN: '起身时回头看一眼座位。{branch}叫劫煞，不过是容易落东西。',
      en_US: 'Look back at your seat when you stand. The {branch}’s Loss star is a grim name for forgetting things.',
    },
    {
      zh_CN: '伞和水杯贴上名字，{branch}是劫煞，零碎东西爱走散。',
      en_US: 'Put your name on the umbrella and the cup. Small things stray when the {branch} brings the Loss star.',
    },
    {
      zh_CN: '名叫劫煞，只管小钱：{branch}这天，找零当面数清。',
      en_US: 'Count your change at the counter. The Loss star in the {branch} sounds grim and deals in coins.',
    },
    {
      zh_CN: '借出去的书和工具记个名单，{branch}上的劫煞，说的是忘了要回来。',
      en_US: 'List what you’ve lent, books and tools. The Loss star in the {branch} only means things not asked back.',
    },
    {
      zh_CN: '时间也会从指缝漏，{branch}带劫煞，看屏幕前记下钟点。',
      en_US: 'Hours slip away too when the Loss star stands in the {branch}. Note the time before you open a screen.',
    },
  ],
  kongwang: [
    {
      zh_CN: '空亡是位子空着的意思，落在{branch}，今天只想，改天落笔。',
      en_US: 'The {branch} falls in the Void, an empty chair. Think it over today and sign another day.',
      leaves: ['decide', 'signing'],
    },
    {
      zh_CN: '出门前问一声约还在不在。{branch}逢空亡，免得白跑。',
      en_US: 'Before setting out, ask whether it’s still on. The {branch} is Void for you, and chairs may be empty.',
    },
    {
      zh_CN: '逛街记价钱，空手回家，{branch}正值空亡，喜欢的过几天还在。',
      en_US: 'Look around the stores, note the price, come home empty-handed. The {branch} is Void, and things will keep.',
      leaves: ['splurge'],
    },
    {
      zh_CN: '柜子清出一层，就让它空着。{branch}逢空亡，空出来正好。',
      en_US: 'Empty one shelf and leave it empty. The Void is in the {branch}, and emptying is what it’s good at.',
      asks: ['clear-out'],
    },
    {
      zh_CN: '别人许下的话高兴地听，等写下来才算数，空亡在{branch}。',
      en_US: 'Hear promises gladly and count them once they’re written, the {branch} being in the Void.',
    },
    {
      zh_CN: '窗边空手坐一刻钟，{branch}恰是空亡，发呆也算正事。',
      en_US: 'Sit at the window with nothing in your hands. The {branch} is Void, and idling counts as work.',
      asks: ['rest'],
    },
  ],
}
