import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'inner-line',
    card: 'inner',
    role: 'line',
    paragraphs: [
      // The main stem of the day branch: every chart has one
      {
        id: 'inner.line.day-bijian',
        because: ['main:day=bijian'],
        zh_CN: '关上门，屋里还有一个你，谁也不让座。',
        en_US: 'Shut the door and there’s a second you inside, and neither will give up the chair.',
      },
      {
        id: 'inner.line.day-jiecai',
        because: ['main:day=jiecai'],
        zh_CN: '家里只剩你一个人，遥控器照样有人抢。',
        en_US: 'Home alone, you still fight over the remote.',
      },
      {
        id: 'inner.line.day-shishen',
        because: ['main:day=shishen'],
        zh_CN: '天大的事，你也要先把这一口咽下去。',
        en_US: 'The sky may fall. You’d like to finish this bite first.',
      },
      {
        id: 'inner.line.day-shangguan',
        because: ['main:day=shangguan'],
        zh_CN: '最难伺候的观众住在你家里，从来没买过票。',
        en_US: 'Your hardest critic lives with you and has never paid rent.',
      },
      {
        id: 'inner.line.day-piancai',
        because: ['main:day=piancai'],
        zh_CN: '人还陷在沙发里，心已经出过三趟门。',
        en_US: 'You’re still on the couch. Your mind has been out three times.',
      },
      {
        id: 'inner.line.day-zhengcai',
        because: ['main:day=zhengcai'],
        zh_CN: '你心里那本账，一页一页都是舍不得。',
        en_US: 'There’s a ledger in you, and every line is something you couldn’t part with.',
      },
      {
        id: 'inner.line.day-qisha',
        because: ['main:day=qisha'],
        zh_CN: '门外没有人催你，催你的住在门里。',
        en_US: 'Nobody outside is rushing you. The one who does lives in.',
      },
      {
        id: 'inner.line.day-zhengguan',
        because: ['main:day=zhengguan'],
        zh_CN: '屋里没有别人，你还是把椅子推回原处。',
        en_US: 'Nobody else is home, and you still push the chair back in.',
      },
      {
        id: 'inner.line.day-pianyin',
        because: ['main:day=pianyin'],
        zh_CN: '你有一间屋子，连你自己进去也要敲门。',
        en_US: 'There’s one room in you where even you knock.',
      },
      {
        id: 'inner.line.day-zhengyin',
        because: ['main:day=zhengyin'],
        zh_CN: '外面一冷，你就往里走，走到有灯的那一间。',
        en_US: 'When it turns cold outside you go further in, to the room with the lamp.',
      },
      // Rarer facts: relations between branches
      {
        id: 'inner.line.clash-month-day',
        because: ['rel:clash=month+day'],
        zh_CN: '家规是你写的，头一个不服的也是你。',
        en_US: 'You wrote the house rules, and you were the first to object.',
      },
      {
        id: 'inner.line.clash-day-hour',
        because: ['rel:clash=day+hour'],
        zh_CN: '白天的你铺好床，夜里的你把它掀了。',
        en_US: 'By day you make the bed. By night you kick it apart.',
      },
      {
        id: 'inner.line.join-month-day',
        because: ['rel:six-combine=month+day', 'age>=16', 'age<=74'],
        says: ['stop=hard'],
        zh_CN: '你逼自己做的，恰好是你爱做的，所以没有下班。',
        en_US: 'What you force yourself to do is what you like to do. There’s no closing time.',
      },
      {
        id: 'inner.line.join-day-hour',
        because: ['rel:six-combine=day+hour'],
        zh_CN: '今天的你和十年后的你，早就私下说好了。',
        en_US: 'The person you are and the one you’ll be in ten years settled it privately.',
      },
      {
        id: 'inner.line.self-punish-day-hour',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay'],
        zh_CN: '案子中午就判了，半夜递上诉状的还是你。',
        en_US: 'The case was settled at noon. Around midnight you file the appeal.',
      },
      {
        id: 'inner.line.no-ties',
        because: ['ties:none'],
        zh_CN: '这屋里人人关着房门，谁跟谁也没红过脸。',
        en_US: 'Everyone in this house keeps to a room. Nobody has raised a voice yet.',
      },
      {
        id: 'inner.line.canopy-day',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        zh_CN: '热闹是借来的，天黑以前你要还回去。',
        en_US: 'You have company on loan, and like to return it before dark.',
      },
      {
        id: 'inner.line.stores',
        because: ['branches:stores>=3'],
        zh_CN: '心里库房太多，光找钥匙就要一个晚上。',
        en_US: 'You keep so many storerooms that finding the key takes an evening.',
      },
      {
        id: 'inner.line.harm-month-day',
        because: ['rel:harm=month+day'],
        zh_CN: '你一直在找那块石头，绊住你的是一粒沙。',
        en_US: 'You keep looking for the boulder. What tripped you was a grain of sand.',
      },
      {
        id: 'inner.line.void-month',
        because: ['void:month', 'main:month=officer'],
        says: ['inner.foreman=absent'],
        zh_CN: '该管你的那间屋子，灯亮着，椅子空着。',
        en_US: 'In the office that should be in charge of you, the light is on and the chair is empty.',
      },
      {
        id: 'inner.line.punish-day-hour',
        because: ['rel:punish=day+hour'],
        zh_CN: '你磨自己总挑同一处，那里也就最亮。',
        en_US: 'You keep sanding the same spot in yourself. It’s also where you shine.',
      },
      {
        id: 'inner.line.half-day-hour',
        because: ['rel:half-three=day+hour'],
        zh_CN: '心里有两个人早就合伙开张，只等头一位主顾。',
        en_US: 'Two of you in there have opened shop together and are waiting for a customer.',
      },
      {
        id: 'inner.line.five-elements',
        because: ['branches:five-elements', 'stems:two-elements'],
        zh_CN: '五户人家住在你心里，门口只挂了两块牌子。',
        en_US: 'Five households live in you, and there are two names on the door.',
      },
    ],
  },
  {
    id: 'inner-todo',
    card: 'inner',
    role: 'todo',
    paragraphs: [
      // The main stem of the month branch: every chart has one
      {
        id: 'inner.do.month-bijian',
        because: ['main:month=bijian'],
        zh_CN: '挑一件你总拿来跟人比的事，翻出自己三个月前做的那一份，只跟它比。',
        en_US: 'Take one thing you always measure against others, find your own version from three months ago, and compare it with that.',
      },
      {
        id: 'inner.do.month-jiecai',
        because: ['main:month=jiecai'],
        zh_CN: '有一个人的近况，你隔三差五要去看一眼。静音七天。',
        en_US: 'There’s one person whose news you keep checking. Mute them for seven days.',
      },
      {
        id: 'inner.do.month-shishen',
        because: ['main:month=shishen'],
        zh_CN: '做一样东西，不拍照，不给人看，当天用掉或吃掉。',
        en_US: 'Make one thing. Take no picture, show it to nobody, and use it or eat it the same day.',
      },
      {
        id: 'inner.do.month-shangguan',
        because: ['main:month=shangguan'],
        zh_CN: '今天挑自己毛病的话，说出口一句，就得跟着说出明天改哪一步；说不出，那句作废。',
        en_US:
          'For each fault you find with yourself today, name tomorrow’s first step in fixing it. If you can’t name one, the complaint is void.',
      },
      {
        id: 'inner.do.month-piancai',
        because: ['main:month=piancai'],
        zh_CN: '找出三件开了头的事，留一件在桌上，另两件装进纸箱，封好，换季再拆。',
        en_US: 'Find three things you’ve started. Leave one on the table. Box the other two and tape them shut until the season changes.',
      },
      {
        id: 'inner.do.month-zhengcai',
        because: ['main:month=zhengcai'],
        zh_CN: '送走一样三年没用过的东西，送之前不许想它当初多少钱。',
        en_US: 'Give away one thing you haven’t used in three years. Recalling what it cost is not allowed.',
      },
      {
        id: 'inner.do.month-qisha',
        because: ['main:month=qisha'],
        zh_CN: '明天只做三件事。有第四件找上门，拿它换掉前面的一件。',
        en_US: 'Do three things tomorrow. A fourth may come in only if one of the three goes out.',
      },
      {
        id: 'inner.do.month-zhengguan',
        because: ['main:month=zhengguan'],
        zh_CN: '挑一条你给自己立的规矩，想想是谁在哪一年教的；想不起来，这周停用。',
        en_US: 'Pick one rule you hold yourself to and recall who taught it to you, and when. If you can’t, suspend it for a week.',
      },
      {
        id: 'inner.do.month-pianyin',
        because: ['main:month=pianyin'],
        zh_CN: '把正独自琢磨的那件事，用三句话讲给一个不懂行的人听。',
        en_US: 'Whatever you’re turning over by yourself, tell it in three sentences to someone outside the field.',
      },
      {
        id: 'inner.do.month-zhengyin',
        because: ['main:month=zhengyin'],
        zh_CN: '下一次有人问“要帮忙吗”，答“要”，并且说出是哪一样。',
        en_US: 'When you’re next asked if you need a hand, say yes and name the thing.',
      },
      // Rarer facts
      {
        id: 'inner.do.self-punish',
        because: ['rel:self-punish=day+hour'],
        zh_CN: '夜里那场复审，定个时限：厨房的计时器拧到十五分钟，响了就散庭。',
        en_US: 'Give the midnight hearing a limit: set the kitchen timer for fifteen minutes, and when it rings, court is adjourned.',
      },
      {
        id: 'inner.do.clash-day-hour',
        because: ['rel:clash=day+hour'],
        zh_CN: '睡前拿定的主意，跟枕头换个边；早上还记得是哪边，才算数。',
        en_US:
          'When you settle something at night, swap the pillow to the other side of the bed. It counts if you still know why in the morning.',
      },
      {
        id: 'inner.do.canopy-day',
        because: ['star:huagai=day'],
        zh_CN: '跟家里说好一个记号：门把上搭着毛巾，就是想独处，没有生气。',
        en_US: 'Agree on a sign at home: a towel on the door handle means you’d like to be alone and nobody is in trouble.',
      },
      {
        id: 'inner.do.stores',
        because: ['branches:stores>=3'],
        zh_CN: '打开一只多年没开的抽屉，只清这一只，里头的东西今晚都定好去处。',
        en_US: 'Open a drawer you haven’t opened in years. Clear that one alone, and by tonight everything in it has somewhere to go.',
      },
      {
        id: 'inner.do.no-ties',
        because: ['ties:none'],
        zh_CN: '左手数想做的，右手数要交的，找出两样可以在同一个晚上做完的，就今晚。',
        en_US:
          'Count what you want on one hand and what you owe on the other. Find a pair that fits into a single evening, and make it tonight.',
      },
      {
        id: 'inner.do.hour-unknown',
        because: ['hour:unknown'],
        zh_CN: '今晚睡前关了灯坐十分钟，听听心里哪句话先冒出来；明晚同一时候再听一回。',
        en_US: 'Sit ten minutes in the dark before bed and note which thought speaks first. Do it again tomorrow, at the same hour.',
      },
    ],
  },
]
