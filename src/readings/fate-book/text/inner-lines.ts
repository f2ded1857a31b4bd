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
    id: 'inner-lead',
    card: 'inner',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'inner.lead.bijian',
        because: ['main:day=bijian'],
        form: ['statement'],
        zh_CN:
          '你心里什么事都要自己过一遍，别人再有理，也替你定不了。因为你盘里管家和内心的那一格，住着跟你同类的一个⟨（日支的本气是比肩，与日干同类）⟩。',
        en_US:
          'Inside, you run everything past yourself, and nobody else’s argument settles it for you. That’s because the place in your chart for home and inner life is held by your own kind ⟨(Friend, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.jiecai',
        because: ['main:day=jiecai'],
        form: ['statement'],
        zh_CN: '你静不下来，一个人待着也要找点什么来比、来赢。因为你盘里管家和内心的那一格，住着一股不肯落后的劲⟨（日支的本气是劫财）⟩。',
        en_US:
          'You can’t sit still; even alone you look for something to race and beat. That’s because the place in your chart for home and inner life is held by a pull to come first ⟨(Rival, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.shishen',
        because: ['main:day=shishen'],
        form: ['statement'],
        zh_CN:
          '你一回到自己的地方就松得下来，先吃好歇好，再想正事。因为你盘里管家和内心的那一格，住的是爱吃、爱玩、从容的那股劲⟨（日支的本气是食神）⟩。',
        en_US:
          'Back in your own place you loosen up at once: food and rest first, business later. That’s because the place in your chart for home and inner life is held by ease and appetite ⟨(Eating god, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.shangguan',
        because: ['main:day=shangguan'],
        form: ['statement'],
        zh_CN:
          '嘴上没说的话，你在心里都说完了，而且说得比谁都准。因为你盘里管家和内心的那一格，住的是有话非说不可的那股劲⟨（日支的本气是伤官）⟩。',
        en_US:
          'Whatever you didn’t say out loud, you’ve said in your head, and more exactly than anyone. That’s because the place in your chart for home and inner life is held by an urge to answer back ⟨(Hurting officer, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.piancai',
        because: ['main:day=piancai'],
        form: ['statement'],
        zh_CN:
          '你人歇着，心还在外头转，总想知道别处有什么。因为你盘里管家和内心的那一格，住的是来去活络、爱张望的那股劲⟨（日支的本气是偏财）⟩。',
        en_US:
          'Even at rest your mind is out walking around, wanting to know what’s going on elsewhere. That’s because the place in your chart for home and inner life is held by something that moves and trades ⟨(Indirect wealth, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.zhengcai',
        because: ['main:day=zhengcai'],
        form: ['statement'],
        zh_CN: '东西在原处、数目对得上，你的心才安。因为你盘里管家和内心的那一格，住的是惜物顾家的那股劲⟨（日支的本气是正财）⟩。',
        en_US:
          'You’re at peace when things are in their place and the numbers add up. That’s because the place in your chart for home and inner life is held by what saves and looks after ⟨(Direct wealth, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.qisha',
        because: ['main:day=qisha'],
        form: ['statement'],
        zh_CN: '你歇不下来，没人催的时候，你自己催自己。因为你盘里管家和内心的那一格，住的是逼你做决定的那股劲⟨（日支的本气是七杀）⟩。',
        en_US:
          'You don’t know how to stop; when nobody is rushing you, you rush yourself. That’s because the place in your chart for home and inner life is held by the pressure that makes you decide ⟨(Seven killings, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.zhengguan',
        because: ['main:day=zhengguan'],
        form: ['statement'],
        zh_CN:
          '没人看着你也守规矩，答应自己的事，跟答应别人的一样算数。因为你盘里管家和内心的那一格，住的是讲规矩、讲名分的那股劲⟨（日支的本气是正官）⟩。',
        en_US:
          'You keep the rules with nobody watching, and a promise to yourself counts like any other. That’s because the place in your chart for home and inner life is held by order and good form ⟨(Direct officer, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.pianyin',
        because: ['main:day=pianyin'],
        form: ['statement'],
        zh_CN:
          '你要有一段没人打扰的时间，才想得清事情；被打断，比被批评还难受。因为你盘里管家和内心的那一格，住的是独自琢磨的那股劲⟨（日支的本气是偏印）⟩。',
        en_US:
          'You need time without interruption to think straight, and being interrupted bothers you more than being criticized. That’s because the place in your chart for home and inner life is held by a mind that works alone ⟨(Indirect seal, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.zhengyin',
        because: ['main:day=zhengyin'],
        form: ['statement'],
        zh_CN:
          '你要熟悉，也要被照顾，旧东西、旧习惯给你底气。因为你盘里管家和内心的那一格，住的是疼人、养人的那股劲⟨（日支的本气是正印）⟩。',
        en_US:
          'You want what’s familiar and you want to be cared for; old things and old habits steady you. That’s because the place in your chart for home and inner life is held by care itself ⟨(Direct seal, the main stem of the day branch)⟩.',
      },
    ],
  },
  {
    id: 'inner-lead-child',
    card: 'inner',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'inner.lead.child-peer',
        because: ['main:day=peer'],
        form: ['statement'],
        zh_CN:
          '这孩子什么都要自己来，大人替做好的，宁可拆了重做。因为孩子盘里管家和内心的那一格，住的是跟孩子同类的一样⟨（日支的本气与日干同类，是比劫）⟩。',
        en_US:
          'This child wants to do everything alone, and would rather take apart what you did and start over. That’s because the place in the chart for home and inner life is held by the child’s own kind ⟨(peers, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.child-output',
        because: ['main:day=output'],
        form: ['statement'],
        zh_CN:
          '这孩子在家最松快，高兴了就往外冒，声音和小动作停不下来。因为孩子盘里管家和内心的那一格，住的是爱说、爱玩、爱动手的那股劲⟨（日支的本气是食伤）⟩。',
        en_US:
          'At home this child is at ease, and when happy it all comes out in sounds and busy hands. That’s because the place in the chart for home and inner life is held by talk, play and making ⟨(output, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.child-wealth',
        because: ['main:day=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子认东西，哪样是自己的、该在哪里，心里有数。因为孩子盘里管家和内心的那一格，住的是看重东西、爱伸手去拿的那股劲⟨（日支的本气是财）⟩。',
        en_US:
          'This child knows things by heart: what belongs to whom, and where it goes. That’s because the place in the chart for home and inner life is held by a feeling for objects and a reaching hand ⟨(wealth, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.child-officer',
        because: ['main:day=officer'],
        form: ['statement'],
        zh_CN:
          '这孩子会看大人的脸色，家里气氛一紧，先绷起来的是孩子。因为孩子盘里管家和内心的那一格，住的是管人、催人的那股劲⟨（日支的本气是官杀）⟩。',
        en_US:
          'This child reads your face, and when the mood at home tightens, tightens first. That’s because the place in the chart for home and inner life is held by what rules and presses ⟨(officers, the main stem of the day branch)⟩.',
      },
      {
        id: 'inner.lead.child-resource',
        because: ['main:day=resource'],
        form: ['statement'],
        zh_CN:
          '这孩子黏熟悉的人和熟悉的东西，抱着旧的那样才睡得安稳。因为孩子盘里管家和内心的那一格，住的是照顾和安稳⟨（日支的本气是印）⟩。',
        en_US:
          'This child clings to familiar people and things, and sleeps best holding the old one. That’s because the place in the chart for home and inner life is held by care and safety ⟨(resource, the main stem of the day branch)⟩.',
      },
    ],
  },
  {
    id: 'inner-todo',
    card: 'inner',
    role: 'todo',
    when: ['age>=12'],
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
          'For each fault you find with yourself today, name tomorrow’s first step in fixing it. If you can’t name one, the complaint doesn’t count.',
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
  {
    id: 'inner-todo-child',
    card: 'inner',
    role: 'todo',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'inner.do.child-peer',
        because: ['main:month=peer'],
        zh_CN: '今天有一样事让孩子从头到尾自己来，哪怕慢，大人的手放在背后。',
        en_US: 'Let the child do one thing from start to finish today, however slowly, and keep your own hands behind your back.',
      },
      {
        id: 'inner.do.child-output',
        because: ['main:month=output'],
        zh_CN: '今天留一刻钟，跟着孩子玩，玩什么、怎么玩，都由孩子定。',
        en_US: 'Set aside fifteen minutes today and follow the child’s game. The child decides what it is and how it’s played.',
      },
      {
        id: 'inner.do.child-wealth',
        because: ['main:month=wealth'],
        zh_CN: '给孩子一只盒子，里面的东西由孩子说了算，别人不动。',
        en_US: 'Give the child a box whose contents are the child’s own business, and leave it alone.',
      },
      {
        id: 'inner.do.child-officer',
        because: ['main:month=officer'],
        zh_CN: '今天少说一句“不行”，换一句，把哪里可以说清楚。',
        en_US: 'Once today, in place of “no,” say clearly what is allowed.',
      },
      {
        id: 'inner.do.child-resource',
        because: ['main:month=resource'],
        zh_CN: '睡前用同一句话道晚安，连着七天不换。',
        en_US: 'Say good night with the same sentence seven evenings in a row.',
      },
    ],
  },
]
