import type { DaySentencesByKey } from '../line.ts'

/**
 * Sentences on relations of the day’s branch to a natal branch (keys `relation@pillar`) and of the day’s stem to the natal
 * day stem (`stem-combine`).
 */
export const RELATIONS: DaySentencesByKey = {
  'six-combine@year': [
    {
      zh_CN: '要家里人点头的事，饭前开口，{branch}正合年支{natal}。',
      en_US: 'The {branch} joins the {natal} of your year. If the family has to agree, ask before supper.',
      asks: ['talk'],
    },
    {
      zh_CN: '去柜台办的事不妨今天办。年支{natal}有{branch}来合，生面孔容易信你。',
      en_US: 'Strangers believe you easily with the {branch} joined to the {natal} of your year. Run the errand that needs a clerk.',
    },
    {
      zh_CN: '亲戚里手最巧的那位请得动，{branch}正合着你年支的{natal}。',
      en_US: 'Call in the handiest relative. The {branch} fits the {natal} of your year, and they’ll be glad to be asked.',
    },
  ],
  'six-combine@month': [
    {
      zh_CN: '同做一件事的人好配合，{branch}合月支{natal}，谁做哪一头就此分好。',
      en_US: 'Whoever shares your task pulls with you: the {branch} joins the {natal} of your month. Settle who takes which end.',
    },
    {
      zh_CN: '月支{natal}得{branch}一合，日子走得稳，想养的习惯定个钟点开头。',
      en_US: 'Start the habit at a fixed hour. The {branch} steadies your days, joined to the {natal} of your month.',
    },
    {
      zh_CN: '跟同辈有过小疙瘩的，约顿午饭。{branch}合了月支{natal}，好解。',
      en_US: 'An old knot with a peer loosens over lunch, now that the {branch} joins the {natal} of your month.',
      asks: ['friends'],
    },
  ],
  'six-combine@day': [
    {
      zh_CN: '日支{natal}与{branch}合上了，家里好说话，搁着的家事晚上商量。',
      en_US: 'Home is in a listening mood, the {branch} being joined to the {natal} of your day. Raise the shelved question.',
      asks: ['talk'],
    },
    {
      zh_CN: '陪最近的人走一段，路线让对方挑，{branch}正合日支{natal}。',
      en_US: 'Walk with the person closest to you and let them lead. The {branch} joins the {natal} of your day.',
    },
    {
      zh_CN: '你坐在日支{natal}上，{branch}来合，心里静，做完一件只为自己的事。',
      en_US: 'Your own seat is quiet: the {branch} has joined the {natal} of your day. Finish something that’s only for you.',
    },
  ],
  'half-three@year': [
    {
      zh_CN: '不会做的活请教老手。年支{natal}逢{branch}半合，诀窍肯传。',
      en_US: 'Ask an older hand how it’s done. The {branch} half-joins the {natal} of your year, and tricks get passed on.',
      asks: ['mentor'],
    },
    {
      zh_CN: '今天{branch}半合年支{natal}，旧线接得上，给从前的街坊写两句。',
      en_US: 'Write two lines to someone from the old neighborhood. The thread holds, the {branch} half-joining the {natal} of your year.',
    },
    {
      zh_CN: '问路问得细一点，{branch}与年支{natal}半合，多问一句就能走到。',
      en_US: 'Ask for directions in detail. With the {branch} half-joining the {natal} of your year, one more question gets you there.',
    },
    {
      zh_CN: '年支的{natal}与{branch}合了一半，另一半用锅补：照家里的老法子做道菜。',
      en_US: 'Cook one family dish the old way. It completes what the {branch} and the {natal} of your year half join.',
      asks: ['cook'],
    },
    {
      zh_CN: '旧合影上叫不出的名字，趁{branch}半合年支{natal}问全，写在背面。',
      en_US: 'Get the missing names for an old photograph and pencil them in. The {branch} half-joins the {natal} of your year.',
    },
    {
      zh_CN: '亲戚的熟人或能替你牵根线，{branch}半合着年支{natal}，来意要报清。',
      en_US: 'Some relative may know the person you need. Say why you ask, as the {branch} half-joins the {natal} of your year.',
    },
  ],
  'half-three@month': [
    {
      zh_CN: '月支的{natal}逢{branch}半合，有人肯接手，把活里最沉的一角递过去。',
      en_US: 'Hand over the heavy corner of the work. The {branch} half-joins the {natal} of your month, and there’s a taker.',
    },
    {
      zh_CN: '同伴里有人刚走过这一步，{branch}半合月支{natal}，笔记借来看看。',
      en_US: 'Borrow the notes of a peer who’s just done it. The {branch} half-joins the {natal} of your month.',
      asks: ['learn'],
    },
    {
      zh_CN: '兄弟姐妹或堂表亲，挑个日子约下，{branch}与月支{natal}搭了半座桥。',
      en_US: 'Set a date with a sibling or cousin. The {branch} builds half a bridge to the {natal} of your month.',
    },
    {
      zh_CN: '天天打照面的人，也该知道名字，月支{natal}得{branch}半合，问一声。',
      en_US: 'That face you pass each day has a name. Ask it while the {branch} half-joins the {natal} of your month.',
    },
    {
      zh_CN: '既然{branch}半合月支{natal}，事已现成一半，常用的家什缺哪件就备上。',
      en_US: 'Get the missing tool. The {branch} lends the {natal} of your month half a hand, and tools do the rest.',
    },
    {
      zh_CN: '半成品拿给内行看两眼。{branch}半合月支{natal}，就等这半句。',
      en_US: 'Show the half-made thing to someone who knows. With the {branch} half-joining the {natal} of your month, one word helps.',
      asks: ['mentor'],
    },
  ],
  'half-three@day': [
    {
      zh_CN: '屋里的大件两个人抬。{branch}半合日支{natal}，另一头好找人。',
      en_US: 'Someone’s free to take the other end: the {branch} half-joins the {natal} of your day. Shift the heavy piece.',
    },
    {
      zh_CN: '日支的{natal}逢{branch}半合，盘算已久的事，跟最近的人说前一半。',
      en_US: 'You’ve turned it over long enough. Tell the person closest to you half, as the {branch} half-joins the {natal} of your day.',
      asks: ['talk'],
    },
    {
      zh_CN: '一个人做的事，搬到有人的屋里做，{branch}来给日支{natal}凑半个伴。',
      en_US: 'Do your solitary task beside somebody. The {branch} keeps the {natal} of your day half company.',
    },
    {
      zh_CN: '家里就差一颗螺丝的东西，拧上，{branch}与日支{natal}也只差那一点。',
      en_US: 'Tighten one loose screw at home. The {branch} half-joins the {natal} of your day, so finish the fit.',
      asks: ['repair'],
    },
    {
      zh_CN: '晚饭后的茶多泡一杯。日支{natal}与{branch}半合，坐下来的人话多。',
      en_US: 'Pour a second cup after supper, the easy hour for talk while the {branch} half-joins the {natal} of your day.',
      asks: ['talk'],
    },
    {
      zh_CN: '你日支的{natal}得{branch}半合，多半有人乐意陪，想去的地方说一个。',
      en_US: 'Name one place you’d like to go. With the {branch} half-joining the {natal} of your day, you’ll likely have company.',
    },
  ],
  'clash@year': [
    {
      zh_CN: '要订票就订能改的。{branch}冲年支{natal}，家里那头的安排容易动。',
      en_US:
        'Family plans tend to shift when the {branch} clashes with the {natal} of your year. If you book a ticket, pick one you can change.',
    },
    {
      zh_CN: '年支{natal}正对着{branch}，另一代人的看法听完，明早回话。',
      en_US: 'Listen to the other generation and answer tomorrow, since the {branch} clashes with the {natal} of your year.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '人多的地方让开一个身位。{branch}迎面对着年支{natal}，走得急。',
      en_US: 'In a crowd leave one pace free. Across from the {natal} of your year stands the {branch}, in a hurry.',
      leaves: ['haste'],
    },
  ],
  'clash@month': [
    {
      zh_CN: '逢{branch}冲月支{natal}，日程容易挪，两件事之间空一刻钟。',
      en_US: 'Leave fifteen minutes between things, for the {branch} clashes with the {natal} of your month and schedules move.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '常坐的位子有人，就换一边坐。{branch}冲着月支{natal}，挪挪正好。',
      en_US: 'If your usual seat is taken, try another. The {branch} clashes with the {natal} of your month, and moving helps.',
    },
    {
      zh_CN: '晌午前不跟同辈比高低，月支{natal}的对面坐着{branch}。',
      en_US: 'Don’t keep score with peers before noon. The {branch} sits straight across from the {natal} of your month.',
      leaves: ['quarrel'],
    },
  ],
  'clash@day': [
    {
      zh_CN: '屋里挑把椅子换个地方。{branch}冲日支{natal}，家里总要动一动。',
      en_US: 'Move one chair at home. The {branch} clashes with the {natal} of your day, and something there wants moving anyway.',
      asks: ['tidy'],
    },
    {
      zh_CN: '今日{branch}冲日支{natal}，最近的人坐不住，各忙各的，定个钟点碰头。',
      en_US: 'Go separate ways with the person closest to you, and set an hour to meet. The {branch} clashes with the {natal} of your day.',
    },
    {
      zh_CN: '要拿的主意留到明天早饭后。{branch}来冲日支{natal}，一天几变。',
      en_US: 'Minds change by evening when the {branch} clashes with the {natal} of your day. Decide tomorrow after breakfast.',
      leaves: ['decide'],
    },
  ],
  'punish@year': [
    {
      zh_CN: '家里的老规矩有些磨人，{branch}刑着年支{natal}，照做，意见写在纸上。',
      en_US: 'An old family rule chafes: the {branch} rubs the {natal} of your year. Keep it and note your objection.',
    },
    {
      zh_CN: '老话听到第二回也点个头。{branch}磨着年支{natal}，点头不费力。',
      en_US: 'You may hear an old story twice, with the {branch} rubbing the {natal} of your year. Nod both times.',
    },
    {
      zh_CN: '遇上{branch}刑年支{natal}，办事的手续细，复印件多带一份。',
      en_US: 'Carry a spare copy. The {branch} rubs against the {natal} of your year, and clerks get particular.',
    },
    {
      zh_CN: '头回见的人，听完话才下结论。{branch}刑着年支{natal}，头一眼看不准。',
      en_US: 'First glances miss when the {branch} chafes the {natal} of your year. Hear people out before you sum them up.',
    },
    {
      zh_CN: '亲戚间比来比去，你只聊天气，{branch}正与年支{natal}较劲。',
      en_US: 'When relatives start comparing, bring up the weather. The {branch} is rubbing against the {natal} of your year.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '老抽屉卡住了，抹点蜡隔天试。{branch}刑年支{natal}，硬拉没用。',
      en_US: 'Wax the drawer that sticks and leave it a day. With the {branch} rubbing the {natal} of your year, tugging won’t help.',
      leaves: ['haste'],
    },
  ],
  'punish@month': [
    {
      zh_CN: '碰到{branch}刑月支{natal}，手上的活爱返工，做完一段就核对一段。',
      en_US: 'Check your work at every stage. The {branch} rubs against the {natal} of your month, and things come back.',
    },
    {
      zh_CN: '旁边的小动静扰你，就隔一张桌子坐。{branch}在磨月支{natal}。',
      en_US: 'Sit one table farther off. Small noises grate with the {branch} rubbing against the {natal} of your month.',
    },
    {
      zh_CN: '天天走的那段路磨时间，{branch}刑月支{natal}，错开最挤的一班。',
      en_US: 'Skip the most crowded ride. Your usual trip drags a little with the {branch} rubbing the {natal} of your month.',
    },
    {
      zh_CN: '与同辈分东西，一人切，另一人挑，{branch}刑着月支{natal}，大小最容易争。',
      en_US: 'Among peers one cuts, the other chooses. It’s fair even when the {branch} rubs the {natal} of your month.',
    },
    {
      zh_CN: '零碎活最磨性子，月支{natal}正与{branch}相刑，攒成一堆午后做。',
      en_US: 'Let the small chores pile up and do the pile after lunch. The {branch} rubs at the {natal} of your month.',
    },
    {
      zh_CN: '别人挑的毛病收下两处，其余过几天看，{branch}在刑你的月支{natal}。',
      en_US: 'Take two corrections and keep the rest for later. The {branch} is picking at the {natal} of your month.',
    },
  ],
  'punish@day': [
    {
      zh_CN: '最近的人话里带刺，多半没有恶意，日支{natal}逢{branch}相刑，答短些。',
      en_US: 'Someone close may sound sharper than they mean, the {branch} rubbing the {natal} of your day. Answer briefly.',
      leaves: ['hard-words', 'quarrel'],
    },
    {
      zh_CN: '轮到谁洗碗不必断案，{branch}正磨着日支{natal}，顺手洗了。',
      en_US: 'Whose turn it is needs no ruling. The {branch} rubs the {natal} of your day, so wash the dishes.',
    },
    {
      zh_CN: '自己做的东西总看着差一点，{branch}刑你坐的日支{natal}，盖块布过夜。',
      en_US: 'What you’ve made looks a shade off while the {branch} rubs the {natal} of your day. Cover it until morning.',
    },
    {
      zh_CN: '有{branch}磨着日支{natal}就够了，出门穿那双不磨脚的旧鞋。',
      en_US: 'Wear the old shoes. With the {branch} rubbing against the {natal} of your day, one thing that chafes is enough.',
    },
    {
      zh_CN: '一间屋两个人嫌挤，{branch}与日支{natal}相刑，饭后各占一头。',
      en_US: 'After supper take an end of the room each. The {branch} rubs the {natal} of your day, and space helps.',
    },
    {
      zh_CN: '催家里人的话少两句，日支{natal}有{branch}磨着，钟摆到人人看得见处。',
      en_US: 'Put the clock where everyone can see it and stop hurrying people. The {branch} rubs the {natal} of your day.',
      leaves: ['haste'],
    },
  ],
  'self-punish@year': [
    {
      zh_CN: '见生人爱想多，年支{branch}遇了同类，照家里的口气说话就行。',
      en_US: 'You may overthink with strangers: the {branch} of your year has met its own kind. Talk as you do at home.',
    },
    {
      zh_CN: '老家的口头禅到了你嘴边，换个词。{branch}碰上年支的{branch}。',
      en_US: 'An old family phrase may come out of your mouth, {branch} meeting {branch} in your year. Change one word.',
    },
    {
      zh_CN: '年支上{branch}又逢{branch}，爱为旧事怪自己，找老朋友说一盏茶的工夫。',
      en_US: 'Give an old regret one cup of tea with a friend. The {branch} meets itself in your year.',
      asks: ['friends'],
    },
  ],
  'self-punish@month': [
    {
      zh_CN: '同一处改到第三回就交。{branch}遇月支的{branch}，越改越薄。',
      en_US: 'Three passes, then hand it in. The {branch} meets its own kind in your month and would polish all night.',
    },
    {
      zh_CN: '比快慢，就跟上个月的自己比，月支有{branch}，又来一个{branch}。',
      en_US: 'Race only last month’s you and leave the neighbors out. Your month holds one {branch} and today brings another.',
    },
    {
      zh_CN: '收工的铃一早定好。{branch}撞见月支的{branch}，做惯的事易过头。',
      en_US: 'Set a bell for stopping. With {branch} on {branch} in your month, the daily round runs long.',
      leaves: ['overcommit'],
    },
  ],
  'self-punish@day': [
    {
      zh_CN: '想来想去的事，走到第二个路口去想，日支{branch}遇{branch}，正跟自己较劲。',
      en_US: 'Walk to the second corner and think again there. The {branch} of your day has met itself and is arguing.',
    },
    {
      zh_CN: '日支{branch}又见{branch}，两个人一样倔，谁去倒水就算谁让了。',
      en_US: 'One {branch} in your day and one at the door, equally stubborn. At home, whoever gets up to pour the water has given way.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '心里那句责备写下来，改成劝朋友的口气，日支的{branch}在照镜子。',
      en_US: 'Write down what you scold yourself for, then reword it as if for a friend. Your day’s {branch} sees itself.',
    },
  ],
  'harm@year': [
    {
      zh_CN: '家里转来的话，直接问本人。{branch}害年支{natal}，转手会走样。',
      en_US: 'News bends as it passes through the family, the {branch} crossing the {natal} of your year. Ask the person themselves.',
      asks: ['talk'],
    },
    {
      zh_CN: '定了时间地点，写下来给对方看。年支{natal}隔着{branch}，容易听岔。',
      en_US: 'Write the hour and place down for the other person. The {branch} crosses the {natal} of your year, and people mishear.',
    },
    {
      zh_CN: '送亲戚的东西附张字条。{branch}横在年支{natal}前，好意要说清。',
      en_US: 'If you give a relative something, add a note saying why. The {branch} lies across the {natal} of your year.',
    },
  ],
  'harm@month': [
    {
      zh_CN: '因{branch}害着月支{natal}，吩咐容易只听一半，复述给对方，点了头才动手。',
      en_US: 'Say it back before you begin. The {branch} crosses the {natal} of your month, and half an instruction gets lost.',
    },
    {
      zh_CN: '大伙儿的通知总有人漏看，月支{natal}让{branch}隔了一层，当面补一句。',
      en_US: 'Somebody missed the notice everyone got, what with the {branch} across the {natal} of your month. Tell them in person.',
      asks: ['talk'],
    },
    {
      zh_CN: '说明跟实物对不上，信实物，{branch}从旁岔开了月支{natal}。',
      en_US: 'Where instructions and the thing disagree, trust the thing. The {branch} cuts across the {natal} of your month.',
    },
  ],
  'harm@day': [
    {
      zh_CN: '好玩笑留到明天讲。{branch}害日支{natal}，最近的人会当真。',
      en_US: 'Save the good joke for tomorrow. The {branch} crosses the {natal} of your day, and at home it’s taken literally.',
    },
    {
      zh_CN: '听见“随便”，多问一句。{branch}隔着日支{natal}，多半另有主意。',
      en_US: '“Anything is fine” seldom is, with the {branch} crossing the {natal} of your day. Ask once more, at home.',
      asks: ['talk'],
    },
    {
      zh_CN: '钥匙挂回门边的钩上。{branch}岔了日支{natal}，屋里的东西会自己换地方。',
      en_US: 'Hang the keys on their hook. When the {branch} crosses the {natal} of your day, things wander around the house.',
    },
  ],
  'break@year': [
    {
      zh_CN: '聚餐开席容易晚，{branch}碰了年支{natal}一下，带一样放得住的点心。',
      en_US: 'A family meal may start late, the {branch} having nudged the {natal} of your year. Bring something that keeps.',
    },
    {
      zh_CN: '头回见面叫错名字，笑着改口就过去，{branch}只是轻轻破了年支{natal}。',
      en_US: 'If you get a new name wrong, smile and correct it. The {branch} only nudges the {natal} of your year.',
    },
    {
      zh_CN: '年支的那个{natal}给{branch}碰着了，家里的老碗往柜里推一寸。',
      en_US: 'Push the old family cups an inch back from the edge. The {branch} nudges the {natal} of your year.',
    },
  ],
  'break@month': [
    {
      zh_CN: '日程拿铅笔写。{branch}破月支{natal}，有一格要改。',
      en_US: 'Write your schedule in pencil. The {branch} nudges the {natal} of your month, and one square tends to move.',
    },
    {
      zh_CN: '月支的那个{natal}被{branch}碰了角，手上的东西留点余料好补。',
      en_US: 'Keep some spare material. The {branch} nudges the {natal} of your month and leaves a corner to patch.',
    },
    {
      zh_CN: '等人的工夫有本书就好，{branch}擦过月支{natal}，约好的容易晚到。',
      en_US: 'Bring a book to wait with. People run late when the {branch} brushes past the {natal} of your month.',
    },
  ],
  'break@day': [
    {
      zh_CN: '抹布搭在手边。{branch}破日支{natal}，家里洒点水不算事。',
      en_US: 'Keep a cloth at hand. The {branch} nudges the {natal} of your day, and a spill is just a spill.',
    },
    {
      zh_CN: '晚上的打算倒了，改到明晚，人照旧，{branch}碰歪了日支{natal}。',
      en_US: 'If tonight’s plan tips over, keep the company and move it to tomorrow. The {branch} nudges the {natal} of your day.',
    },
    {
      zh_CN: '日支的那个{natal}挨了{branch}一肘，早上顺序乱些，早饭照吃。',
      en_US: 'Eat breakfast even if the morning goes out of order. The {branch} has nudged the {natal} of your day.',
    },
  ],
  'stem-combine': [
    {
      zh_CN: '应下之前，问清要花几天。{stem}合你的日干，心软答得快。',
      en_US: 'Ask how many days it takes before you agree. {stem} joins your day stem, and yes comes easily.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '和好的话容易出口，{stem}正牵着你的日干，带一份对方爱吃的去。',
      en_US: 'Making up is easy with {stem} joined to your day stem. Bring them something they like to eat.',
      asks: ['talk'],
    },
    {
      zh_CN: '耳朵软也有好处，日干逢{stem}相合，陪话多的朋友坐一阵。',
      en_US: 'You listen well when {stem} joins your day stem. Give an hour to the friend who talks a lot.',
      asks: ['friends'],
    },
  ],
}
