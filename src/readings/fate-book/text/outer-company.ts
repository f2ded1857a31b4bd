import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'outer-stem-ties',
    card: 'outer',
    role: { section: 'company' },
    paragraphs: [
      {
        id: 'outer.tie.join-year-month',
        because: ['rel:stem-combine=year+month', 'age>=16', 'age<=74'],
        zh_CN:
          '你加班的那个周末，老乡和同事自己约着去爬山了。年干是你的来处，月干是你共事的人，这两个字相合，一见投契⟨（年月天干合）⟩。桥是你搭的，走得勤的是别人，消息常常绕过你。搭桥的人不必吃醋，两边都记得是从谁那里认识的。',
        en_US:
          'The weekend you had to work, your cousin and your colleague went hiking together. The stem of your year, where you come from, joins the stem of your month, whom you work beside ⟨ (stem joining, year and month)⟩. You built the bridge; they use it more than you do, and news crosses without stopping at your desk. They do remember who laid the planks.',
      },
      {
        id: 'outer.tie.join-month-day-yang',
        because: ['rel:stem-combine=month+day', 'day:yang', 'age>=16', 'age<=74'],
        says: ['colleagues=helpers'],
        zh_CN:
          '开会前你会替一个人占座，自己没觉得，别人都看见了。月干与你的日干相合，合来的是正财，归你照管的那一样⟨（月干正财合日）⟩，所以同伴里总有一个让你软下来：替改稿，替顶班，替说情。偏心不算毛病，瞒着才是；当众承认一回，旁人反倒松口气。',
        en_US:
          'There’s one person you save a chair for, and you’re the only one who hasn’t noticed. The stem of your month joins your own, and it comes as Direct wealth, whatever is yours to look after ⟨ (month stem joins the day)⟩. Somewhere among your colleagues is the one whose draft you’ll fix and whose shift you’ll take. The rest don’t mind a favorite. They mind pretending.',
      },
      {
        id: 'outer.tie.join-month-day-yin',
        because: ['rel:stem-combine=month+day', 'day:yin', 'age>=16', 'age<=74'],
        says: ['outer.rules=at-ease'],
        zh_CN:
          '带你的人一招手，你已经走到跟前了。月干是正官，管着你的那颗星，恰与你的日干相合⟨（月干正官合日）⟩：跟定规矩的人处得来，你做得自然，也真心愿意。同桌的人看在眼里，有话先不当你的面讲。隔些日子，跟没有职权的人单独吃一顿饭，听听那些话。',
        en_US:
          'Whoever is in charge lifts a hand and you’re already there. The stem of your month is the Direct officer, the star that governs, and it joins your own ⟨ (month stem joins the day)⟩. You get along with the people who set the rules, and sincerely. Your peers have seen it, and lower their voices. From time to time have lunch with someone who holds no office at all.',
      },
      {
        id: 'outer.tie.join-day-hour-yang',
        because: ['rel:stem-combine=day+hour', 'day:yang', 'age>=16'],
        says: ['outer.evening=stays'],
        zh_CN:
          '人走得差不多了，你还陪着一个不肯回家的说话。日干与时干相合，合来的是正财，要你照管的那一样⟨（时干正财合日）⟩：一天的末尾、一件事的末尾，总有个人或一摊东西拉着你的手。后辈因此离你近，前半场没顾上的人，这时候也都补上了。',
        en_US:
          'When nearly everyone has left, you’re still keeping company with the one who won’t go home. The stem of your hour joins your own as Direct wealth, what you look after ⟨ (hour stem joins the day)⟩. At the end of a day, or of a project, somebody or something has you by the hand. Juniors stay close on account of it. Whatever you were like over dinner is forgiven by then.',
      },
      {
        id: 'outer.tie.join-day-hour-yin',
        because: ['rel:stem-combine=day+hour', 'day:yin', 'age>=16'],
        zh_CN:
          '孩子或徒弟说一句“不许再看手机了”，你真就放下了。时干是正官，管人的那颗星，与你的日干相合⟨（时干正官合日）⟩，所以管得动你的往往比你小，说话的钟点也晚。同辈劝你十回，不如这一句。朋友要托你改个习惯，会先去跟小辈商量。',
        en_US:
          'A child, or an apprentice, says “no more phone,” and you put it down. The stem of your hour is the Direct officer, the one who governs, and it joins your own ⟨ (hour stem joins the day)⟩. So those who can give you orders are mostly younger than you, and give them late in the day. Friends who want to change a habit of yours have learned to go through the kids.',
      },
      {
        id: 'outer.tie.join-year-day-yang',
        because: ['rel:stem-combine=year+day', 'day:yang', 'age>=16', 'age<=74'],
        zh_CN:
          '一桌新同事中间坐着一个老街坊，你的话全对着老街坊说了。年干与日干隔着月柱相合，合的是正财，要你照看的那一样⟨（年干正财合日）⟩。老家的人、旧日的交情，隔多远都能拉住你的手，眼前的人便觉得坐在了外圈，起身去添茶。',
        en_US:
          'Seat one old neighbor at a table of new colleagues, and you’ll have talked to the neighbor all evening. Your year stem joins your day stem straight across the month, as Direct wealth, what you look after ⟨ (year stem joins the day)⟩. Home and old friendships reach you at any distance, and whoever is nearest feels one row back and gets up to see about the tea.',
      },
      {
        id: 'outer.tie.join-year-day-yin',
        because: ['rel:stem-combine=year+day', 'day:yin', 'age>=16', 'age<=74'],
        says: ['elders=close'],
        zh_CN:
          '长辈席上缺一位陪客，第一个被叫去的是你。年干是正官，讲辈分、讲规矩的那颗星，隔着月柱与你的日干相合⟨（年干正官合日）⟩，老派的人看你顺眼，你也听得进老派的话。平辈笑你少年老成。两边传话的差事也归你，传到后来，原话和你的话分不开了。',
        en_US:
          'When the elders’ table is one short, you’re the one they send. Your year stem is the Direct officer, who minds rank and custom, and it joins your day stem across the month ⟨ (year stem joins the day)⟩. Old-school people take to you and you can listen to them. Your own age group finds it funny, and uses you to carry messages. By now nobody can tell which words are quoted and which are yours.',
      },
      {
        id: 'outer.tie.join-year-hour',
        because: ['rel:stem-combine=year+hour', 'age>=16'],
        zh_CN:
          '老的和小的凑在一处，说的都是你。年干与时干一头一尾相合⟨（年时天干合）⟩，祖辈跟孩子、老朋友跟新徒弟，越过你就成了一伙，你倒像给两边传菜的。别急着插话。他们手里各有一半你的事，凑起来比你自己讲得全。',
        en_US:
          'Put the oldest and the youngest together and they’ll talk about you. The stem of your year joins the stem of your hour, first with last ⟨ (stem joining, year and hour)⟩. Grandparents and children, old friends and new apprentices make common cause over your head, while you carry in the dishes. Each of them holds half of your story. Let them trade.',
      },
      {
        id: 'outer.tie.join-month-hour',
        because: ['rel:stem-combine=month+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '你介绍给同事的那个小辈，三个月后跟他们比跟你熟。月干与时干从你头顶上握了手⟨（月时天干合）⟩，共事的人和你带的人一拍即合，你成了那张桌子的中线。交接因此顺当，少的是有人回头跟你讲一声。',
        en_US:
          'The junior you introduced at work is, three months on, closer to them than to you. The stems of your month and hour shake hands right over your own ⟨ (stem joining, month and hour)⟩. Those you work with and those you bring along take to each other at once, and you become the line down the middle of the table. Handovers go smoothly. It’s the reports that stop arriving.',
      },
      {
        id: 'outer.tie.clash-year-month',
        because: ['rel:stem-clash=year+month', 'age>=16', 'age<=74'],
        zh_CN:
          '喜酒摆几桌、谁跟谁坐，最难排的是你。年干是家里和旧友，月干是同学同事，这两个字迎面相冲⟨（年月天干冲）⟩，一边嫌那边讲排场，那边嫌这边嗓门大。两边的话经你转，都要掐头去尾。宁可请两顿，各请各的，你自己也能坐下吃完一餐。',
        en_US:
          'Seating charts are hard for anyone and worst for you. The stem of your year, family and old friends, faces the stem of your month, classmates and colleagues ⟨ (stems facing, year and month)⟩. One side finds the other stuck-up; the other finds it loud. Whatever you carry between them loses its head and tail on the way. Give two dinners. You might even get to eat.',
      },
      {
        id: 'outer.tie.clash-month-day-qisha',
        because: ['rel:stem-clash=month+day', 'god:month=qisha', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        zh_CN:
          '共事的人里总有一个跟你当面顶，还顶得有理。月干七杀，最不肯让人的那颗星，正冲着你的日干⟨（月干冲日）⟩，天干的冲在明处，吵完就散，不往心里存。围观的人吓一跳，过后见你们一起去打饭。真要散伙的，是忽然客气起来的那一天。',
        en_US:
          'In any workplace somebody stands up to you, face to face, and has a point. The stem of your month is Seven killings, all pressure and deadlines, and it faces your day stem squarely ⟨ (stem facing, month and day)⟩. Quarrels of stems happen in the open and blow over. Bystanders wince, then see the two of you in line for lunch. The day to worry is the day you turn polite.',
      },
      {
        id: 'outer.tie.clash-month-day-piancai',
        because: ['rel:stem-clash=month+day', 'god:month=piancai', 'age>=16', 'age<=74'],
        zh_CN:
          '别人刚报完价，你眉毛已经动了。月干偏财，买卖场上的那副面孔，与你的日干相冲⟨（月干冲日）⟩：公事上的来往，你偏要当面压一压，争一争，连替公家买支笔都这样。供货的人怕你，回头又推荐你，因为账最清。',
        en_US:
          'They’ve barely named the price and your eyebrow moves. The stem of your month is Indirect wealth, money and contacts in motion, and it faces your own ⟨ (stem facing, month and day)⟩. In business you push back on principle, even over a box of pencils bought with company money. Suppliers dread you and recommend you, since your books are clean.',
      },
      {
        id: 'outer.tie.clash-day-hour-qisha',
        because: ['rel:stem-clash=day+hour', 'god:hour=qisha', 'age>=16'],
        zh_CN:
          '聚到最后，跟你争起来的总是年纪最小的那一个。时干七杀，专挑硬处碰的那颗星，面对面冲着你的日干⟨（时干冲日）⟩，后辈不怕你，专挑你收尾的时候来问难。你嘴上说没大没小，第二天却照着改了。',
        en_US:
          'By the end of the evening it’s the youngest at the table who’s arguing with you. The stem of your hour is Seven killings, which wants it now, and it faces your own ⟨ (stem facing, day and hour)⟩. Juniors aren’t scared of you, and bring their objections just as you’re wrapping up. You grumble about manners. The next day you’ve made the change they asked for.',
      },
      {
        id: 'outer.tie.clash-day-hour-piancai',
        because: ['rel:stem-clash=day+hour', 'god:hour=piancai', 'age>=16'],
        says: ['spends=easily'],
        zh_CN:
          '门口抢着付账，跟人拉扯得最凶的是你。时干偏财，外头的钱和场面，与你的日干相冲⟨（时干冲日）⟩，一件事做到末了，你总要在钱上跟人较一回劲，不肯占便宜，也不肯吃闷亏。小辈学着你的样子，过年为一个红包能推三个来回。',
        en_US:
          'The scuffle by the register over who pays has you in it. The stem of your hour is Indirect wealth, money in motion, and it faces your own ⟨ (stem facing, day and hour)⟩. At the end of anything you end up wrestling over the sum: you won’t take advantage and you won’t be taken. The kids have picked it up and refuse every gift three times.',
      },
      {
        id: 'outer.tie.clash-year-day',
        because: ['rel:stem-clash=year+day'],
        says: ['elders=distant'],
        zh_CN:
          '饭桌上一提“你小时候”，你就想换话题。年干是家门和旧日的名声，隔着月柱与你的日干相冲⟨（年干冲日）⟩，老熟人口中的那个人，你处处要跟他反着来。他们没有恶意，只是停在那一页。挑一个最老的熟人，讲一件近来的事，给他翻页。',
        en_US:
          'Someone says “when you were little” and you reach for another subject. The stem of your year, the family name and the early reputation, faces your day stem across the month ⟨ (stem facing, year and day)⟩. Against the person those old acquaintances describe, you’ve been arguing for years. They mean no harm; they’re on an earlier page. Tell the oldest of them something from this year.',
      },
      {
        id: 'outer.tie.clash-year-hour',
        because: ['rel:stem-clash=year+hour'],
        zh_CN:
          '老人家说穿，年轻人说不穿，两双眼睛一齐看你。年干与时干一头一尾相冲⟨（年时天干冲）⟩，隔得远，火气到中间已经小了，落到你手里多是这种小案子。你不开口，他们自己就和了；你一判，两边都怪你。端一盘水果出去，比讲理快。',
        en_US:
          'The old ones say coat, the young ones say no coat, and both look at you. The stem of your year faces the stem of your hour, first against last ⟨ (stem facing, year and hour)⟩. By the time the heat has crossed the whole chart there isn’t much of it, and small cases like this are what reaches your bench. Rule on them and both sides blame you. Bring out fruit.',
      },
      {
        id: 'outer.tie.clash-month-hour',
        because: ['rel:stem-clash=month+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '单位的群和家里的群，同一分钟响。月干是共事的人，时干是晚来的事、后来的人，这两个字对冲⟨（月时天干冲）⟩，中间隔着的正是你：同事要你留下，小辈等你回去，谁都看见你在看表。先散哪一头，早上就讲，傍晚再讲两边都得罪。',
        en_US:
          'The work chat and the family chat go off in the same minute. The stem of your month, those you work beside, faces the stem of your hour, those who come later, and you stand between ⟨ (stem facing, month and hour)⟩. Colleagues want you to stay, the young ones are waiting, and everyone can see you check your watch. Said in the morning, it’s a plan. Said at six, it’s an excuse.',
      },
    ],
  },
  {
    id: 'outer-pairs',
    card: 'outer',
    role: { section: 'company' },
    paragraphs: [
      {
        id: 'outer.pair.zhengguan-zhengyin',
        because: ['stems:zhengguan', 'stems:zhengyin', 'age<=74'],
        says: ['backing=elders'],
        zh_CN:
          '你提的事，长辈们容易点头：一半因为事，一半因为提的人坐得端正，还带了书面材料。天干上正官与正印同在，位置养着名分，名分又养着你⟨（官印相生）⟩。平辈于是有事推你去讲，讲成了是大家的，讲砸了是你的。',
        en_US:
          'Proposals go down well with elders when you carry them: half for the content, half because you sit straight and brought it in writing. The Direct officer, rank, stands in your stems with the Direct seal, schooling, one feeding the other ⟨ (officer feeds the seal)⟩. So your peers send you in to ask. Success is shared; refusal is yours.',
      },
      {
        id: 'outer.pair.shangguan-zhengguan',
        because: ['stems:shangguan', 'stems:zhengguan', 'age>=16', 'age<=74'],
        says: ['conflict=faces', 'outer.rules=argues'],
        zh_CN:
          '宣读规定的是你，读到第三条忍不住笑出来的也是你。伤官的快嘴和正官的章程，两样都亮在天干上⟨（伤官见官）⟩，旁人拿不准你是来守规矩的，还是来改规矩的。上级爱用你，又怕你挑的时候。意见写成第四条递上去，比念的时候加一句管用。',
        en_US:
          'You read the regulations aloud, and at number three you’re the one who laughs. The Hurting officer’s quick tongue and the Direct officer’s rule book both stand in your stems ⟨ (Hurting officer meets Officer)⟩, and nobody can tell if you came to keep the rules or rewrite them. Bosses like to have you and fear your timing. Hand it in as number four.',
      },
      {
        id: 'outer.pair.qisha-shishen',
        because: ['stems:qisha', 'stems:shishen'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '客人催得最急的那一桌，你端上来的菜偏偏摆得最整齐。七杀的紧和食神的慢，两样都露在天干⟨（食神制杀）⟩，急事一到，你先放低声音，再一样一样做，旁边的人跟着不慌了。他们以为你不怕。收了摊，你比谁都饿。',
        en_US:
          'The table that shouts loudest gets the plate you arranged best. Seven killings, which presses, and the Eating god, which takes its time, both stand in your stems ⟨ (Eating god tames Seven killings)⟩. When it’s urgent your voice drops, you do one thing and then the next, and those around you stop running. They think you weren’t worried. They don’t see you at midnight, eating out of the pan.',
      },
      {
        id: 'outer.pair.piancai-bijian',
        because: ['stems:piancai', 'stems:bijian', 'age>=16'],
        says: ['partnership=contract-first'],
        zh_CN:
          '饭局上谈成的事，你身边已经坐着三个要入伙的。偏财是流动的机会，比肩是与你一样高的同伴，两样都摆在天干上，门路一亮，手就伸过来，个个是熟人，个个说得出道理。大方的名声由此来，糊涂账也由此来。先写谁出什么，再碰杯。',
        en_US:
          'A deal is half made over dinner and three people beside you are already in it. Indirect wealth, an opening on the move, shows in your stems along with the Friend, someone as tall as you. When the one lights up, the others reach: people you know, every one with a good reason. Your name for generosity starts there. So do the accounts nobody can read. Write first, then toast.',
      },
      {
        id: 'outer.pair.zhengguan-qisha',
        because: ['stems:zhengguan', 'stems:qisha', 'age>=16', 'age<=74'],
        says: ['governed=from-outside'],
        zh_CN:
          '同一件事，你常有两个上头：一个要合规，一个要快。正官和七杀都露在天干⟨（官杀都透）⟩，外人看你像站在走廊里等两扇门开，一边点头，一边看表。时间久了，两边都觉得你是对方的人。把两道吩咐写在一张纸上，请他们自己排个先后。',
        en_US:
          'For one and the same job you have two superiors, one who wants it by the book and one who wants it now. The Direct officer and Seven killings both show in your stems ⟨ (both officers revealed)⟩, and you look like someone in a corridor with two doors to watch. Each suspects you of belonging to the other. Put both orders on one sheet and let them settle the sequence.',
      },
      {
        id: 'outer.pair.shishen-zhengcai',
        because: ['stems:shishen', 'stems:zhengcai', 'age>=16'],
        says: ['money.kind=slow'],
        zh_CN:
          '你做的东西，朋友会先说好吃、好看，隔一会儿才问卖不卖。食神的手艺和正财的秤，都摆在天干上⟨（食神生财）⟩，人家觉得向你买东西不丢脸，也不会上当。口碑一个传一个慢慢铺开，急不来，朋友要砍价的那几回你最为难。',
        en_US:
          'Friends taste what you’ve made, say how good it is, and only then ask if it’s for sale. The Eating god’s craft and Direct wealth’s pair of scales both show in your stems ⟨ (output feeds wealth)⟩. Buying from you feels like no defeat. The word goes from one person to the next, at walking pace. What you dread is a friend who wants a discount.',
      },
      {
        id: 'outer.pair.shangguan-piancai',
        because: ['stems:shangguan', 'stems:piancai'],
        says: ['speech=ready'],
        zh_CN:
          '一件旧雨衣，经你一讲，三个人想要。伤官的口才和偏财的门路都在天干上⟨（伤官生财）⟩，你讲什么，什么就像刚到货。听的人高兴，买回去有时发现少说了一句，那一句你心里有数。',
        en_US:
          'You describe an old raincoat and three people want it. The Hurting officer, a gift of speech, and Indirect wealth, a nose for openings, both show in your stems ⟨ (output feeds wealth)⟩, so whatever you talk about sounds as if it just came in. Your listeners have a good time. Some of them notice at home which sentence you left out. You know which.',
      },
      {
        id: 'outer.pair.qisha-zhengyin',
        because: ['stems:qisha', 'stems:zhengyin', 'age<=74'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '人家挨骂会回嘴，你挨骂先掏本子。七杀的催逼和正印的师长都露在天干⟨（杀印相生）⟩，外头看来，再凶的人到你面前都成了老师。严厉的前辈因此喜欢带你，同辈庆幸有你坐第一排，也疑心你跟那边是一伙。',
        en_US:
          'Other people answer back. You get out a notebook. Seven killings, which presses, and the Direct seal, which teaches, both stand in your stems ⟨ (Killings feed the Seal)⟩, and it looks as though the fiercest person turns into a tutor when facing you. Hard seniors like to take you on. Your peers are glad you’re in the front row, and half suspect you of liking it there.',
      },
      {
        id: 'outer.pair.qisha-pianyin',
        because: ['stems:qisha', 'stems:pianyin'],
        says: ['work=crisis'],
        zh_CN:
          '没人敢碰的机器，最后推到你面前，围观的人退开一圈。天干上七杀管着急，偏印管着偏方⟨（杀印相生）⟩，你的名声是“怪，但是会”。平常日子大家不大想起你，想起来就是半夜。收一样东西再动手，一顿饭也行，免得本事成了公用的。',
        en_US:
          'The machine nobody dares to touch is pushed in front of you and the crowd steps back. Seven killings brings the emergency to your stems, the Indirect seal the unorthodox cure ⟨ (Killings feed the Seal)⟩. Your reputation is “odd, but knows.” On quiet days few think of you. When they do, it’s two in the morning. Charge something, if only a dinner.',
      },
      {
        id: 'outer.pair.pianyin-shishen',
        because: ['stems:pianyin', 'stems:shishen'],
        says: ['promise=slow-kept'],
        zh_CN:
          '说好一起吃饭，锅都热了，你忽然想起一件事，进了书房。食神爱摆桌，偏印爱关门，两样都亮在天干上⟨（枭印夺食）⟩，朋友学会了自己盛饭。等你写完那个念头出来，菜热过两遍，人人给你留了一碗，也留了一句话。',
        en_US:
          'Dinner was your idea, the pan is hot, and something occurs to you and you vanish into the study. The Eating god, who sets tables, and the Indirect seal, who shuts doors, both show in your stems ⟨ (Owl takes the plate)⟩. Friends have learned to come early and expect to be fed late. A plate is kept for you, and so is the story of the last time.',
      },
      {
        id: 'outer.pair.shangguan-zhengyin',
        because: ['stems:shangguan', 'stems:zhengyin', 'age>=16'],
        says: ['speech=ready'],
        zh_CN:
          '你损人，被损的那位也笑。伤官的快嘴和正印的教养都在天干上⟨（伤官佩印）⟩，话到嘴边有人替你删掉一个字，剩下的又准又体面，请你主持、写推荐信、致辞的人因此不少。代价是大家总等着好听的下一句，你想说句笨话都没地方说。',
        en_US:
          'You make fun of someone and they laugh, too. The Hurting officer’s tongue and the Direct seal’s upbringing both show in your stems ⟨ (Hurting officer wears a Seal)⟩; an editor sits between thought and speech and strikes one word. So you’re asked to host, to toast, to write the letter. The price is that everyone waits for the next good one, and there’s nowhere to say a plain dull thing.',
      },
      {
        id: 'outer.pair.jiecai-zhengcai',
        because: ['stems:jiecai', 'stems:zhengcai'],
        says: ['wallet=apart'],
        zh_CN:
          '你的东西摆在桌上，转一圈就少一支笔。正财是你的一份，劫财是伸手最自然的那位熟人，两样都在天干上，人人看得见你有，也人人觉得可以借⟨（劫财见财）⟩。开口要回来，显得小气；不要，心里记着。姓名贴纸买一卷，笑着贴，贴了就没人尴尬。',
        en_US:
          'Put your things on the table, and by the time they’ve gone around, a pen is missing. Direct wealth is your share, the Rival is the friend whose hand reaches most naturally, and both are on view in your stems ⟨ (peers take the wealth)⟩. They see what you have and feel free to borrow it. Asking looks petty, and not asking rankles. Buy labels. Stick them on cheerfully.',
      },
      {
        id: 'outer.pair.zhengcai-zhengyin',
        because: ['stems:zhengcai', 'stems:zhengyin', 'age>=16'],
        zh_CN:
          '同一个你，有人叫先生，有人叫掌柜。天干上正印要读书人的体面，正财要把账算到分⟨（财印并透）⟩，谈理想的饭局上你先问这顿谁付，谈价的饭局上你又讲起道理。两种朋友都觉得你像另一边的人。',
        en_US:
          'Some call you professor and some call you boss. The Direct seal in your stems wants a scholar’s dignity; Direct wealth wants the account right to the cent ⟨ (wealth and seal both revealed)⟩. At the dinner about ideals you ask who’s paying, and at the dinner about prices you bring up principle. Each set takes you for a member of the other.',
      },
      {
        id: 'outer.pair.zhengcai-zhengguan',
        because: ['stems:zhengcai', 'stems:zhengguan', 'age>=16', 'age<=74'],
        zh_CN:
          '做媒的、选代表的、找担保人的，都先看上你。正财与正官同在天干⟨（财官并透）⟩，账目清楚，名分也清楚，长辈嘴里的“靠得住”说的就是这种人。被当成标准答案的日子不大好过：你稍晚回一条消息，就有人来问出了什么事。',
        en_US:
          'Matchmakers, committees and anyone who needs a guarantor: all of them think of you first. Direct wealth and the Direct officer both stand in your stems ⟨ (wealth and officer both revealed)⟩, the books in order and the title in order, which is what elders mean by “sound.” Being the model answer has its burdens. Reply one evening late, and someone calls to ask what happened.',
      },
      {
        id: 'outer.pair.bijian-jiecai',
        because: ['stems:bijian', 'stems:jiecai'],
        says: ['company=many'],
        zh_CN:
          '你说“我”的时候，听的人总想问是哪几位。比肩和劫财都在天干上，同类的字站了一排，走到哪儿都像一队人刚下车。热闹，也嘈杂：你的主意听着像大家的，大家的错也记在你头上。单独请一个人吃饭，那人会重新认识你。',
        en_US:
          'When you say “I,” people want to ask how many that is. Friend and Rival, both of your own kind, stand in your stems, and wherever you arrive it looks as though a team just got off the bus. Your ideas sound like the group’s, and the group’s mistakes go down under your name. Have dinner with one person, alone. They’ll feel that they’ve just met you.',
      },
      {
        id: 'outer.pair.zhengyin-pianyin',
        because: ['stems:zhengyin', 'stems:pianyin'],
        zh_CN:
          '借你一本书，书里夹着另外三本的书单。正印读正经的，偏印读没人读的，两样都露在天干上⟨（正偏印并透）⟩，朋友有不懂的先来问你，问完常比来时更糊涂。两种说法你都讲了，还各借给人一本。',
        en_US:
          'Borrow a book from you and there’s a list of three others inside. The Direct seal reads what everyone should, the Indirect seal what nobody does, and both show in your stems ⟨ (both seals revealed)⟩. Friends bring you their questions and may leave with more, since you gave both schools a hearing and lent them a volume of each.',
      },
      {
        id: 'outer.pair.zhengcai-piancai',
        because: ['stems:zhengcai', 'stems:piancai'],
        says: ['money.seen=yes'],
        zh_CN:
          '你左边的口袋记账，右边的口袋请客，朋友只见过右边那只。正财守着，偏财散着，都摆在天干上⟨（正偏财并透）⟩，来借钱的看见一半，来管家的看见另一半，说起你来，像两户人家。',
        en_US:
          'One of your pockets keeps accounts and the other pays for dinner, and friends know only the second. Direct wealth, which holds, and Indirect wealth, which flows, both show in your stems ⟨ (both wealths revealed)⟩. Borrowers have seen the one, your household the other, and from what they say you’d think of two families.',
      },
      {
        id: 'outer.pair.shishen-shangguan',
        because: ['stems:shishen', 'stems:shangguan'],
        says: ['speech=ready'],
        zh_CN:
          '跟你坐一趟长途车，邻座下车时知道了你家的猫叫什么。食神会说家常，伤官会说俏皮话，两张嘴都开在天干上⟨（食伤并透）⟩，冷场的桌子都想请你去。话多的人有一样亏：真正要紧的那句夹在当中，没人听出来。',
        en_US:
          'After one long bus ride with you, the stranger in the next seat knows the name of your cat. The Eating god chats and the Hurting officer quips, and both are open for business in your stems ⟨ (Eating god and Hurting officer both revealed)⟩. Quiet tables want you. The loss is this: the one thing that mattered went by among the rest, and nobody heard it go.',
      },
      {
        id: 'outer.pair.bijian-shishen',
        because: ['stems:bijian', 'stems:shishen'],
        says: ['colleagues=helpers'],
        zh_CN:
          '一袋橘子到你手里，还没坐下就分光了。比肩是跟你一样高的同伴，食神是吃喝和手艺，两样都露在天干，有好东西先想到平辈，做出来的也爱署两个人的名。大家喜欢跟你一组，也渐渐忘了橘子是谁买的。',
        en_US:
          'A bag of oranges reaches you and is gone before you sit down. The Friend, somebody of your own height, and the Eating god, food and handiwork, both show in your stems. Anything good goes to your peers first, and what you make is apt to carry two names. Everyone wants to be on your team. In time they forget who paid for the bag.',
      },
      {
        id: 'outer.pair.jiecai-shangguan',
        because: ['stems:jiecai', 'stems:shangguan'],
        says: ['speech=sharp', 'company=many'],
        zh_CN:
          '有你在，群里的红点消不下去。劫财爱起哄，伤官爱接话，都站在天干上，一句玩笑能传成三个版本，传回来时已经不认得。跟你玩最痛快，请你保密最悬，连你自己的秘密也是你先说出去的。',
        en_US:
          'While you’re in the group chat its counter never goes to zero. The Rival, who eggs people on, and the Hurting officer, who always has the comeback, both stand in your stems. One joke leaves in a single version and comes home in three. You’re the most fun to be with and the worst place to leave a secret, your own included.',
      },
      {
        id: 'outer.pair.bijian-qisha',
        because: ['stems:bijian', 'stems:qisha'],
        says: ['pressure=sought'],
        zh_CN:
          '难关当前，你回头一看，旁边果然站着那几个人。七杀压下来，比肩在天干上跟你一起扛，患难的交情你比别人多，平日反倒说不上几句。这群人过节不发消息，出事十分钟到。趁没事的时候也聚一次，吃顿不用抢时间的饭。',
        en_US:
          'When it gets hard you look around, and sure enough, there they are. Seven killings brings pressure to your stems, and the Friend, one of your own kind, stands there to take the other end. You have more comrades than most people, and with few of them do you chat. They forget your birthday and arrive within ten minutes of trouble. Meet once when nothing is wrong.',
      },
      {
        id: 'outer.pair.zhengguan-jiecai',
        because: ['stems:zhengguan', 'stems:jiecai'],
        zh_CN:
          '一群人闹得正欢，你看一眼表，人就散了。劫财拉来热闹，正官管着时辰，都在天干上⟨（官制劫财）⟩，你既是把人叫齐的，又是喊停的，像春游的班长。有人嫌扫兴，可钱没少、人没丢，下回还是你带。',
        en_US:
          'The party is at its height, you look at your watch, and people find their coats. The Rival brings the crowd to your stems and the Direct officer keeps its hours ⟨ (the officer holds the Rival)⟩. You’re the one who called everyone together and the one who ends it. Some grumble. No money is missing and nobody got lost, so you’ll be asked again.',
      },
      {
        id: 'outer.pair.piancai-pianyin',
        because: ['stems:piancai', 'stems:pianyin', 'age>=16', 'age<=74'],
        zh_CN:
          '人脉广，却没几个人去过你家。天干上偏财替你应酬，偏印替你关门：名片换了一盒，散场独自坐末班车，耳机里放的东西谁也没听说过。外人说你长袖善舞，又说你看不透，两句话都对。',
        en_US:
          'Your contacts fill a box, and hardly one of them has seen your apartment. Indirect wealth does the socializing in your stems and the Indirect seal shuts the door after it. After the reception you ride the last train alone, with something in your headphones that nobody has heard of. People call you well connected and hard to know. Both are so.',
      },
      {
        id: 'outer.pair.shangguan-qisha',
        because: ['stems:shangguan', 'stems:qisha'],
        says: ['speech=sharp'],
        zh_CN:
          '谈判桌上轮到你开口，对面会先把水杯挪开一点。伤官的嘴和七杀的劲都露在天干⟨（伤官驾杀）⟩，自己人爱派你打头阵，赢了回来却不大敢坐你旁边。锋利是借给大家用的，用完要收。进了家门或宿舍，头十分钟只听不评。',
        en_US:
          'When it’s your turn at the bargaining table, the other side moves its glasses. The Hurting officer’s tongue and Seven killings’ drive both show in your stems. Your own people like to send you in first. When you come back with the win, they leave a chair between you. The edge was lent to the group, and it needs putting away. For the first ten minutes at home, only listen.',
      },
    ],
  },
  {
    id: 'outer-star',
    card: 'outer',
    role: { section: 'company' },
    most: 2,
    paragraphs: [
      {
        id: 'outer.star.tiande-day',
        because: ['star:tiandeguiren=day'],
        says: ['outer.offence=forgiven'],
        zh_CN:
          '话说重了，隔天对方照旧跟你打招呼。日柱上带着天德，旧书说它像屋檐，大雨里也站得住人⟨（天德贵人在日）⟩，冲着你来的火，到跟前常就小了。旁人替你圆场圆惯了，有时比你还先道歉，你那句对不起就一直没机会说。',
        en_US:
          'You said something hard, and the next morning they greet you as usual. Heaven’s virtue stands on your day, a star the old books liken to the eaves of a roof ⟨ (Heaven’s virtue in the day)⟩, and anger headed your way loses size as it comes. Other people have grown so used to smoothing things over that they apologize first, and your own apology never gets its turn.',
      },
      {
        id: 'outer.star.yuede-day',
        because: ['star:yuedeguiren=day', 'age>=16', 'age<=74'],
        says: ['outer.offence=forgiven', 'outer.help=unasked'],
        zh_CN:
          '你不在家，邻居替你收了快递，还把门口的雨伞立好。日柱带着月德，人缘里那点不用张罗的好运气⟨（月德贵人在日）⟩，街坊同事愿意顺手，也不大记你的过。顺手的情分最容易忘了还，因为谁都没开过口。每个季度提一袋水果，挨家敲一敲门。',
        en_US:
          'You were out, so the neighbor took in the package and stood your umbrella up to dry. Month’s virtue is on your day, the bit of luck with people that nobody has to arrange ⟨ (Month’s virtue in the day)⟩. They do it in passing and hold little against you. Favors done in passing are the ones that never get returned. Once a season, go around with a bag of fruit.',
      },
      {
        id: 'outer.star.both-virtues',
        because: ['star:tiandeguiren', 'star:yuedeguiren'],
        says: ['outer.offence=forgiven', 'outer.help=unasked'],
        quote: 'smth-de',
        zh_CN:
          '《三命通会》解这个德字：“利物济人，掩凶作善之谓也。” 天德与月德都落在你的盘上，事情谈僵的时候，常有一个不相干的人推门进来，话头就转了。见得多了，同桌的人会等着那扇门，把该说的软话也省了。',
        en_US:
          '“Virtue,” says the *Sanming Tonghui*, “means doing good to things and people, covering the bad and making it good.” Heaven’s virtue and Month’s virtue both fall in your chart. When talks freeze, somebody with no stake in them comes through the door and the subject turns. Your companions have begun to count on that door, and leave out the soft word they might have said themselves.',
      },
      {
        id: 'outer.star.tianyi-year-resource',
        because: ['star:tianyiguiren=year', 'god:year=resource', 'age>=16', 'age<=74'],
        says: ['elders=close', 'backing=elders'],
        zh_CN:
          '有位长辈见你第二面，就把自己的名片背面写了个号码给你。年支是天乙贵人，难处伸手的星，年干又是养你的印，肯帮你的人比你年长，也比你先到⟨（贵人在年）⟩。受了照应不必急着还那位，接着往下传，给一个比你小的人写个号码。',
        en_US:
          'Some elder, the second time you met, wrote a number for you on the back of a card. The branch of your year carries the Nobleman star, the hand held out in trouble, under a stem that feeds you ⟨ (Nobleman star in the year)⟩. Those who help you are older and got there first. Such debts are paid downward. Make one call for somebody younger.',
      },
      {
        id: 'outer.star.tianyi-month-peer',
        because: ['star:tianyiguiren=month', 'god:month=peer', 'age>=16', 'age<=74'],
        says: ['colleagues=both'],
        zh_CN:
          '跟你争名额的那一位，去年替你说过话，你未必知道。月干是同类，争的人；月支是天乙贵人，帮的人，上下叠在一根柱子里⟨（贵人在月）⟩。所以同伴里头，先别急着分谁是对手谁是朋友。',
        en_US:
          'The one who’s up for the same slot spoke well of you last year, and you may not have heard. Your month has a peer on top, who competes, and below it the Nobleman star, who helps: two roles in a single pillar ⟨ (Nobleman star in the month)⟩. Sort your colleagues into friends and rivals and you’ll have to sort again.',
      },
      {
        id: 'outer.star.tianyi-hour-output',
        because: ['star:tianyiguiren=hour', 'god:hour=output', 'age>=16', 'age<=74'],
        says: ['outer.evening=stays'],
        zh_CN:
          '散场前那半小时，别走。时支坐着天乙贵人，难处伸手的星，时干又是你说的话、做的东西⟨（贵人在时）⟩，肯帮你的人往往是听完你最后一段闲聊才开的口，也常比你年轻。介绍、借车、一份缺人的差事，都从那时冒出来。正经场面上求的，反倒没有下文。',
        en_US:
          'Stay for the last half hour. The branch of your hour holds the Nobleman star, the hand held out, beneath a stem that stands for what you say and make ⟨ (Nobleman star in the hour)⟩. Help comes from whoever heard your closing bit of small talk, and as a rule from someone younger: an introduction, a car, a job that’s short one person. What you ask for formally gets filed.',
      },
      {
        id: 'outer.star.no-nobleman',
        because: ['star:no-tianyiguiren', 'stems:no-resource'],
        says: ['trust=earned', 'outer.help=on-request', 'help=asks'],
        zh_CN:
          '帮过你的人，几乎都是你开口求来的，记得清是哪天、为了哪件事。盘上没有天乙贵人，天干也没露养你的印，没有人会平白走过来递伞。这样的交情有个好处，账目清楚，还得完。难处写成三句话发出去：什么事，要什么，到几号。',
        en_US:
          'Nearly everyone who ever helped you did so because you asked, and you could name the day. The Nobleman star isn’t in your chart and no resource shows in the stems, so nobody strolls over with an umbrella. Help of that kind has one merit: it can be paid back in full. Put trouble in three sentences. What it is, what you need, by when.',
      },
      {
        id: 'outer.star.taohua-year',
        because: ['star:taohua=year', 'age>=16'],
        zh_CN:
          '老同学聚会，总有人翻出你当年的照片传一圈。年支带桃花，招人靠近的那点气色，落在来处和早年：从前班里、院里认得你的人，比你认得的多得多。旧名声还在替你请客，账也还挂着，有人记得你答应过一起去看海。',
        en_US:
          'At reunions someone always has the old photograph of you and sends it around. The Peach blossom, a color that draws people near, stands on the year, where you come from: back then more people knew you than you knew. The old reputation still buys you drinks. It also has a tab, and somebody remembers that you promised to go and see the ocean.',
      },
      {
        id: 'outer.star.taohua-month',
        because: ['star:taohua=month', 'age>=16', 'age<=74'],
        zh_CN:
          '你一换座位，那一片就热闹起来。月支带桃花，招人靠近的气色，摆在共事的位置上，替你省了许多公文，也替你惹来几句闲话：功劳里有几分是人缘，别人爱替你算。你越解释，越像人缘在替你解释。',
        en_US:
          'Change desks and the noise moves with you. The Peach blossom, a color that draws people near, stands on the month, among those you work beside. It spares you a good deal of paperwork and earns you some talk: people like to calculate how much of your success was charm. The more you explain, the more charming it gets, which doesn’t help.',
      },
      {
        id: 'outer.star.taohua-day',
        because: ['star:taohua=day', 'age>=16'],
        says: ['company=many'],
        zh_CN:
          '跟你同住的人，要习惯家里的电话响。日支带桃花，招人靠近的气色，就坐在你脚下，不用打扮，不用说话，走到哪里都有人挪过来半个位子。你觉得不过是客气，对方当成了邀请，临走那句“改天”，真有人记着日子来敲门。',
        en_US:
          'Anyone who lives with you gets used to the phone. The Peach blossom, a color that draws people near, is right under you in the day branch. You needn’t dress for it or speak; a place gets made on every bench. What you meant as manners is taken for an invitation. You said “some other time,” and somebody has come back with dates.',
      },
      {
        id: 'outer.star.taohua-hour',
        because: ['star:taohua=hour', 'age>=16'],
        says: ['outer.evening=stays'],
        zh_CN:
          '越到后半夜，来敬你酒的人越多。时支带桃花，招人靠近的那点气色，开在一天的末尾，白天见你平平的人，晚上都想跟你拼一辆车。小孩子和小动物也认你。热闹来得晚，觉就睡得晚，第二天上午的你是赊来的。',
        en_US:
          'The later it is, the more glasses are raised to you. The Peach blossom, a color that draws people near, opens in the hour pillar, at the end of the day. People who found you ordinary at noon want to share a cab at midnight. Children and dogs come over, too. The next morning is bought on credit.',
      },
      {
        id: 'outer.star.jiangxing-year',
        because: ['star:jiangxing=year', 'age>=16'],
        says: ['leads=yes', 'rank=leads'],
        zh_CN:
          '小时候玩打仗，司令让你当，你没争过。年支是将星，一群人里大家等你先开口的那颗星，来得早，家里和老街坊到现在还是你不动筷子没人动。位子没问过你愿不愿意，辛苦也没问。有一回不想定，就说“今天你们定”，说完真的不看菜单。',
        en_US:
          'In the games of your childhood they made you the captain, and you hadn’t asked. The General star, the one a group waits for, stands on your year, so it began early; among family and old neighbors nobody lifts a fork before you do. The post came without an interview. When you’d rather not decide, say “you choose tonight,” and leave the menu shut.',
      },
      {
        id: 'outer.star.jiangxing-month',
        because: ['star:jiangxing=month', 'age>=16', 'age<=74'],
        says: ['leads=yes', 'rank=leads'],
        zh_CN:
          '电梯门开了，一群人等你先迈那一步。月支将星，队伍里站在前头的那颗星，落在共事的位置，嗓门不必大，你一停，旁边的人也停。没有任命的时候，这叫多管闲事；出了岔子，又都来问你为什么没管。',
        en_US:
          'The elevator opens and the whole group waits for you to step out. The General star, which stands at the head of a line, falls in your month, among those you work beside. You don’t have to be loud: you stop, they stop. Without a title it’s called meddling, until something goes wrong and they ask why you didn’t.',
      },
      {
        id: 'outer.star.huagai-month',
        because: ['star:huagai=month', 'age>=16', 'age<=74'],
        says: ['company=few', 'alone=needed'],
        zh_CN:
          '午饭时间，大家往食堂走，你逆着人流去了别处。月支带华盖，人堆里撑开的一把静伞，落在共事的位置：活在人堆里干，味道要一个人琢磨。同事不算疏远，只是学会了不叫你，有好消息也隔一天才记得告诉你。',
        en_US:
          'At noon everyone heads for the cafeteria and you walk the other way. The Canopy, a quiet that comes down like the top of a carriage, stands on your month: the work is done among people and thought through alone. Your colleagues aren’t cold. They’ve learned not to ask, and remember a day late to tell you the good news.',
      },
      {
        id: 'outer.star.huagai-hour',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'outer.evening=leaves'],
        zh_CN:
          '夜里十点以后，你的头像就灰了。时支带华盖，罩下来的那层安静，落在一天的末尾，白天跟谁都说得来，晚上只跟手里那样东西说话。朋友嫌你后半场总缺席，后来收到一样你做的东西，也就明白了。',
        en_US:
          'After ten at night you show as offline. The Canopy, a quiet that comes down like the top of a carriage, stands on your hour. By day you get along with all comers; late in the day you talk only to whatever is in your hands. Friends complain that you skip the second half, until one of them is given what you made in it.',
      },
      {
        id: 'outer.star.yima-month',
        because: ['star:yima=month', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        zh_CN:
          '你那张椅子上，外套比人坐得久。月支带驿马，脚上有风的那颗星，落在共事的位置，跑腿、出差、去别的楼层问一声，都顺口派给你，你也乐意。消息你最灵通，升座位的时候却没人看见你在座。',
        en_US:
          'Your jacket spends more time in your chair than you do. The Travel star, wind at the heels, stands on the month, so errands, trips and a quick word with another floor are handed to you, and gladly taken. You hear everything first. When places are given out, though, nobody saw you in yours.',
      },
      {
        id: 'outer.star.yima-hour',
        because: ['star:yima=hour'],
        says: ['place=moves', 'outer.evening=leaves'],
        zh_CN:
          '“我先走一步”，这句话你说得比“你好”还熟。时支带驿马，脚上有风的星，压在一天的末尾，坐到后来你总看得见门。告别得早，朋友便把要紧话提到前半场讲，倒也省事。偶尔让人送你到车站，有的话是在路上才讲得出来的。',
        en_US:
          '“I have to run” comes more easily to you than “hello.” The Travel star, wind at the heels, stands on your hour, and late in any evening you’ve got an eye on the door. Friends have moved the important part to the first half, which saves time. Let one of them walk you to the station now and then. Some things get said only while walking.',
      },
      {
        id: 'outer.star.hongyan-day',
        because: ['star:hongyansha=day', 'age>=16'],
        zh_CN:
          '店员找你的零钱总是多说一句话。日支带红艳，名字艳，说的是招人喜欢的那种亮，像店面的霓虹，自己站在灯下看不见。你只是认真听完了对方说话，对方回家想了一路。亮着没有错，照到谁、照了多久，灯自己不知道，站在旁边的人看得见。',
        en_US:
          'Clerks add a sentence when they hand you the change. The Charm star is in your day branch, a shop sign in neon that can’t be read by whoever stands beneath it. All you did was listen to the end; the other person thought about it on the way home. The light is no fault of yours. Where it falls, and for how long, is something the person beside you sees better than you do.',
      },
      {
        id: 'outer.star.jinyu-day',
        because: ['star:jinyu=day'],
        says: ['outer.help=unasked'],
        zh_CN:
          '散场时有人问“谁顺路”，你还没举手，车门已经替你开着。日支带金舆，有车可坐的那颗星，说的是日子体面、也常有人捎一程。捎你的人图个伴，听你说一路话就算车钱。坐惯了，容易忘了别人也有绕路的时候，油钱推三回也要给出去一回。',
        en_US:
          '“Who’s going my way?” someone asks, and before your hand is up a car door is open for you. The Carriage star sits in your day branch: a certain comfort, and people who’ll take you part of the way. They like the company, and your talk is the fare. Regular passengers forget that drivers make detours. Pay for the gas one time in three, over their protests.',
      },
      {
        id: 'outer.star.wenchang-month',
        because: ['star:wenchangguiren=month', 'age>=16', 'age<=74'],
        zh_CN:
          '全组的通知、贺卡、道歉信，写到最后都转到你手上。月支带文昌，下笔有话的那颗星，落在共事的位置，同伴信得过你的措辞，改一个字都先来问。人人欠你一封信的工夫，你欠自己一封，那一封总拖到最后。',
        en_US:
          'Notices, birthday cards, letters of apology: whoever starts them, they’re finished by you. The Academy star, which has words when the pen is down, stands on your month, and those around you won’t change a comma without asking. Everybody owes you an evening’s writing. You owe yourself one letter, and it’s still at the bottom of the pile.',
      },
      {
        id: 'outer.star.kuigang',
        because: ['star:kuigang'],
        says: ['promise=slow-kept'],
        zh_CN:
          '菜市场里有人还价，你站在一旁替摊主着急。日柱在四个魁罡日里，这颗星认理不认人，话说一口价，应下的照办。跟你来往的人知道规矩：求情没用，讲道理有用。脸皮薄的朋友因此绕开你走，有难处去找说得软的人。',
        en_US:
          'In a dispute tears don’t move you, and a good footnote does. Your day pillar is one of the four that carry the Stern star, which looks at the reason and past the person. People who deal with you know that pleading gets nowhere and arguments do. The shy ones stay away and take their troubles to someone who can be begged.',
      },
      {
        id: 'outer.star.guchen-month',
        because: ['star:guchen=month'],
        says: ['company=few'],
        zh_CN:
          '合影的时候你站在边上，裁掉也不影响构图，你自己挑的位置。月支带孤辰，名字冷，说的是一个人待得住，落在同伴之间，便成了在人群里留一步的习惯。人家以为你不合群。站在边上看得全，谁没到，谁先走，谁跟谁换了位置，问你最清楚。',
        en_US:
          'The edge of the group photo, where one could be cropped, is your place by choice. The Lone star is on your month; the name sounds bleak and only means someone who’s fine alone. Among companions it becomes a habit of keeping one step off. They think you don’t care to belong. From the edge one sees it all: who didn’t come, who left early, who changed places. They could ask you.',
      },
      {
        id: 'outer.star.jiesha-month',
        because: ['star:jiesha=month', 'age>=16', 'age<=74'],
        zh_CN:
          '装菜送人的饭盒，三只里回来一只。月支有劫煞，名字凶，说的不过是东西容易从指缝里漏掉，漏在同学同事之间：饭盒、主意、半天工夫。人家并非存心，是你给得太快，没留手续。主意讲出口以前，先写成一封邮件发给自己和一个旁人，日期就替你作了证。',
        en_US:
          'Of three food containers you send off full, one comes back. The Loss star on your month has a fierce name and a small meaning: things slip through the fingers, here among classmates and colleagues. Containers go, and ideas, and afternoons. Nobody plans it; you hand them over so fast that there’s no receipt. Email the idea to yourself and one other person before you say it aloud. The date will speak for you.',
      },
      {
        id: 'outer.star.wangshen-month',
        because: ['star:wangshen=month', 'age>=16', 'age<=74'],
        zh_CN:
          '你问一句“他今天怎么没来”，旁边的人要想一想你在问什么。月支有亡神，名字吓人，说的是心里多转一道弯，落在共事的位置：别人听话，你听话外头那层。布局因此早，误会也因此多，人家总怕你话里有话。没有弯的时候，明说“就是字面意思”。',
        en_US:
          'You ask where so-and-so is today, and your neighbor wonders what you’re really asking. The Scheming star stands on your month; behind the name is a mind that takes one more turn than the rest. Others hear the sentence, you hear what’s behind it. It lets you plan early, and it makes people cautious. When there’s no turn in it, say “I mean exactly that.”',
      },
      {
        id: 'outer.star.hongluan-month',
        because: ['star:hongluan=month', 'age>=16', 'age<=74'],
        says: ['company=many'],
        zh_CN:
          '公司年会、同学婚礼，主桌缺一个人，就把你拉上去。月支带红鸾，见喜的星，落在共事的位置，别人的好消息都爱先告诉你，请帖你收得比同辈多。喜酒吃多了，钱包和周末都不剩，你自己的好消息反倒没空请人来吃。',
        en_US:
          'At the office party and the classmate’s wedding, the head table is one short and they pull you up to it. The Red phoenix, the star of glad occasions, stands on your month: people bring you their good news first, and your mailbox holds more invitations than your friends’. Weekends and cash run out, and your own good news waits for a free Saturday.',
      },
    ],
  },
  {
    id: 'outer-element-face',
    card: 'outer',
    role: { section: 'company' },
    paragraphs: [
      {
        id: 'outer.element.wood-own',
        because: ['day:wood', 'stems:wood>=2', 'age>=16', 'age<=74'],
        says: ['plan=ahead', 'outer.voice=heard'],
        zh_CN:
          '听你聊天，动词多半是将来的：明年要去、下个月开始、等孩子大了。日主是木，天干上木又不止一个，外人看见的是一直往上长的样子，跟你坐一晚，回家就想列计划。眼前这盘菜凉了，你没吃出味道。请客的人在等你夸一句现在的事。',
        en_US:
          'Listen to yourself at dinner: next year, starting in March, when the kids are older. You’re wood, with wood more than once in the stems, and what people see is something that keeps going up. An evening with you sends them home to make a list. Meanwhile the food got cold and you didn’t taste it. Your host is hoping for one word about tonight.',
      },
      {
        id: 'outer.element.fire-own',
        because: ['day:fire', 'stems:fire>=2'],
        says: ['readable=yes', 'first-impression=warm', 'outer.voice=heard'],
        zh_CN:
          '隔着门就能听出你到了没有。日主是火，天干上火也不止一处，你讲到高兴，手先比划起来，邻桌跟着抬头。冷清的局有你就活；角落里有个人想插一句，等了三回没等到，散场时跟你说今晚很开心。',
        en_US:
          'From the hallway one can hear that you’ve arrived. You’re fire, with fire more than once in the stems; when a story gets good your hands start, and the next table looks up. Dull gatherings come alive. In the corner sits somebody who tried three times to put in a word, and who’ll tell you on leaving what a nice evening it was.',
      },
      {
        id: 'outer.element.earth-own',
        because: ['day:earth', 'stems:earth>=2'],
        says: ['place=stays'],
        zh_CN:
          '约你吃饭不用换地方，还是那家店，那个靠墙的位子。日主是土，天干上土也不止一个，外人眼里你几乎不动：同一句口头禅，同一个水杯，故事讲第三遍仍从头讲起。心里慌的人爱挨着你坐。爱新鲜的朋友，渐渐不再提议换地方。',
        en_US:
          'There’s no need to ask where to meet you: the same place, the seat by the wall. You’re earth, with earth more than once in the stems, and you hardly seem to move. The same saying, the same mug, the same story from the beginning for the third time. Anyone who’s rattled likes to sit near you. Friends who crave something new have quietly stopped proposing it.',
      },
      {
        id: 'outer.element.metal-own',
        because: ['day:metal', 'stems:metal>=2'],
        says: ['speech=sharp'],
        zh_CN:
          '你发的消息，句号打得清清楚楚。日主是金，天干上金又不止一个，答复不拖，数目不约，旁人觉得跟你说话像过安检：快，也不大自在。托你办事的人放心，跟你撒娇的人少。下一条消息末尾换个标点试试，看对方回得多长。',
        en_US:
          'Your texts end in periods. You’re metal, with metal more than once in the stems: the answer comes at once, the figure isn’t rounded, and talking to you has something of airport security about it, efficient and a little tense. People leave errands with you and take their whims elsewhere. Leave off one period, and watch how much longer the reply is.',
      },
      {
        id: 'outer.element.water-own',
        because: ['day:water', 'stems:water>=2', 'age>=16'],
        says: ['change=welcomes', 'outer.voice=heard'],
        zh_CN:
          '一顿饭下来，话题从房租流到鲸鱼，谁也记不清是从哪里拐的弯，只知道舵在你手上。日主是水，天干上水也不止一个，跟谁都淌得到一处去。听的人舒服，走的时候却拿不准你到底答应了没有，过两天还得再问一遍。',
        en_US:
          'In one meal the talk ran from rent to whales, and nobody could say where it turned, except that you had the rudder. You’re water, with water more than once in the stems, and you’ll run level with anyone. It’s pleasant to listen to. Only, on the way home they wonder if you agreed, and two days later they have to ask.',
      },
      {
        id: 'outer.element.wood-coat',
        because: ['stems:wood>=2', 'stems:no-peer'],
        zh_CN:
          '人家当你是一园子绿，其实那片绿是你身上的外套。天干露着不止一处木，你自己却不是木⟨（日主不属木）⟩，旁人见你热心、爱讲以后，就照着园子待你：坐过来歇凉，等你一年比一年长。你也有不想长的日子。熟人面前把外套脱了，说一句“今年维持原样”。',
        en_US:
          'They take you for a garden, and the green is your coat. Wood shows two times or more in your stems while you yourself belong to another element ⟨ (day master not wood)⟩. People see someone warm and keen on the future, and treat you accordingly: they come to sit in the shade and wait for growth. There are years when you’d rather not. Tell close friends, “This year I’m staying the same size.”',
      },
      {
        id: 'outer.element.fire-coat',
        because: ['stems:fire>=2', 'stems:no-peer'],
        says: ['first-impression=warm'],
        zh_CN:
          '暖场的活儿派给你，从来没人问你愿不愿意。天干上不止一处火亮着，你本人却不属火⟨（日主不属火）⟩，热闹是灯，开关在别处：关了灯，你要坐好一会儿才缓得过来。只见过亮灯的人，把你第二天的沉默当成生气。',
        en_US:
          'You’re assigned to warm up the room, and nobody has ever asked if you mind. Fire burns in two or more of your stems while you yourself are not fire ⟨ (day master not fire)⟩. The brightness is a lamp, and you’re the one who pays for it: when it’s off you need to sit awhile. People who know only the lamp take the next day’s silence for anger.',
      },
      {
        id: 'outer.element.earth-coat',
        because: ['stems:earth>=2', 'stems:no-peer'],
        zh_CN:
          '“你看着就稳”，说这话的人没见过你半夜改主意。天干露着不止一处土，你自己不属土⟨（日主不属土）⟩，外头那层厚实是院墙，墙里走的是别的路数。别人拿墙来靠，你只好站着不动，站久了腿麻；真动一回，靠着的人摔疼了，还怪墙。',
        en_US:
          '“You look so steady,” say people who’ve never seen you change your mind at midnight. Earth shows two times or more in the stems, and you yourself are of another element ⟨ (day master not earth)⟩. What looks solid is the garden wall; inside it, life runs differently. Others lean on the wall and you hold still for them until your legs go to sleep. When you do move, they blame the wall.',
      },
      {
        id: 'outer.element.metal-coat',
        because: ['stems:metal>=2', 'stems:no-peer', 'age>=16'],
        says: ['first-impression=cool'],
        zh_CN:
          '凡要拒绝人的差事，大家推你去，说你有那个脸色。天干上不止一处金，冷光都在外面，你本人却不属金⟨（日主不属金）⟩，替人说完“不行”，回来难受半天的是你。那张脸是借的盔甲，挡得住生人，也挡住了想抱你一下的人。',
        en_US:
          'When somebody has to be told no, they send you, because you have the face for it. Metal gleams in two or more of your stems while you yourself are of another element ⟨ (day master not metal)⟩. You deliver the refusal, and then you’re the one who feels bad until dinner. The armor is borrowed. It keeps strangers off, and also whoever was about to hug you.',
      },
      {
        id: 'outer.element.water-coat',
        because: ['stems:water>=2', 'stems:no-peer'],
        zh_CN:
          '别人都说你随和，去哪儿吃、看哪部片、坐哪班车，问到你就是“都行”。天干露着不止一处水，你自己却不属水⟨（日主不属水）⟩，流动的是外头那一层，底下有块石头，位置从没变过。等石头绊了人，大家才吃惊。下次挑一样，先说“这个不行”。',
        en_US:
          'Everyone calls you easygoing: which restaurant, which film, which train, and you say, “Anything.” Water runs through two or more of your stems while you yourself are of another element ⟨ (day master not water)⟩. The current is on the surface. Underneath lies a rock that has never shifted, and people are astonished when they stub a toe. Once, before they book, say which one it can’t be.',
      },
    ],
  },
]
