import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-line',
    card: 'annual',
    role: 'line',
    paragraphs: [
      {
        id: 'annual.line.bijian',
        because: ['y=bijian'],
        zh_CN: '今年多了跟你一样能干的人，东西没有多。',
        en_US: 'More people as able as you this year, and no more to share.',
      },
      {
        id: 'annual.line.jiecai',
        because: ['y=jiecai'],
        zh_CN: '今年你的东西，朋友也有一份。',
        en_US: 'Your friends have a share in what’s yours this year.',
      },
      {
        id: 'annual.line.shishen',
        because: ['y=shishen'],
        zh_CN: '手里做的东西，今年拿得出去。',
        en_US: 'What you make this year is ready to be shown.',
      },
      {
        id: 'annual.line.shangguan',
        because: ['y=shangguan'],
        zh_CN: '这一年，你的嘴总比脚先到。',
        en_US: 'A year in which your mouth gets there before you do.',
      },
      {
        id: 'annual.line.piancai',
        because: ['y=piancai'],
        zh_CN: '从手里过的多，今年数一数留下的。',
        en_US: 'A good deal passes through your hands this year. Count what stays.',
      },
      {
        id: 'annual.line.zhengcai',
        because: ['y=zhengcai', 'age>=16'],
        zh_CN: '今年钱来得慢，一笔一笔看得清。',
        en_US: 'Money is slow this year, and you can see each bit of it come in.',
      },
      {
        id: 'annual.line.qisha',
        because: ['y=qisha'],
        zh_CN: '今年有件事催着你，要一句准话。',
        en_US: 'Something presses you this year for a straight answer.',
      },
      {
        id: 'annual.line.zhengguan',
        because: ['y=zhengguan'],
        zh_CN: '今年规矩来找你，名分也跟着来。',
        en_US: 'The rules come looking for you this year, and they bring a title along.',
      },
      {
        id: 'annual.line.pianyin',
        because: ['y=pianyin'],
        zh_CN: '今年最有用的，是没人叫你学的那一样。',
        en_US: 'The most useful thing this year is one that nobody told you to learn.',
      },
      {
        id: 'annual.line.zhengyin',
        because: ['y=zhengyin'],
        zh_CN: '今年有人先替你想到了。',
        en_US: 'Somebody thinks of you this year before you ask.',
      },
      {
        id: 'annual.line.officer-joins',
        because: ['y=zhengguan', 'y-stem-combine@day'],
        zh_CN: '今年规矩自己找上门，还肯跟你谈。',
        en_US: 'The rules come to your door this year, ready to talk.',
      },
      {
        id: 'annual.line.wealth-joins',
        because: ['y=zhengcai', 'y-stem-combine@day'],
        zh_CN: '今年接到手里的，不容易再放下。',
        en_US: 'What you take on this year won’t be easy to put down.',
      },
      {
        id: 'annual.line.killing-faces',
        because: ['y=qisha', 'y-stem-clash@day'],
        zh_CN: '今年考你的人，就坐在你对面。',
        en_US: 'Whoever tests you this year sits straight across from you.',
      },
      {
        id: 'annual.line.wealth-faces',
        because: ['y=piancai', 'y-stem-clash@day', 'age>=16', 'age<=74'],
        zh_CN: '今年的生意，要面对面地争一争。',
        en_US: 'Business this year gets argued out face to face.',
      },
      {
        id: 'annual.line.turn',
        because: ['y-turn'],
        zh_CN: '今年换的是路，走路的人没有换。',
        en_US: 'The road changes this year. The walker doesn’t.',
      },
      {
        id: 'annual.line.turn-and-clash',
        because: ['y-turn', 'y-clash@day'],
        zh_CN: '路换了，家也要动，最好一次动完。',
        en_US: 'A new road and a stir at home; best to move everything at once.',
      },
      {
        id: 'annual.line.clash-day',
        because: ['y-clash@day'],
        zh_CN: '家里今年要动一动，你先挑日子。',
        en_US: 'Home moves this year. Pick the date before it picks you.',
      },
      {
        id: 'annual.line.clash-day-fair',
        because: ['y-clash@day', 'y-score>=62'],
        zh_CN: '今年家里这一动，动得是时候。',
        en_US: 'A stir at home this year comes at the right time.',
      },
      {
        id: 'annual.line.own-sign',
        because: ['y-own-sign'],
        zh_CN: '又到你的属相，今年会常常想起自己。',
        en_US: 'Your own sign is back, and you’ll think about yourself a good deal.',
      },
      {
        id: 'annual.line.six-combine-day',
        because: ['y-six-combine@day'],
        zh_CN: '今年身边的位置，坐下来的就不走。',
        en_US: 'Whoever sits down beside you this year stays.',
      },
      {
        id: 'annual.line.high',
        because: ['y-score>=78'],
        zh_CN: '今年推得动，记得停的也是你。',
        en_US: 'Things move when you push this year. Stopping is up to you as well.',
      },
      {
        id: 'annual.line.low',
        because: ['y-score<=44'],
        zh_CN: '今年少做几件，件件自己看过。',
        en_US: 'Fewer things this year, each one checked by you.',
      },
      {
        id: 'annual.line.quiet',
        because: ['y-quiet'],
        zh_CN: '没有人来推你，今年几点出门自己定。',
        en_US: 'Nobody pushes you this year. When you set out is up to you.',
      },
      {
        id: 'annual.line.use-both',
        because: ['y-use', 'y-use-stem'],
        claims: ['good=y'],
        zh_CN: '今年上下都是你要的，别光站着看。',
        en_US: 'The whole year is what you need. Don’t just stand and look.',
      },
      {
        id: 'annual.line.adverse-both',
        because: ['y-adverse', 'y-adverse-stem'],
        claims: ['hard=y'],
        zh_CN: '今年来的全是你不缺的，少接几样。',
        en_US: 'All this year brings is what you had enough of. Take less of it.',
      },
      {
        id: 'annual.line.hurting-before-officer',
        because: ['y=shangguan', 'stems:zhengguan', 'age>=16', 'age<=74'],
        zh_CN: '上司和真话，今年总在一个房间里碰见。',
        en_US: 'Your boss and the plain truth keep meeting in one room this year.',
      },
    ],
  },
  {
    id: 'annual-lead',
    card: 'annual',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'annual.lead.bijian',
        because: ['y=bijian'],
        form: ['statement'],
        zh_CN:
          '身边跟你一样能干的人，今年比往年多，有人一起做，也有人比。因为今年来的是{element:peer}，跟你自己同一样⟨（流年天干{y-stem}是比肩）⟩。',
        en_US:
          'This year you have equals around you, people to work with and to be measured against. That’s because the year brings {element:peer}, your own element ⟨ (its stem {y-stem} is the Friend)⟩.',
      },
      {
        id: 'annual.lead.bijian-high',
        because: ['y=bijian', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '今年你一个人做不成的事，跟人搭伙就成。来的是{element:peer}，跟你自己同一样，这一年的分数也高⟨（流年天干{y-stem}是比肩）⟩。',
        en_US:
          'What you can’t do alone works out this year with others. The year brings {element:peer}, your own element, and scores high for you ⟨ (its stem {y-stem} is the Friend)⟩.',
      },
      {
        id: 'annual.lead.bijian-low',
        because: ['y=bijian', 'y-score<=54'],
        form: ['statement'],
        zh_CN: '想要的东西，今年总有人跟你同时伸手。来的是{element:peer}，跟你自己同一样，这一年的分数又偏低⟨（流年天干{y-stem}是比肩）⟩。',
        en_US:
          'Whatever you reach for this year, someone like you reaches as well. The year brings {element:peer}, your own element, and its score is low ⟨ (its stem {y-stem} is the Friend)⟩.',
      },
      {
        id: 'annual.lead.jiecai',
        because: ['y=jiecai'],
        form: ['statement'],
        zh_CN:
          '朋友今年会动到你的东西和钱，你帮人，人也帮你。因为今年来的是{element:peer}，是你的同类里手快的那一半⟨（流年天干{y-stem}是劫财）⟩。',
        en_US:
          'Friends have a hand in your things and your money this year; you help them and they help you. The year brings {element:peer}, the quicker-handed half of your own kind ⟨ (its stem {y-stem} is the Rival)⟩.',
      },
      {
        id: 'annual.lead.jiecai-high',
        because: ['y=jiecai', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '人多的事今年都办得热闹，你也得得到好处。来的是{element:peer}，你的同类，手快，分数也高⟨（流年天干{y-stem}是劫财）⟩。',
        en_US:
          'Anything with a crowd goes well this year, and you get your share of it. The year brings {element:peer}, your own kind with quick hands, and scores high ⟨ (its stem {y-stem} is the Rival)⟩.',
      },
      {
        id: 'annual.lead.jiecai-low',
        because: ['y=jiecai', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '今年你守得住多少，看你能不能说不。来的是{element:peer}，你的同类，手快，爱分你的份，分数又偏低⟨（流年天干{y-stem}是劫财）⟩。',
        en_US:
          'How much you keep this year depends on whether you can say no. The year brings {element:peer}, your own kind with quick hands, and its score is low ⟨ (its stem {y-stem} is the Rival)⟩.',
      },
      {
        id: 'annual.lead.shishen',
        because: ['y=shishen'],
        form: ['statement'],
        zh_CN: '你今年爱慢慢做一样东西，做出来有人喜欢。因为今年来的是{element:output}，你做的和享受的都归它⟨（流年天干{y-stem}是食神）⟩。',
        en_US:
          'This year you like to take your time over something, and people like the result. The year brings {element:output}, which covers what you make and enjoy ⟨ (its stem {y-stem} is the Eating god)⟩.',
      },
      {
        id: 'annual.lead.shishen-high',
        because: ['y=shishen', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '做什么像什么，今年你的手艺拿得出去。来的是{element:output}，管你做的东西，分数也高⟨（流年天干{y-stem}是食神）⟩。',
        en_US:
          'Your work turns out well this year and can be shown. The year brings {element:output}, the element of what you make, and scores high for you ⟨ (its stem {y-stem} is the Eating god)⟩.',
      },
      {
        id: 'annual.lead.shishen-low',
        because: ['y=shishen', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '想歇的时候多，今年你给出去的比留给自己的多。来的是{element:output}，要从你身上往外拿，分数又偏低⟨（流年天干{y-stem}是食神）⟩。',
        en_US:
          'You often want to rest this year, since you give more than you keep. The year brings {element:output}, which draws on you, and its score is low ⟨ (its stem {y-stem} is the Eating god)⟩.',
      },
      {
        id: 'annual.lead.shangguan',
        because: ['y=shangguan'],
        form: ['statement'],
        zh_CN: '今年你话多、主意多，也不大服管。因为今年来的是{element:output}，嘴快眼尖的那一半⟨（流年天干{y-stem}是伤官）⟩。',
        en_US:
          'You have a lot to say this year, plenty of ideas, and little patience with being told. The year brings {element:output}, the element you give out, in its quick-tongued form ⟨ (its stem {y-stem} is the Hurting officer)⟩.',
      },
      {
        id: 'annual.lead.shangguan-high',
        because: ['y=shangguan', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '你说的话今年有分量，敢改的地方也改得好。来的是{element:output}，管说和改，分数也高⟨（流年天干{y-stem}是伤官）⟩。',
        en_US:
          'What you say carries weight this year, and what you dare to change gets better. The year brings {element:output}, the element of speaking up, and scores high ⟨ (its stem {y-stem} is the Hurting officer)⟩.',
      },
      {
        id: 'annual.lead.shangguan-low',
        because: ['y=shangguan', 'y-score<=54'],
        form: ['statement'],
        zh_CN: '看什么都不顺眼，今年你的话容易说重。来的是{element:output}，嘴快，也耗你的劲，分数又偏低⟨（流年天干{y-stem}是伤官）⟩。',
        en_US:
          'Little pleases you this year, and your words come out too hard. The year brings {element:output}, which is quick of tongue and wears on you, and its score is low ⟨ (its stem {y-stem} is the Hurting officer)⟩.',
      },
      {
        id: 'annual.lead.piancai',
        because: ['y=piancai'],
        form: ['statement'],
        zh_CN:
          '外面的机会和来往，今年比往年多，你要多跑，也要会挑。因为今年来的是{element:wealth}，流动的那一半⟨（流年天干{y-stem}是偏财）⟩。',
        en_US:
          'There’s more going on out there this year, and you’ll have to move about and choose. The year brings {element:wealth}, the element yours governs, in its moving form ⟨ (its stem {y-stem} is Indirect wealth)⟩.',
      },
      {
        id: 'annual.lead.piancai-high',
        because: ['y=piancai', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '走出去的事，今年你多半不白跑。来的是{element:wealth}，外面流动的东西，分数也高⟨（流年天干{y-stem}是偏财）⟩。',
        en_US:
          'When you go out after something this year, you seldom come back empty-handed. The year brings {element:wealth}, the element yours governs, on the move, and scores high ⟨ (its stem {y-stem} is Indirect wealth)⟩.',
      },
      {
        id: 'annual.lead.piancai-low',
        because: ['y=piancai', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '找上你的事多，今年你接得越多越累。来的是{element:wealth}，四面来的机会，都要你出力，分数又偏低⟨（流年天干{y-stem}是偏财）⟩。',
        en_US:
          'A lot comes your way this year, and the more you take the more it tires you. The year brings {element:wealth}, chances that all want work, and its score is low ⟨ (its stem {y-stem} is Indirect wealth)⟩.',
      },
      {
        id: 'annual.lead.zhengcai',
        because: ['y=zhengcai'],
        form: ['statement'],
        zh_CN: '日子今年过得实在，要你照看的人和东西一样样排着。因为今年来的是{element:wealth}，安稳的那一半⟨（流年天干{y-stem}是正财）⟩。',
        en_US:
          'Life is solid this year, with people and things to look after in a steady row. The year brings {element:wealth}, the element yours governs, in its settled form ⟨ (its stem {y-stem} is Direct wealth)⟩.',
      },
      {
        id: 'annual.lead.zhengcai-high',
        because: ['y=zhengcai', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '今年你出一份力得一份，攒得下东西。来的是{element:wealth}，踏实到手的那一半，分数也高⟨（流年天干{y-stem}是正财）⟩。',
        en_US:
          'This year effort pays and you can put something by. The year brings {element:wealth}, the element yours governs, in its steady form, and scores high ⟨ (its stem {y-stem} is Direct wealth)⟩.',
      },
      {
        id: 'annual.lead.zhengcai-low',
        because: ['y=zhengcai', 'y-score<=54'],
        form: ['statement'],
        zh_CN: '杂事压着你，今年没有大难处，只是没完没了。来的是{element:wealth}，样样要你亲手管，分数又偏低⟨（流年天干{y-stem}是正财）⟩。',
        en_US:
          'Chores weigh on you this year; nothing is very hard and nothing stops. The year brings {element:wealth}, all of which wants your own hands, and its score is low ⟨ (its stem {y-stem} is Direct wealth)⟩.',
      },
      {
        id: 'annual.lead.qisha',
        because: ['y=qisha'],
        form: ['statement'],
        zh_CN:
          '今年有人有事逼着你拿主意，躲不大开。因为今年来的是{element:officer}，管着你的那一行，而且来得急⟨（流年天干{y-stem}是七杀）⟩。',
        en_US:
          'This year people and events press you to decide, and there isn’t much room to dodge. The year brings {element:officer}, the element that governs yours, in a hurry ⟨ (its stem {y-stem} is Seven killings)⟩.',
      },
      {
        id: 'annual.lead.qisha-high',
        because: ['y=qisha', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '难事今年成全你，顶过去就多一样本事。来的是{element:officer}，逼你做决定的劲，分数却高⟨（流年天干{y-stem}是七杀）⟩。',
        en_US:
          'Hard things do you good this year; each one you get through leaves you abler. The year brings {element:officer}, pressure that makes you decide, and still scores high ⟨ (its stem {y-stem} is Seven killings)⟩.',
      },
      {
        id: 'annual.lead.qisha-low',
        because: ['y=qisha', 'y-score<=54'],
        form: ['statement'],
        zh_CN: '你今年压力大，撑久了会急躁。来的是{element:officer}，逼人的那股劲，分数又偏低⟨（流年天干{y-stem}是七杀）⟩。',
        en_US:
          'You’re under pressure this year, and if it lasts you get short with people. The year brings {element:officer}, which pushes yours hard, and its score is low ⟨ (its stem {y-stem} is Seven killings)⟩.',
      },
      {
        id: 'annual.lead.zhengguan',
        because: ['y=zhengguan'],
        form: ['statement'],
        zh_CN: '规矩和名分今年找你，凡事有人要个交代。因为今年来的是{element:officer}，按章管着你的那一行⟨（流年天干{y-stem}是正官）⟩。',
        en_US:
          'Rules and titles come looking for you this year, and someone wants an account of everything. The year brings {element:officer}, which governs your element by the book ⟨ (its stem {y-stem} is the Direct officer)⟩.',
      },
      {
        id: 'annual.lead.zhengguan-high',
        because: ['y=zhengguan', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '按规矩做，今年你会被人看见，也会被人认可。来的是{element:officer}，规矩和名分，分数也高⟨（流年天干{y-stem}是正官）⟩。',
        en_US:
          'Do things properly this year and you’ll be noticed and approved of. The year brings {element:officer}, the element of rules and titles for you, and scores high ⟨ (its stem {y-stem} is the Direct officer)⟩.',
      },
      {
        id: 'annual.lead.zhengguan-low',
        because: ['y=zhengguan', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '约束今年让你透不过气，事事要照别人的章程。来的是{element:officer}，管着你的那一行，分数又偏低⟨（流年天干{y-stem}是正官）⟩。',
        en_US:
          'You feel hemmed in this year, with everything on someone else’s terms. The year brings {element:officer}, the element that governs yours, and its score is low ⟨ (its stem {y-stem} is the Direct officer)⟩.',
      },
      {
        id: 'annual.lead.pianyin',
        because: ['y=pianyin'],
        form: ['statement'],
        zh_CN:
          '今年你想得多、说得少，喜欢琢磨冷门的东西。因为今年来的是{element:resource}，养你的那一行，走的是偏门⟨（流年天干{y-stem}是偏印）⟩。',
        en_US:
          'You think more and say less this year, and you like working out unusual things. The year brings {element:resource}, which feeds your element, by a side door ⟨ (its stem {y-stem} is the Indirect seal)⟩.',
      },
      {
        id: 'annual.lead.pianyin-high',
        because: ['y=pianyin', 'y-score>=66'],
        form: ['statement'],
        zh_CN:
          '别人看不懂的，今年你看得透，学什么都钻得深。来的是{element:resource}，偏门里养你的那一行，分数也高⟨（流年天干{y-stem}是偏印）⟩。',
        en_US:
          'You see through what puzzles others this year, and whatever you learn you learn deeply. The year brings {element:resource}, which feeds your element, and scores high ⟨ (its stem {y-stem} is the Indirect seal)⟩.',
      },
      {
        id: 'annual.lead.pianyin-low',
        because: ['y=pianyin', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '疑心和懒得出门，今年容易把你关在屋里。来的是{element:resource}，让人往里想的那一行，分数又偏低⟨（流年天干{y-stem}是偏印）⟩。',
        en_US:
          'Doubts, and not feeling like going out, can keep you indoors this year. The year brings {element:resource}, which turns you inward, and its score is low ⟨ (its stem {y-stem} is the Indirect seal)⟩.',
      },
      {
        id: 'annual.lead.zhengyin',
        because: ['y=zhengyin'],
        form: ['statement'],
        zh_CN: '有人照应你，今年你也愿意静下来学点东西。因为今年来的是{element:resource}，生你、护你的那一行⟨（流年天干{y-stem}是正印）⟩。',
        en_US:
          'Someone looks after you this year, and you feel like sitting down to learn. The year brings {element:resource}, which feeds and shelters your element ⟨ (its stem {y-stem} is the Direct seal)⟩.',
      },
      {
        id: 'annual.lead.zhengyin-high',
        because: ['y=zhengyin', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '今年你开口就有人教、有人扶，路走得稳。来的是{element:resource}，生你、护你的那一行，分数也高⟨（流年天干{y-stem}是正印）⟩。',
        en_US:
          'Ask this year and someone teaches or steadies you, so you walk safely. The year brings {element:resource}, which feeds and shelters your element, and scores high ⟨ (its stem {y-stem} is the Direct seal)⟩.',
      },
      {
        id: 'annual.lead.zhengyin-low',
        because: ['y=zhengyin', 'y-score<=54'],
        form: ['statement'],
        zh_CN:
          '照顾多了也是负担，今年你容易一直等别人安排。来的是{element:resource}，护着你的那一行，分数却偏低⟨（流年天干{y-stem}是正印）⟩。',
        en_US:
          'Care can become a weight, and this year you easily wait for others to arrange things. The year brings {element:resource}, which shelters you, and its score is low ⟨ (its stem {y-stem} is the Direct seal)⟩.',
      },
      {
        id: 'annual.lead.turn-high',
        because: ['y-turn', 'y-score>=66'],
        form: ['statement'],
        zh_CN: '你今年换一段路走，起步就顺。十年一段的日子在这一年交接⟨（交大运）⟩，这一年的分数也高。',
        en_US:
          'You change roads this year and get off to a good start. One of your ten-year stretches begins now ⟨ (change of luck cycle)⟩, and the year scores high.',
      },
      {
        id: 'annual.lead.turn-low',
        because: ['y-turn', 'y-score<=54'],
        form: ['statement'],
        zh_CN: '换路的一年，头几步会磕绊，慢一点不丢人。十年一段的日子在今年交接⟨（交大运）⟩，分数又偏低。',
        en_US:
          'A year of changing roads, and the first steps are bumpy; there’s no shame in going slowly. One of your ten-year stretches begins now ⟨ (change of luck cycle)⟩, and the year’s score is low.',
      },
    ],
  },
  {
    id: 'annual-lead-child',
    card: 'annual',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'annual.lead.child-peer',
        because: ['y=peer'],
        form: ['statement'],
        zh_CN: '孩子今年离不开伴，有人一起玩就什么都肯做。因为今年来的是{element:peer}，跟孩子自己同一样⟨（流年天干{y-stem}是比劫）⟩。',
        en_US:
          'Your child needs company this year and will do anything with someone to play with. The year brings {element:peer}, the child’s own element ⟨ (its stem {y-stem} is of the Peers)⟩.',
      },
      {
        id: 'annual.lead.child-output',
        because: ['y=output'],
        form: ['statement'],
        zh_CN: '这孩子今年说得多、动得多，一刻也闲不住。因为今年来的是{element:output}，孩子往外给的那一行⟨（流年天干{y-stem}是食伤）⟩。',
        en_US:
          'This year your child talks a lot, moves a lot and is never still. The year brings {element:output}, the element the child gives out ⟨ (its stem {y-stem} is Output)⟩.',
      },
      {
        id: 'annual.lead.child-wealth',
        because: ['y=wealth'],
        form: ['statement'],
        zh_CN:
          '什么都想拿到手里，孩子今年要学的是哪样归自己管。因为今年来的是{element:wealth}，孩子管得着的那一行⟨（流年天干{y-stem}是财）⟩。',
        en_US:
          'Everything has to be held and tried; this year your child learns what is theirs to look after. The year brings {element:wealth}, the element the child handles ⟨ (its stem {y-stem} is Wealth)⟩.',
      },
      {
        id: 'annual.lead.child-officer',
        because: ['y=officer'],
        form: ['statement'],
        zh_CN:
          '今年管孩子的规矩会多起来，说清理由，孩子肯听。因为今年来的是{element:officer}，管着孩子的那一行⟨（流年天干{y-stem}是官杀）⟩。',
        en_US:
          'There are more rules for your child this year, and they’re kept if you give the reason. The year brings {element:officer}, the element that governs the child’s ⟨ (its stem {y-stem} is of the Officers)⟩.',
      },
      {
        id: 'annual.lead.child-resource',
        because: ['y=resource'],
        form: ['statement'],
        zh_CN: '黏人的一年，孩子要人陪着、护着，也学得快。因为今年来的是{element:resource}，生养孩子的那一行⟨（流年天干{y-stem}是印）⟩。',
        en_US:
          'A clinging year: your child wants someone near, and learns quickly that way. The year brings {element:resource}, the element that feeds the child’s ⟨ (its stem {y-stem} is of the Resource)⟩.',
      },
    ],
  },
  {
    id: 'annual-todo',
    card: 'annual',
    role: 'todo',
    paragraphs: [
      {
        id: 'annual.do.peer-firm',
        because: ['y=peer', 'sign:firm', 'age>=16'],
        zh_CN: '今年跟人合着做的事，每件写一张纸：谁出钱，谁出力，谁能喊停。',
        en_US: 'For each thing you share with someone this year, write one page: who pays, who works, who may call it off.',
      },
      {
        id: 'annual.do.peer-weak',
        because: ['y=peer', 'sign:weak'],
        zh_CN: '想三个愿意帮你的人，这个月各请他们帮一件小忙。',
        en_US: 'Think of three people who’d help you. Ask each one for a small favor this month.',
      },
      {
        id: 'annual.do.output-firm',
        because: ['y=output', 'sign:firm'],
        zh_CN: '挑一样做到一半的东西，定下做完的日子，告诉一个会来问的人。',
        en_US: 'Pick one half-made thing, set the day it’ll be done, and tell someone who will ask.',
      },
      {
        id: 'annual.do.output-weak',
        because: ['y=output', 'sign:weak'],
        zh_CN: '每做完一件，留半天什么也不排；先在日历上划掉，再开始做。',
        en_US: 'Keep half a day free after each thing you finish. Cross it out on the calendar before you begin.',
      },
      {
        id: 'annual.do.wealth-firm',
        because: ['y=wealth', 'sign:firm', 'age>=16'],
        zh_CN: '把别人该给你的列成一页，写上谁、多少、哪天去要。',
        en_US: 'Put everything owed to you on one page: who, how much, and the day you’ll ask.',
      },
      {
        id: 'annual.do.wealth-weak',
        because: ['y=wealth', 'sign:weak'],
        zh_CN: '应下新事以前，先退掉一件旧的，退掉的那天早点睡。',
        en_US: 'Before you take on anything new, hand one old thing back, and go to bed early that day.',
      },
      {
        id: 'annual.do.officer-firm',
        because: ['y=officer', 'sign:firm', 'age>=16', 'age<=74'],
        zh_CN: '把你想要的位置写成一句话，找管事的人，当面念给他听。',
        en_US: 'Put the post you want in one sentence, find whoever decides, and say it to them.',
      },
      {
        id: 'annual.do.officer-weak',
        because: ['y=officer', 'sign:weak'],
        zh_CN: '今年有期限的事都抄在一张纸上，每个日子往前挪三天。',
        en_US: 'Copy everything with a deadline onto one sheet, and move each date up three days.',
      },
      {
        id: 'annual.do.resource-firm',
        because: ['y=resource', 'sign:firm'],
        zh_CN: '今年每学会一样，就讲给一个人听，半小时以内。',
        en_US: 'Whenever you’ve learned something this year, explain it to one person in half an hour.',
      },
      {
        id: 'annual.do.resource-weak',
        because: ['y=resource', 'sign:weak'],
        zh_CN: '去看一位教过你的人，带一个具体的问题。',
        en_US: 'Go and see someone who has taught you, and bring one precise question.',
      },
      {
        id: 'annual.do.even-fair',
        because: ['sign:even', 'y-score>=62'],
        zh_CN: '现在就把{best-month}空出一个上午，写上要找的人和头一句话。',
        en_US: 'Clear one morning in {best-month} now, and settle whom you’ll see and what you’ll say first.',
      },
      {
        id: 'annual.do.even-tight',
        because: ['sign:even', 'y-score<=61'],
        zh_CN: '看看{worst-month}已经排了什么，挪走一件，空出来的别再填。',
        en_US: 'See what’s already planned for {worst-month}, and move one thing elsewhere. Leave the gap empty.',
      },
      {
        id: 'annual.do.following-with',
        because: ['kind:following', 'y-score>=62'],
        zh_CN: '看准今年走得最顺的一个人或者一个地方，这个月跟着做一次，回来再定。',
        en_US: 'Find the person or place that’s doing best this year. Go along once this month, then decide.',
      },
      {
        id: 'annual.do.following-against',
        because: ['kind:following', 'y-score<=61'],
        zh_CN: '挑一件怎么推都不顺的事先放下，写明放到哪一天，到那天再看。',
        en_US: 'Take one thing that won’t move, set it down, and write the day when you’ll look at it again.',
      },
      {
        id: 'annual.do.transformed-with',
        because: ['kind:transformed', 'y-score>=62'],
        zh_CN: '把你如今的样子写成一句话，这个月照着它答应一件事。',
        en_US: 'Write in one sentence what you’ve become by now. This month, say yes to one thing that fits it.',
      },
      {
        id: 'annual.do.transformed-against',
        because: ['kind:transformed', 'y-score<=61'],
        zh_CN: '有人按你从前的样子派事给你，挑一件送回去，写明怎样改你才接。',
        en_US: 'Pick one thing that’s asked of the person you used to be. Hand it back, and say how it would have to change.',
      },
      {
        id: 'annual.do.turn',
        because: ['y-turn'],
        zh_CN: '从这些年的东西里挑三样带走，三样送人，再打一个早该打的道谢电话。',
        en_US: 'From the things of these years choose three to keep and three to give away, and make one overdue call of thanks.',
      },
      {
        id: 'annual.do.own-sign',
        because: ['y-own-sign'],
        zh_CN: '找一位认识你很久的人，问他你有哪样一直没变。',
        en_US: 'Ask somebody who has known you for a long time which part of you has never changed.',
      },
    ],
  },
]
