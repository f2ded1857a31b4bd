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
        form: [],
        zh_CN:
          '老家的人和一起做事的人，经你认识以后，走得比跟你还勤。来处和同伴在你盘里一见投契⟨（年月天干合）⟩，消息常常绕过你。你不必为这个吃醋：两边都记得是从谁那里认识的，哪天闹了别扭，也还是来找你断。真要防的只有一样，两边的事别替他们传，传错了，坏的是你那一份。',
        en_US:
          'The people from home and the people you work with met through you, and now see more of each other than of you. In your chart, home and work take to each other at once ⟨(stem joining, year and month)⟩, so news goes around you. It’s no reason for jealousy. Both sides remember who introduced them, and when they quarrel they come to you. Only don’t carry messages between them. If one gets garbled, the blame is yours.',
      },
      {
        id: 'outer.tie.join-month-day-yang',
        because: ['rel:stem-combine=month+day', 'day:yang', 'age>=16', 'age<=74'],
        says: ['colleagues=helpers'],
        form: ['statement'],
        zh_CN:
          '同伴里总有一个让你软下来的人：替他改稿，替他顶班，替他说情。同伴里有一样归你照管，又正好跟你合得来⟨（月干正财合日）⟩。偏心不算毛病，瞒着才是。你偏心的那位自己最清楚，有时比别人更怕欠你，做事反而拘着。你也替他挡掉了该他自己吃的亏，三年以后他还是不会写那种信。肯当众承认一回偏心，肯放手让他错一回，这段交情才从照管变成同事。',
        en_US:
          'Among the people you work with there’s always one you go soft on, whose draft you fix and whose shift you take. Something that’s yours to look after stands among your companions, and it joins you ⟨(Direct wealth in the month joins the day)⟩. The rest don’t mind a favorite. They mind pretending. The favorite knows it best, and may be more afraid of owing you than the others are of losing to them. You also take the knocks that person ought to take, and three years later they still can’t write that kind of letter. Admit the favor openly once, let them get it wrong once, and somebody you look after becomes a colleague.',
      },
      {
        id: 'outer.tie.join-month-day-yin',
        because: ['rel:stem-combine=month+day', 'day:yin', 'age>=16', 'age<=74'],
        says: ['outer.rules=at-ease'],
        form: ['statement'],
        zh_CN:
          '跟定规矩的人，你处得来，而且是真心愿意。管着你的那一样恰好跟你相合⟨（月干正官合日）⟩，带你的人一招手，你已经走到跟前了。同桌的人看在眼里，有话先不当你的面讲。你并没有讨好谁，只是觉得把事办妥、让管事的人放心，本来就是痛快的事。同桌的人不这么想，因为他们从管事的人那里得到的是另一张脸。隔些日子，跟一个没有职权的人单独吃一顿饭，听听他们不当你面讲的那些话。',
        en_US:
          'You get along with the people who set the rules, and sincerely. What governs you in your chart happens to join you ⟨(Direct officer in the month joins the day)⟩, so when the one in charge lifts a hand, you’re already there. Your peers have seen it, and lower their voices. You aren’t flattering anyone. You just find it satisfying to do a thing properly and put the person in charge at ease. Your peers see it otherwise, because the face they get from that person is a different one. From time to time, eat with someone who holds no office at all, and hear what isn’t said in front of you.',
      },
      {
        id: 'outer.tie.join-day-hour-yang',
        because: ['rel:stem-combine=day+hour', 'day:yang', 'age>=16'],
        says: ['outer.evening=stays'],
        form: ['statement'],
        zh_CN:
          '一天的末尾，一件事的末尾，总有个人或一摊东西拉着你的手。盘的末尾有要你照管的，又正好跟你合⟨（时干正财合日）⟩。人走得差不多了，你还陪着一个不肯回家的说话；后辈因此离你近，前半场没顾上的人，这时候也都补上了。你自己的收尾就往后推，睡觉也好，收工也好，都要比打算的晚一截。',
        en_US:
          'At the end of a day or of a job, somebody or something has you by the hand. Your chart ends on something to look after, and it joins you ⟨(Direct wealth in the hour joins the day)⟩. When nearly everyone has left, you’re still keeping company with the one who won’t go home. Younger people stay close on account of it, and whoever you neglected earlier gets their turn. Your own finish moves back. Both your bedtime and your deadline come later than you planned.',
      },
      {
        id: 'outer.tie.join-day-hour-yin',
        because: ['rel:stem-combine=day+hour', 'day:yin', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '管得动你的，往往比你年纪小，说话的钟点也晚⟨（时干正官合日）⟩。同辈劝你十回，不如小辈一句；朋友要你改个习惯，会先去跟他们商量。',
        en_US:
          'Those who can give you orders are mostly younger than you, and give them late in the day ⟨(Direct officer in the hour joins the day)⟩. Ten pleas from your own age group do less than one word from a junior. Friends who want to change a habit of yours have learned to go through the kids.',
      },
      {
        id: 'outer.tie.join-year-day-yang',
        because: ['rel:stem-combine=year+day', 'day:yang', 'age>=16', 'age<=74'],
        form: ['scene'],
        zh_CN:
          '一桌新同事中间坐着一个老街坊，你的话全对着老街坊说了。来处隔得远，也跟你相合，合的是要你照看的一样⟨（年干正财合日）⟩。老家的人、旧日的交情，隔多远都能拉住你；眼前的人便觉得坐在了外圈。',
        en_US:
          'Seat one old neighbor at a table of new colleagues, and you’ll talk to the neighbor all evening. Where you come from joins you even at a distance, as something to look after ⟨(Direct wealth in the year joins the day)⟩. Home and old friendships can reach you anywhere, and whoever is nearest feels one row back.',
      },
      {
        id: 'outer.tie.join-year-day-yin',
        because: ['rel:stem-combine=year+day', 'day:yin', 'age>=16', 'age<=74'],
        says: ['elders=close'],
        form: ['statement'],
        zh_CN:
          '老派的人看你顺眼，你也听得进老派的话。辈分和规矩隔着一层，也跟你相合⟨（年干正官合日）⟩，长辈席上缺一位陪客，先叫的是你。平辈觉得好笑，也托你两边传话；传到后来，原话和你的话分不开了。这差事还有一样好处：哪边真动了气，另一边总是从你嘴里听到软一半的说法，许多架就没有吵起来。',
        en_US:
          'Old-school people take to you, and you can listen to them. Rank and custom join you, even from the far end of the chart ⟨(Direct officer in the year joins the day)⟩. When the elders’ table is one short, you’re the one they send for. Your own age group finds it funny and has you carry messages. By now nobody can tell which words are quoted and which are yours. That has its use. When one side is really angry, the other hears it from you at half strength, and a good many fights never start.',
      },
      {
        id: 'outer.tie.join-year-hour',
        because: ['rel:stem-combine=year+hour', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '老的和小的凑在一处，说的都是你。盘里一头一尾合得来⟨（年时天干合）⟩，越过你就成了一伙。他们手里各有一半你的事，凑起来比你自己讲得全。祖辈跟孩子、老朋友跟新朋友，因为有你才坐到一起，坐到一起又用不着你了。别急着插话，也别急着走。他们说到一半会抬头问一句“是不是”，那时候你点头或摇头，就是你在这段热闹里的位置。',
        en_US:
          'Put the oldest and the youngest together and they’ll talk about you. The first part of your chart and the last take to each other ⟨(stem joining, year and hour)⟩ and make common cause over your head. Each of them holds half of your story, and together they tell it better than you do. Grandparents and children, old friends and new ones sit together because of you, and once they do, they can manage without you. Don’t hurry to cut in, and don’t hurry off. Halfway through, somebody looks up and asks, “Isn’t that so?” Your nod is your part in it.',
      },
      {
        id: 'outer.tie.join-month-hour',
        because: ['rel:stem-combine=month+hour', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN: '你带来的小辈，没多久就跟你的同事更熟。工作和后来人在你盘里合得来⟨（月时天干合）⟩，交接因此顺当，少的是有人回头跟你讲一声。',
        en_US:
          'The juniors you bring along are soon closer to your colleagues than to you. In your chart, work and those who come later take to each other ⟨(stem joining, month and hour)⟩. Handovers go smoothly. It’s the word back to you that’s missing.',
      },
      {
        id: 'outer.tie.clash-year-month',
        because: ['rel:stem-clash=year+month', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '家里的旧友和你的同事，坐不到一张桌子上。这两边在你盘里迎面顶着⟨（年月天干冲）⟩，一边嫌那边讲排场，那边嫌这边嗓门大；话经你转，都要掐头去尾。宁可请两顿，各请各的，你自己也能坐下吃完一餐。',
        en_US:
          'Your old friends and your colleagues can’t share a table. The two face off in your chart ⟨(stems facing, year and month)⟩. One side finds the other stuck-up, the other finds it loud, and whatever you carry between them gets shortened at both ends. Give two dinners. You might even get to eat.',
      },
      {
        id: 'outer.tie.clash-month-day-qisha',
        because: ['rel:stem-clash=month+day', 'god:month=qisha', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        form: ['statement'],
        zh_CN:
          '共事的人里总有一个跟你当面顶，还顶得有理。你做事的地方有一股逼人的劲，正对着你⟨（月干七杀冲日）⟩，吵在明处，吵完就散，不往心里存。围观的人吓一跳，过后见你们一起去吃饭。你们俩都信这一套：有话当面说，比客气省事。真要散伙的，是忽然客气起来的那一天。',
        en_US:
          'Among those you work with somebody always stands up to you, and has a point. There’s pressure where you work, and it faces you squarely ⟨(Seven killings in the month faces the day)⟩. The quarrels happen in the open and blow over. Bystanders wince, then see the two of you going to lunch. You both believe that saying it outright is less trouble than courtesy. The day to worry is the day you turn polite.',
      },
      {
        id: 'outer.tie.clash-month-day-piancai',
        because: ['rel:stem-clash=month+day', 'god:month=piancai', 'age>=16', 'age<=74'],
        form: ['scene'],
        zh_CN:
          '别人刚报完价，你眉毛已经动了。买卖和人面跟你正面顶着⟨（月干偏财冲日）⟩：公事上的来往，你偏要当面压一压，争一争，替公家买支笔都这样。供货的人怕你，回头又推荐你，因为账最清。你争的未必是那点钱。东西值多少，话该怎么说，两样在你心里要对得上，对不上就不舒服。懂你的人报价时先讲理由，你反而让得爽快；不懂的人只管降，降到你满意了，你还觉得他没说实话。',
        en_US:
          'They’ve barely named the price and your eyebrow moves. Trade and contacts face you head-on in your chart ⟨(Indirect wealth in the month faces the day)⟩. In business you push back on principle, even over a box of pencils that the office pays for. Suppliers dread you and recommend you, since your books are clean. It isn’t always the money you’re after. What a thing is worth and what’s being said about it have to match, or you feel uneasy. People who know you give the reasons along with the price, and then you give way with good grace. The ones who only come down, and keep coming down, leave you thinking that they weren’t honest to begin with.',
      },
      {
        id: 'outer.tie.clash-day-hour-qisha',
        because: ['rel:stem-clash=day+hour', 'god:hour=qisha', 'age>=16'],
        form: ['statement'],
        zh_CN: '后辈不怕你，还专挑你收尾的时候来问难⟨（时干七杀冲日）⟩。你嘴上说没大没小，第二天却照着改了。',
        en_US:
          'Younger people aren’t scared of you, and bring their objections just as you’re wrapping up ⟨(Seven killings in the hour faces the day)⟩. You grumble about manners. The next day you’ve made the change they asked for.',
      },
      {
        id: 'outer.tie.clash-day-hour-piancai',
        because: ['rel:stem-clash=day+hour', 'god:hour=piancai', 'age>=16'],
        says: ['spends=easily'],
        form: ['statement'],
        zh_CN:
          '一件事做到末了，你总要在钱上跟人较一回劲，不肯占便宜，也不肯吃闷亏。外头的钱和场面排在末尾，跟你正面顶着⟨（时干偏财冲日）⟩，抢着付账拉扯得最凶的是你。小辈学着你的样子，推一份礼能推三个来回。有一个办法你用得上：开头就把谁付说定，末尾就只剩下道别。',
        en_US:
          'You won’t take advantage and you won’t be taken, so every shared thing ends in a wrestle over the sum. Money in motion ends your chart, and it faces you ⟨(Indirect wealth in the hour faces the day)⟩. In the scuffle over who pays, you’re the fiercest. The young ones have picked it up and refuse every gift three times. One thing helps you: settle at the start who pays, and all that’s left at the end is saying goodbye.',
      },
      {
        id: 'outer.tie.clash-year-day',
        because: ['rel:stem-clash=year+day'],
        says: ['elders=distant'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN: '老熟人口中的那个你，你处处要跟他反着来⟨（年干冲日）⟩，有人一提“你小时候”，你就想换话题。他们没有恶意，只是停在那一页。',
        en_US:
          'You live against the person your old acquaintances describe ⟨(stem facing, year and day)⟩, and when someone says “when you were little,” you reach for another subject. They mean no harm. They’re on an earlier page.',
      },
      {
        id: 'outer.tie.clash-year-hour',
        because: ['rel:stem-clash=year+hour'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '老人家说穿，年轻人说不穿，两双眼睛一齐看你。盘的一头一尾顶着⟨（年时天干冲）⟩，隔得远，火气到中间已经小了，落到你手里多是这种小案子。你不开口，他们自己就和了；你一判，两边都怪你。端一盘水果出去，比讲理快。',
        en_US:
          'The old ones say coat, the young ones say no coat, and both look at you. The first part of your chart faces the last ⟨(stem facing, year and hour)⟩. Across that distance the heat fades, and small cases like this are what reaches you. If you keep quiet they settle it. If you rule, both sides blame you. A plate of fruit works faster than reason.',
      },
      {
        id: 'outer.tie.clash-month-hour',
        because: ['rel:stem-clash=month+hour', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '做事的这头要你留下，家里的那头等你回去，谁都看见你在看表。工作和后来人在你盘里对着顶⟨（月时天干冲）⟩，中间隔着的正是你。先散哪一头，早上讲叫安排，傍晚再讲就叫借口，两边都得罪。',
        en_US:
          'Work wants you to stay, home is waiting, and everyone sees you check your watch. In your chart, work and those who come later pull against each other ⟨(stem facing, month and hour)⟩, and you stand between. Say in the morning which one you’ll leave first, and it’s a plan. Say it at six, and it’s an excuse.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你提的事，长辈容易点头，因为提的人坐得端正，说得也周全⟨（正官、正印同透，官印相生）⟩。平辈于是有事推你去讲，讲成了是大家的，讲砸了是你的。',
        en_US:
          'Elders tend to say yes to what you propose, because you sit up straight and have thought it through ⟨(the Direct officer feeds the Direct seal)⟩. So your peers send you in to ask. Success is shared, and a refusal is yours.',
      },
      {
        id: 'outer.pair.shangguan-zhengguan',
        because: ['stems:shangguan', 'stems:zhengguan', 'age>=16', 'age<=74'],
        says: ['conflict=faces', 'outer.rules=argues'],
        form: ['statement'],
        zh_CN:
          '旁人拿不准你是来守规矩的，还是来改规矩的。快嘴和章程，两样都露在你的盘面上⟨（伤官见官）⟩：宣读规定的是你，读到第三条忍不住笑出来的也是你。上头爱用你，又怕你挑的时候。你的意见多半对，说早了叫捣乱，写下来递上去叫建议。',
        en_US:
          'Nobody can tell whether you came to keep the rules or to rewrite them. A quick tongue and a rule book both show in your chart ⟨(Hurting officer meets Officer)⟩: you read the regulations aloud, and at number three you’re the one who laughs. Those in charge like to have you and fear your timing. You’re usually right. Said too early it’s called trouble, and handed in on paper it’s called a suggestion.',
      },
      {
        id: 'outer.pair.qisha-shishen',
        because: ['stems:qisha', 'stems:shishen'],
        says: ['pressure=becomes-skill'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '急事一到，你先放低声音，再一样一样做，旁边的人跟着不慌了。逼人的紧和做事的慢，两样都露在你的盘面上⟨（食神制杀）⟩。他们以为你不怕；其实你怕，只是手上有活的时候顾不上，等事情过了才腿软。别人谢你的时候你已经累了，话也懒得回，这一点常被当成谦虚。',
        en_US:
          'When things get urgent your voice drops, you do one thing and then the next, and those around you stop running. The pressure that hurries people and the patience of a maker both show in your chart ⟨(Eating god tames Seven killings)⟩. They think you aren’t afraid. You are, but with your hands full there’s no time for it, and your knees go weak when it’s over. By the time you’re thanked you’re too tired to answer. People take that for modesty.',
      },
      {
        id: 'outer.pair.piancai-bijian',
        because: ['stems:piancai', 'stems:bijian', 'age>=16'],
        says: ['partnership=contract-first'],
        form: ['statement'],
        zh_CN: '门路一亮，手就伸过来，个个是熟人，个个说得出道理⟨（偏财、比肩并透）⟩。你大方的名声由此来，糊涂账也由此来。',
        en_US:
          'When an opening shows, hands reach for it: people you know, every one with a good reason ⟨(Indirect wealth and Friend both revealed)⟩. Your name for generosity starts there, and so do the accounts nobody can read.',
      },
      {
        id: 'outer.pair.zhengguan-qisha',
        because: ['stems:zhengguan', 'stems:qisha', 'age>=16', 'age<=74'],
        says: ['governed=from-outside'],
        form: ['question', 'order'],
        zh_CN:
          '同一件事，到底听谁的？你常有两个上头，一个要合规，一个要快⟨（官杀都透）⟩，日子久了，两边都觉得你是对方的人。把两道吩咐写在一张纸上，请他们自己排个先后。',
        en_US:
          'Whose word counts? For one and the same job you have two superiors, one who wants it by the book and one who wants it now ⟨(both officers revealed)⟩. In time each suspects you of belonging to the other. Put both orders on one sheet, and let them settle the sequence.',
      },
      {
        id: 'outer.pair.shishen-zhengcai',
        because: ['stems:shishen', 'stems:zhengcai', 'age>=16'],
        says: ['money.kind=slow'],
        form: ['statement'],
        zh_CN:
          '你做的东西，朋友会先说好，隔一会儿才问卖不卖。手艺和算得清的账，两样都露在你的盘面上⟨（食神生财）⟩，向你买东西不丢脸，也不会上当。口碑一个传一个，走得慢，也退不回去。你最为难的是朋友要砍价的那几回：让了心疼，不让难开口，事后两样都记得。所以老主顾你往往宁可是半生不熟的人。',
        en_US:
          'Friends say how good your things are, and only after a while ask if they’re for sale. Craft and a clear account both show in your chart ⟨(output feeds wealth)⟩, so buying from you is neither a favor nor a risk. The word goes from one person to the next, slowly, and it doesn’t come undone. What you dread is a friend who wants a discount. If you give in it hurts, if you don’t it’s awkward, and you remember both. So the customers you like best tend to be people you only half know.',
      },
      {
        id: 'outer.pair.shangguan-piancai',
        because: ['stems:shangguan', 'stems:piancai'],
        says: ['speech=ready'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '一件旧东西，经你一讲，三个人想要。口才和门路两样都露在你的盘面上⟨（伤官生财）⟩，你讲什么，什么就像刚到货。听的人高兴，拿回去有时发现少说了一句，那一句你心里有数。这份本事用在别人的好东西上最不吃亏：替朋友说一句，抵他自己说十句，你又用不着担那一句没说的。用在自己身上就要收着点，因为认识你的人已经学会了打折来听，你说十分，他们信七分。',
        en_US:
          'You describe an old thing and three people want it. A gift of speech and a nose for openings both show in your chart ⟨(output feeds wealth)⟩, so whatever you talk about sounds as if it just came in. Your listeners have a good time. Some of them notice at home which sentence you left out. You know which. The gift works best for other people’s good things. One word from you does more for a friend than ten of their own, and there’s nothing left out for you to answer for. On your own behalf, go easy. Those who know you have learned to take off a third.',
      },
      {
        id: 'outer.pair.qisha-zhengyin',
        because: ['stems:qisha', 'stems:zhengyin', 'age<=74'],
        says: ['pressure=becomes-skill'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '再凶的人到你面前，都成了老师。逼人的劲和学问都露在你的盘面上，前一样养着后一样⟨（杀印相生）⟩：人家挨骂会回嘴，你挨骂先记下来。严厉的前辈因此愿意带你，同辈庆幸有你坐第一排，也疑心你跟那边是一伙。你也真从骂声里学得到东西，这一点旁人做不来。要留神的是反过来的那种：和和气气的人教你，你容易没听进去，因为少了那一下催。挑一位脾气好的老师，自己定个期限，效果就跟挨骂差不多。',
        en_US:
          'The fiercest person turns into a tutor when facing you. Pressure and learning both show in your chart, and the one feeds the other ⟨(Killings feed the Seal)⟩: where others answer back, you take a note. Hard seniors like to teach you. Your peers are glad you’re in the front row, and half suspect you of liking it there. You really do learn from being scolded, which most people can’t. Watch out for the opposite case: when someone gentle teaches you, little of it may stick, because the push is missing. Pick one good-natured teacher and set your own deadline, and it works about as well as being shouted at.',
      },
      {
        id: 'outer.pair.qisha-pianyin',
        because: ['stems:qisha', 'stems:pianyin'],
        says: ['work=crisis'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你的名声是“怪，但是会”。急难和偏方都露在你的盘面上⟨（杀印相生）⟩，没人敢碰的，最后推到你面前。平常日子大家不大想起你。想起来就是急事，多半在半夜，你放下自己的东西就去了，去了又真能弄好，于是下回还是你。这份本事本来是你一个人琢磨出来的，不收任何东西就成了公用的。收一顿饭，收一本书，都行，为的是让人记得这是请来的，不是装在那里的。',
        en_US:
          'Your reputation is “odd, but knows.” Emergencies and unorthodox cures both show in your chart ⟨(Killings feed the Seal)⟩, so what nobody dares to touch is pushed over to you in the end. On quiet days few people think of you. When they do think of you it’s urgent, and mostly late at night. You drop what you’re doing and go, and you do fix it, so the next time it’s you again. You worked this skill out by yourself, and if you never charge for it, it becomes public property. Take a dinner for it, or a book. It reminds people that they asked you to come.',
      },
      {
        id: 'outer.pair.pianyin-shishen',
        because: ['stems:pianyin', 'stems:shishen'],
        says: ['promise=slow-kept'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你爱摆桌，也爱关门，两样都露在盘面上⟨（枭印夺食）⟩。说好一起吃饭，人都到了，你忽然想起一件事，就不见了。朋友学会了自己动手；等你想完那个念头出来，人人给你留了一份，也留了一句话。你不是忘了他们，是那个念头不等人；把这句话说给他们听过一次，以后就成了笑话，不成怨言。',
        en_US:
          'You like to set a table and you like to shut a door, and both show in your chart ⟨(Owl takes the plate)⟩. The meal was your idea, everyone is there, and something occurs to you and you’re gone. Friends have learned to help themselves. When you come out again there’s a plate kept for you, and a remark. You didn’t forget them. The thought just wouldn’t wait. Tell them so once, and from then on it’s a joke and no grievance.',
      },
      {
        id: 'outer.pair.shangguan-zhengyin',
        because: ['stems:shangguan', 'stems:zhengyin', 'age>=16'],
        says: ['speech=ready'],
        form: ['statement'],
        zh_CN: '你损人，被损的那位也笑，因为话到嘴边你先删掉了一个字⟨（伤官佩印）⟩。代价是大家总等着好听的下一句，你想说句笨话都没地方说。',
        en_US:
          'You make fun of someone and they laugh, too, because one word got struck before you spoke ⟨(Hurting officer wears a Seal)⟩. The price is that everyone waits for the next good line, and there’s nowhere to say a plain dull thing.',
      },
      {
        id: 'outer.pair.jiecai-zhengcai',
        because: ['stems:jiecai', 'stems:zhengcai'],
        says: ['wallet=apart'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '人人看得见你有，也人人觉得可以借。你的一份和伸手最自然的那位熟人，都摆在你的盘面上⟨（劫财见财）⟩：东西摆出来，转一圈就少一样。开口要回来，显得小气；不要，心里记着。最难受的其实是第三样，你看见他用着，还得装作不在意。',
        en_US:
          'People see what you have and feel free to borrow it. Your share and the friend whose hand reaches most naturally both show in your chart ⟨(peers take the wealth)⟩: put your things out, and by the time they’ve gone around, one is missing. Asking looks petty and not asking rankles. Worst of all is the third thing, seeing it in use and pretending not to mind.',
      },
      {
        id: 'outer.pair.zhengcai-zhengyin',
        because: ['stems:zhengcai', 'stems:zhengyin', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '谈理想的饭局上你先问这顿谁付，谈价的饭局上你又讲起道理。体面和账目你两样都要⟨（财印并透）⟩，所以两种朋友都觉得你像另一边的人。',
        en_US:
          'At the dinner about ideals you ask who’s paying, and at the dinner about prices you bring up principle. You want dignity and a clear account, both ⟨(wealth and seal both revealed)⟩, so each set of friends takes you for one of the other.',
      },
      {
        id: 'outer.pair.zhengcai-zhengguan',
        because: ['stems:zhengcai', 'stems:zhengguan', 'age>=16', 'age<=74'],
        form: ['list'],
        zh_CN:
          '做媒的，选代表的，找担保人的，都先看上你。账目清楚和名分清楚，两样都露在你的盘面上⟨（财官并透）⟩。被当成标准答案的日子不大好过：你稍晚回一句话，就有人来问出了什么事。你自己也未必总想当标准答案，有时只想迟到一回、算错一笔，看看天会不会塌。天不会塌，来问的人反而松了口气，因为终于有一件事可以替你做。这种机会一年给他们一两次，交情比事事周全的时候近。',
        en_US:
          'Matchmakers, committees and anyone who needs a guarantor all think of you first. A clear account and a clear title both show in your chart ⟨(wealth and officer both revealed)⟩. Being the model answer has its burdens. Reply one evening late, and someone calls to ask what happened. You don’t always want to be the model answer. Now and then you’d like to be late or get a sum wrong, and see if the sky falls. It doesn’t. The people who call are relieved, because at last there’s something they can do for you. Give them that chance once or twice a year, and you’ll be closer than when all was in order.',
      },
      {
        id: 'outer.pair.bijian-jiecai',
        because: ['stems:bijian', 'stems:jiecai'],
        says: ['company=many'],
        claims: ['presumes=friends'],
        form: ['question'],
        zh_CN:
          '你说“我”的时候，是哪几位？听的人总想问，因为跟你同类的有两路，都露在外面⟨（比肩、劫财并透）⟩，走到哪儿都像一队人刚到。热闹，也嘈杂：你的主意听着像大家的，大家的错也记在你头上。单独跟你吃过一顿饭的人，会重新认识你。',
        en_US:
          'When you say “I,” how many is that? People would like to ask, because two sorts of your own kind show in your chart ⟨(Friend and Rival both revealed)⟩, and wherever you arrive it looks as though a team just got in. It’s lively and noisy. Your ideas sound like the group’s, and the group’s mistakes go down under your name. Anyone who has a meal with you alone feels they’ve just met you.',
      },
      {
        id: 'outer.pair.zhengyin-pianyin',
        because: ['stems:zhengyin', 'stems:pianyin'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '问你一个问题，得到两种说法，一种书上有，一种没人写过⟨（正偏印并透）⟩。朋友问完常比来时更糊涂，可是还来，因为别处只有一种说法。',
        en_US:
          'Ask you one question and there are two answers, one that’s in the books and one that nobody wrote down ⟨(both seals revealed)⟩. People leave more puzzled than they came. They come back, since elsewhere there’s only one answer.',
      },
      {
        id: 'outer.pair.zhengcai-piancai',
        because: ['stems:zhengcai', 'stems:piancai'],
        says: ['money.seen=yes'],
        claims: ['presumes=money'],
        form: ['list'],
        zh_CN:
          '守着的钱，散着的钱，两样都露在你的盘面上⟨（正偏财并透）⟩。朋友只见过你请客的那只口袋，记账的那只他们没见过。两只口袋各有各的道理，你心里分得很清：这笔是过日子的，那笔是花了高兴的，哪一笔都不许借给哪一笔。别人不知道中间有这道墙，才会一面说你大方，一面说你抠。真要解释，讲清楚墙在哪儿就行，不必讲墙两边各有多少。',
        en_US:
          'Money held and money flowing both show in your chart ⟨(both wealths revealed)⟩. Your friends know the pocket that pays for dinner, and they’ve never seen the one that keeps accounts. Each pocket has its reasons, and you keep them well apart: this is to live on, that is to enjoy, and neither may borrow from the other. People don’t know about the wall in between, so they call you generous on Monday and stingy on Tuesday. If you have to explain, say where the wall is. You needn’t say how much there is on either side.',
      },
      {
        id: 'outer.pair.shishen-shangguan',
        because: ['stems:shishen', 'stems:shangguan'],
        says: ['speech=ready'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '冷场的桌子都想请你去。家常话和俏皮话，两张嘴都露在你的盘面上⟨（食伤并透）⟩，坐一趟车，邻座下车时知道了你家的猫叫什么。话多的人有一样亏：真正要紧的那句夹在当中，没人听出来。所以你最要紧的话，常常是写下来才有人看见，或者是哪一天你忽然不说话，大家才问出来。跟你处得久的人摸到了规律：你说得最轻、夹在两个笑话中间的那一句，得捡起来问问。',
        en_US:
          'Quiet tables want you. Small talk and wit both show in your chart ⟨(Eating god and Hurting officer both revealed)⟩, and after one ride with you, the stranger in the next seat knows the name of your cat. The loss is this: the one thing that mattered went by among the rest, and nobody heard it go. So what matters most to you is noticed only when you write it down, or when you fall silent one day and they ask. People who’ve known you for long have found the rule. The thing you say most lightly, between two jokes, is the one to pick up and ask about.',
      },
      {
        id: 'outer.pair.bijian-shishen',
        because: ['stems:bijian', 'stems:shishen'],
        says: ['colleagues=helpers'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '有好东西，你先想到平辈，没坐下就分光了。跟你一样高的同伴，吃喝和手艺，两样都露在你的盘面上⟨（比肩、食神并透）⟩。大家喜欢跟你一组，也渐渐忘了东西是谁带来的。你不图他们记得，看着人人有份，自己就高兴。只有一回会不高兴：轮到你两手空空，竟没有人想起来分你一份。那一回别往心里去，他们是习惯了你有，从来没想过你也会缺。',
        en_US:
          'When you have something good you think of your peers first, and it’s gone before you sit down. Companions of your own height and food and handiwork both show in your chart ⟨(Friend and Eating god both revealed)⟩. Everyone wants to be on your team. In time they forget who brought the bag. You don’t need them to remember. Seeing that everyone has some is enough for you. There’s one time when it isn’t: your hands are empty for once, and nobody thinks of giving you a share. Don’t take it hard. They’re used to your having things, and it never occurred to them that you could lack any.',
      },
      {
        id: 'outer.pair.jiecai-shangguan',
        because: ['stems:jiecai', 'stems:shangguan'],
        says: ['speech=sharp', 'company=many'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '跟你玩最痛快，请你保密最悬。爱起哄和爱接话，两样都露在你的盘面上⟨（劫财、伤官并透）⟩，一句玩笑能传成三个版本，传回来时已经不认得。你并不存心，只是好话留着难受，连你自己的秘密也是你先说出去的。真有不能说的事，你身边的人会先讲一句“这个不算好笑”，你就懂了。',
        en_US:
          'You’re the most fun to be with and the worst place to leave a secret. A taste for mischief and a quick comeback both show in your chart ⟨(Rival and Hurting officer both revealed)⟩. One joke leaves in a single version and comes home in three. You mean no harm. A good line just hurts to keep, and your own secrets get out through you, too. When something must not be told, people close to you say first, “This one isn’t funny,” and you understand.',
      },
      {
        id: 'outer.pair.bijian-qisha',
        because: ['stems:bijian', 'stems:qisha'],
        says: ['pressure=sought'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '难关当前，你身边总站着那几个人。逼人的压力和跟你一起扛的同伴，都露在你的盘面上⟨（七杀、比肩并透）⟩，患难的交情你比别人多，平日反倒说不上几句。这群人不记得你的生日，出事十分钟到。没事的时候聚一次，你们会有点不知道聊什么，聊着聊着就聊起上回出的那件事。',
        en_US:
          'When it gets hard, the same few people stand beside you. Pressure, and companions who take the other end, both show in your chart ⟨(Seven killings and Friend both revealed)⟩. You have more comrades than most people, and with few of them do you chat. They forget your birthday and arrive within ten minutes of trouble. Meet when nothing is wrong, and none of you quite knows what to say, until somebody brings up the last time.',
      },
      {
        id: 'outer.pair.zhengguan-jiecai',
        because: ['stems:zhengguan', 'stems:jiecai'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '把人叫齐的是你，喊停的也是你⟨（劫财、正官并透，官制劫财）⟩。有人嫌扫兴，可钱没少、人没丢，下回还是你带。',
        en_US:
          'You’re the one who calls everyone together and the one who ends it ⟨(the officer holds the Rival)⟩. Some grumble. No money is missing and nobody got lost, so you’ll be asked again.',
      },
      {
        id: 'outer.pair.piancai-pianyin',
        because: ['stems:piancai', 'stems:pianyin', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你人脉广，却没几个人去过你家。替你应酬的和替你关门的，两样都露在你的盘面上⟨（偏财、偏印并透）⟩。外人说你会交际，又说你看不透，两句话都对。你不觉得矛盾。在外头见的人越多，回来越要一间没有人的屋子；在屋里待够了，又想去外头转一圈。两头都要，时间就得分得清：约人约在前半天，后半天留给自己，比一整天半热闹半躲着要省力。能进你家门的那几位，你从来没有挑过，是他们不说话也坐得住，自己留下来的。',
        en_US:
          'Your contacts fill a box, and hardly one of them has seen your home. The side that socializes and the side that shuts the door both show in your chart ⟨(Indirect wealth and Indirect seal both revealed)⟩. People call you well connected and hard to know. Both are so. You don’t see a contradiction. The more people you meet outside, the more you need a room with nobody in it, and when you’ve had enough of the room you want a turn outside. To have both you divide the time: people in the first half of the day, yourself in the second, which takes less out of you than being half sociable all day. The few who do get into your home weren’t chosen. They could sit still without talking, so they stayed.',
      },
      {
        id: 'outer.pair.shangguan-qisha',
        because: ['stems:shangguan', 'stems:qisha'],
        says: ['speech=sharp'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '自己人爱派你打头阵，赢了回来却不大敢坐你旁边。快嘴和逼人的劲都露在你的盘面上⟨（伤官驾杀）⟩，你一开口，对面先退半步。这份锋利是借给大家用的，收不回去的时候，伤的是近处的人。你自己也觉得：吵赢的晚上睡不着，输的那几回倒睡得好。',
        en_US:
          'Your own people like to send you in first, and when you come back with the win they leave a chair between you. A sharp tongue and the pressure that forces decisions both show in your chart ⟨(Hurting officer drives Seven killings)⟩. When you speak, the other side gives way. The edge was lent to the group, and when it doesn’t go back in its sheath it’s those nearby who get cut. You feel it yourself. After a quarrel you’ve won, you can’t sleep.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '话说重了，隔天对方照旧跟你打招呼。你身上带着一样能消气的缘分，旧书说它像屋檐⟨（天德贵人在日）⟩，冲着你来的火，到跟前常就小了。旁人替你圆场圆惯了，有时比你还先道歉，你那句对不起就一直没机会说。有人宽你，是福气，也是债。你记得住的是自己说过什么，记不住的是谁替你在背后解释了一通，说你不是那个意思。那个人多半是同一个，离你不远，被你的火烫到的次数也最多。先谢他，再说对不起，顺序不能反。',
        en_US:
          'You say something hard, and the next morning they greet you as usual. You were born with a charm against anger, which the old books liken to the eaves of a roof ⟨(Heaven’s virtue in the day)⟩. Other people are so used to smoothing things over for you that they apologize first, and your own apology never gets its turn. To be forgiven so easily is luck, and it’s also a debt. You remember what you said. You don’t know who went around afterward explaining that you hadn’t meant it. It’s mostly the same person, not far from you, and the one who has been singed most often. Thank them first and apologize second.',
      },
      {
        id: 'outer.star.yuede-day',
        because: ['star:yuedeguiren=day', 'age>=16', 'age<=74'],
        says: ['outer.offence=forgiven', 'outer.help=unasked'],
        form: ['statement'],
        zh_CN:
          '街坊同事愿意顺手帮你，也不大记你的过。你身上带着不用张罗的好人缘⟨（月德贵人在日）⟩。顺手的情分最容易忘了还，因为谁都没开过口。',
        en_US:
          'Neighbors and colleagues do things for you in passing, and hold little against you. You have the kind of luck with people that nobody has to arrange ⟨(Month’s virtue in the day)⟩. Favors done in passing are the ones that never get returned, because no one ever asked.',
      },
      {
        id: 'outer.star.both-virtues',
        because: ['star:tiandeguiren', 'star:yuedeguiren'],
        says: ['outer.offence=forgiven', 'outer.help=unasked'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'smth-de',
        zh_CN:
          '《三命通会》解这个德字：“利物济人，掩凶作善之谓也。” 你的盘上两样德都有⟨（天德、月德）⟩，事情谈僵的时候，常有一个不相干的人进来，话头就转了。见得多了，身边的人会等着那扇门开，把该说的软话也省了。',
        en_US:
          '“Virtue,” says the *Sanming Tonghui*, “means doing good to things and people, covering the bad and making it good.” Your chart has both of the kinds it names ⟨(Heaven’s virtue and Month’s virtue)⟩. When talks freeze, somebody with no stake in them comes in and the subject turns. Those around you have begun to count on it, and leave out the soft word they might have said themselves.',
      },
      {
        id: 'outer.star.tianyi-year-resource',
        because: ['star:tianyiguiren=year', 'god:year=resource', 'age>=16', 'age<=74'],
        says: ['elders=close', 'backing=elders'],
        form: ['statement'],
        zh_CN: '肯帮你的人比你年长，也比你先到⟨（年支贵人，年干是印）⟩。受了照应不必急着还那位，往下传给比你小的人，也算还了。',
        en_US:
          'Those who help you are older, and get there before you ask ⟨(Nobleman star in the year, with a seal on top)⟩. Such debts needn’t be paid back to the same person. Passed on to someone younger, they count as paid.',
      },
      {
        id: 'outer.star.tianyi-month-peer',
        because: ['star:tianyiguiren=month', 'god:month=peer', 'age>=16', 'age<=74'],
        says: ['colleagues=both'],
        form: ['statement'],
        zh_CN:
          '跟你争名额的那一位，背后替你说过话，你未必知道。争的和帮的，在你盘里叠在一处⟨（月干同类，月支贵人）⟩。所以同伴里头，先别急着分谁是对手谁是朋友：你今天划出去的那一位，过两年往往是替你开门的人。',
        en_US:
          'The one who’s up for the same spot has spoken well of you behind your back, and you may not have heard. The competitor and the helper share one spot in your chart ⟨(a peer in the month, over the Nobleman star)⟩. So don’t hurry to sort your colleagues into friends and rivals. Whoever you cross off today tends to hold a door for you two years on.',
      },
      {
        id: 'outer.star.tianyi-hour-output',
        because: ['star:tianyiguiren=hour', 'god:hour=output', 'age>=16', 'age<=74'],
        says: ['outer.evening=stays'],
        form: ['statement'],
        zh_CN:
          '帮得上你的人，往往是听完你最后一段闲聊才开的口，也常比你年轻。肯伸手的人排在盘的末尾，跟你说的和做的叠在一处⟨（时支贵人，时干食伤）⟩。介绍、借车、一份缺人的差事，都从散场前那半小时冒出来；正经场面上求的，反倒没有下文。所以你早退一回，丢的常比晚睡一回多。',
        en_US:
          'Those who can help you tend to speak up after your last bit of small talk, and most of them are younger. The helping hand comes last in your chart, together with what you say and make ⟨(Nobleman star in the hour, with output on top)⟩. An introduction, a car to borrow, a job that’s short one person: they all turn up in the half hour before everyone leaves. What you ask for formally gets filed. Leaving early costs you more than a late night does.',
      },
      {
        id: 'outer.star.no-nobleman',
        because: ['star:no-tianyiguiren', 'stems:no-resource'],
        says: ['trust=earned', 'outer.help=on-request', 'help=asks'],
        claims: ['presumes=adult'],
        form: ['question', 'order'],
        zh_CN:
          '谁帮过你？几乎都是你开口求来的人。盘里没有不请自来的帮手，也没露养你的那一样⟨（无天乙贵人，印不透）⟩，没有人会平白走过来递伞。这样的交情有个好处，账目清楚，还得完。难处写成三句话发出去：什么事，要什么，到几号。',
        en_US:
          'Who has ever helped you? Nearly always someone you asked. Your chart has no helper who comes unasked, and nothing that feeds you shows in it ⟨(no Nobleman star, no resource in the stems)⟩, so nobody strolls over with an umbrella. Help of that kind has one merit: it can be paid back in full. Put trouble in three sentences. What it is, what you need, by when.',
      },
      {
        id: 'outer.star.taohua-year',
        because: ['star:taohua=year', 'age>=16'],
        claims: ['presumes=past'],
        form: [],
        zh_CN:
          '从前认得你的人，比你认得的多得多。招人靠近的那点气色落在你的来处和早年⟨（年支桃花）⟩，老同学聚会，总有人翻出你当年的照片传一圈。旧名声还在替你请客，账也还挂着，有人记得你答应过一起去看海。',
        en_US:
          'Back then more people knew you than you knew. The thing that draws people near falls in the part of your chart for early years and where you come from ⟨(Peach blossom in the year)⟩, and at reunions someone always passes around the old photograph of you. The old reputation still gets you a welcome. It also has a tab. Somebody remembers that you promised to go and see the ocean.',
      },
      {
        id: 'outer.star.taohua-month',
        because: ['star:taohua=month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN: '你坐到哪里，哪里就热闹起来⟨（月支桃花）⟩。功劳里有几分是人缘，别人爱替你算；你越解释，越像人缘在替你解释。',
        en_US:
          'Wherever you sit down at work, it gets lively ⟨(Peach blossom in the month)⟩. People like to calculate how much of your success was charm. The more you explain, the more charming it gets, which doesn’t help.',
      },
      {
        id: 'outer.star.taohua-day',
        because: ['star:taohua=day', 'age>=16'],
        says: ['company=many'],
        form: ['statement'],
        zh_CN:
          '你觉得不过是客气，对方当成了邀请。招人靠近的气色，就跟伴侣和家落在一处⟨（日支桃花）⟩，不用打扮，不用说话，走到哪里都有人挪过来半个位子。临走那句“改天”，真有人记着日子来敲门。你对谁都没有许诺过，可听的人多，误会的就有几个；肯把“改天”换成“再说”，能省下好几回尴尬。',
        en_US:
          'What you mean as manners is taken for an invitation. What draws people to you sits right where partner and home are ⟨(Peach blossom in the day)⟩. You needn’t dress for it or speak; wherever you go, somebody makes room. You say “some other time,” and they come back with dates. You’ve promised nothing to anyone, but with so many listeners a few will misunderstand. Say “we’ll see” instead of “some other time,” and you’ll be spared some awkward moments.',
      },
      {
        id: 'outer.star.taohua-hour',
        because: ['star:taohua=hour', 'age>=16'],
        says: ['outer.evening=stays'],
        form: ['statement'],
        zh_CN: '越到晚上，想跟你说话的人越多，白天见你平平的也挪过来坐⟨（时支桃花）⟩。小孩子和小动物也认你。热闹来得晚，觉就睡得晚。',
        en_US:
          'The later it is, the more people want to talk to you, even those who found you ordinary at noon ⟨(Peach blossom in the hour)⟩. Children and dogs come over, too. Late company makes for late nights.',
      },
      {
        id: 'outer.star.jiangxing-year',
        because: ['star:jiangxing=year', 'age>=16'],
        says: ['leads=yes', 'rank=leads'],
        form: ['statement'],
        zh_CN:
          '一群人里，大家等你先开口，小时候就这样。领头的记号落在你的来处⟨（年支将星）⟩，来得早，家里和老街坊到现在还是你不动筷子没人动。位子没问过你愿不愿意，辛苦也没问。你偶尔说一句“今天你们定”，他们当你客气，把难题又推了回来；要真的把单子合上、人走开，才有人肯定。',
        en_US:
          'In any group people wait for you to speak first, and it was so when you were small. You have the mark of the one who leads, and it falls on where you come from ⟨(General star in the year)⟩, so it began early. Among family and old neighbors nobody starts eating before you do. No one asked if you wanted the post, or what it costs. Now and then you say “you choose tonight,” and they take it for courtesy and hand it back. You have to close the menu and walk off before anyone else decides.',
      },
      {
        id: 'outer.star.jiangxing-month',
        because: ['star:jiangxing=month', 'age>=16', 'age<=74'],
        says: ['leads=yes', 'rank=leads'],
        form: ['scene'],
        zh_CN:
          '电梯门开了，一群人等你先迈那一步。领头的记号落在同伴中间⟨（月支将星）⟩，嗓门不必大，你一停，旁边的人也停。没有名分的时候，这叫多管闲事；出了岔子，又都来问你为什么没管。',
        en_US:
          'The elevator opens and the whole group waits for you to step out. The mark of the one in front falls among your companions ⟨(General star in the month)⟩. You don’t have to be loud: you stop, they stop. Without a title it’s called meddling, until something goes wrong and they ask why you didn’t.',
      },
      {
        id: 'outer.star.huagai-month',
        because: ['star:huagai=month', 'age>=16', 'age<=74'],
        says: ['company=few', 'alone=needed'],
        form: ['statement'],
        zh_CN: '你的活在人堆里干，味道要一个人琢磨⟨（月支华盖）⟩。同事不算疏远，只是学会了不叫你，有好消息也隔一天才记得告诉你。',
        en_US:
          'Your work is done among people and thought through alone ⟨(Canopy in the month)⟩. Your colleagues aren’t cold. They’ve learned not to ask you along, and remember a day late to tell you the good news.',
      },
      {
        id: 'outer.star.huagai-hour',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'outer.evening=leaves'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '白天跟谁都说得来，到晚上你只跟手里那样东西说话。爱静的性子落在一天的末尾⟨（时支华盖）⟩。朋友嫌你后半场总缺席，后来收到一样你做的东西，也就明白了。所以你的朋友分得很开：白天的那些知道你会说笑，晚上的那一两位知道你在做什么。两边碰到一起，会怀疑说的是不是同一个人。要让他们都放心，后半场缺席以前说一声几点走，比悄悄不见好得多。',
        en_US:
          'By day you get along with everybody; by night you talk only to whatever is in your hands. A love of quiet falls on the end of your day ⟨(Canopy in the hour)⟩. Friends complain that you skip the second half, until one of them is given what you made in it. So your friends come in two sorts. Those of the day know that you’re funny, and the one or two of the night know what you’re making. When they meet, they wonder if it’s the same person. It helps both to say beforehand what time you’ll leave. Vanishing is what they mind.',
      },
      {
        id: 'outer.star.yima-month',
        because: ['star:yima=month', 'age>=16', 'age<=74'],
        says: ['place=moves'],
        form: ['statement'],
        zh_CN: '跑腿、出门、去别处问一声，都顺口派给你，你也乐意⟨（月支驿马）⟩。消息你最灵通，论功的时候却没人看见你在座。',
        en_US:
          'Errands, trips and a quick word with people elsewhere are handed to you, and gladly taken ⟨(Travel star in the month)⟩. You hear everything first. When credit is given out, though, nobody saw you in your seat.',
      },
      {
        id: 'outer.star.yima-hour',
        because: ['star:yima=hour'],
        says: ['place=moves', 'outer.evening=leaves'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '坐到后来，你总看得见门。越到末尾，你脚上越有风⟨（时支驿马）⟩，“我先走一步”说得比“你好”还熟，朋友便把要紧话提到前头讲，倒也省事。偶尔让人送你一程，有的话是在路上才讲得出来的。',
        en_US:
          'Late in any evening you have an eye on the door. The wind at your heels comes late in the day ⟨(Travel star in the hour)⟩, and “I have to run” comes more easily to you than “hello.” Friends have moved the important part to the beginning, which saves time. Now and then let one of them walk with you. Some things get said only while walking.',
      },
      {
        id: 'outer.star.hongyan-day',
        because: ['star:hongyansha=day', 'age>=16'],
        form: [],
        zh_CN:
          '你只是认真听完了对方说话，对方回家想了一路。讨人喜欢的那种亮，你生来就带着⟨（日支红艳）⟩，自己站在灯下看不见。亮着没有错；照到谁、照了多久，站在旁边的人看得比你清楚，不妨问一句。',
        en_US:
          'All you did was listen to the end, and the other person thought about it all the way home. You were born with a charm that people notice ⟨(Charm star in the day)⟩, where you can’t see it yourself. The light is no fault of yours. Where it falls, and for how long, is something the person beside you sees better, so you might ask.',
      },
      {
        id: 'outer.star.jinyu-day',
        because: ['star:jinyu=day'],
        says: ['outer.help=unasked'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '出门总有人捎你一程。你身边带着体面和照应⟨（日支金舆）⟩，捎你的人图个伴，听你说一路话就算车钱。坐惯了，容易忘了别人也要绕路。好在你坐车不是白坐。一路上你肯听人说话，下车时记得住对方孩子的名字，这种乘客不多。只要三回里有一回换你去接他，或者抢着把该出的出了，这条顺路就能顺上许多年。',
        en_US:
          'There’s usually someone to give you a ride. Your chart gives you a certain comfort and people who look after you ⟨(Carriage star in the day)⟩. They like the company, and your talk is the fare. After a while it’s easy to forget that drivers make detours. You do earn your seat. You listen on the way and remember the names of people’s children when you get out, and few passengers do. As long as it’s your turn one time in three, to pick them up or to cover what it cost, they’ll go on going your way for years.',
      },
      {
        id: 'outer.star.wenchang-month',
        because: ['star:wenchangguiren=month', 'age>=16', 'age<=74'],
        form: ['list'],
        zh_CN:
          '通知、贺卡、道歉信，不管谁起的头，写到最后都转到你手上。你做事的地方，笔下有话⟨（月支文昌）⟩，同伴信得过你的措辞，改一个字都先来问。人人欠你一封信的工夫，你欠自己一封，那一封总拖到最后。',
        en_US:
          'Notices, birthday cards, letters of apology: whoever starts them, you finish them. A way with the written word stands just where you work ⟨(Academy star in the month)⟩, and those around you won’t change a comma without asking. Everybody owes you an evening’s writing. You owe yourself one letter, and it’s still at the bottom of the pile.',
      },
      {
        id: 'outer.star.kuigang',
        because: ['star:kuigang'],
        says: ['promise=slow-kept'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '眼泪没用，面子没用，道理有用：你出生的那一天认理不认人⟨（日柱魁罡）⟩。你话说一口价，应下的照办。跟你来往的人知道这条规矩，脸皮薄的因此绕开你走，有难处去找说得软的人。他们不知道，你其实答应得比那些人多，只是不在答应的时候笑。',
        en_US:
          'Tears don’t work and favors don’t work, but reasons do: the day you were born on looks past the person ⟨(Stern star, by the day pillar)⟩. You name one price, and what you promised gets done. People who deal with you know the rule. The shy ones stay away and take their troubles to someone softer. They don’t know that you say yes more often than the soft ones do. You just don’t smile while saying it.',
      },
      {
        id: 'outer.star.guchen-month',
        because: ['star:guchen=month'],
        says: ['company=few'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '站在边上是你自己挑的位置。你一个人待得住，这一点偏偏落在同伴中间⟨（月支孤辰）⟩，就成了在人群里留一步的习惯。人家以为你不合群。站在边上看得全：谁没到，谁先走，谁跟谁换了位置，问你最清楚。你也有想站到中间去的时候，只是站惯了边上，中间的人也习惯了替你留着边上的位置。想过去，用不着改脾气，早到十分钟就行：先到的人站在哪儿，哪儿就是中间。',
        en_US:
          'The edge of the group is your place by choice. You’re fine alone, and in your chart that falls among companions ⟨(Lone star in the month)⟩, as a habit of keeping one step off. They think you don’t care to belong. From the edge one sees it all: who didn’t come, who left early, who changed places. They could ask you. There are times when you’d like to stand in the middle, but you’re used to the edge and the others are used to leaving it to you. You don’t have to change your nature for that. Come ten minutes early. Wherever the first person stands is the middle.',
      },
      {
        id: 'outer.star.jiesha-month',
        because: ['star:jiesha=month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你给得太快，没留手续，东西就从指缝里漏掉：饭盒、主意、半天工夫。漏的地方正在同伴之间⟨（月支劫煞，名字凶，说的不过是漏）⟩。人家并非存心。主意讲出口以前先写下来给一个旁人看过，日期就替你作了证。',
        en_US:
          'You hand things over so fast that there’s no receipt, and they slip away: food containers, ideas, afternoons. The leak is among companions ⟨(the Loss star in the month, fierce in name only)⟩. Nobody plans it. Write an idea down and show it to one other person before you say it aloud, and the date will speak for you.',
      },
      {
        id: 'outer.star.wangshen-month',
        because: ['star:wangshen=month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '别人听话，你听话外头那层。做起事来，你心里多转一道弯⟨（月支亡神，名字吓人而已）⟩，布局因此早，误会也因此多：你问一句“他今天怎么没来”，旁边的人要想一想你在问什么。没有弯的时候你得明说，说了他们还要想一想，但会记得你说过。',
        en_US:
          'Others hear the sentence, and you hear what’s behind it. At work your mind takes one more turn than the rest ⟨(the Scheming star in the month, grim in name only)⟩. It lets you plan early, and it makes people cautious. You ask where so-and-so is today, and they wonder what you’re really asking. When there’s no turn in it you have to say so. They’ll still wonder, but they’ll remember that you said it.',
      },
      {
        id: 'outer.star.hongluan-month',
        because: ['star:hongluan=month', 'age>=16', 'age<=74'],
        says: ['company=many'],
        form: ['statement'],
        zh_CN:
          '别人的好消息都爱先告诉你，请帖你收得比同辈多⟨（月支红鸾）⟩。喜酒吃多了，钱包和休息天都不剩，你自己的好消息反倒没空请人来吃。',
        en_US:
          'People bring you their good news first, and you get more invitations than your friends do ⟨(Red phoenix in the month)⟩. Weekends and cash run out, and your own good news waits for a free Saturday.',
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
        form: ['statement'],
        zh_CN:
          '你聊天，动词多半是将来的：明年要去，下个月开始。你是木，露在外面的木又不止一处⟨（日主木，天干木两处以上）⟩，外人看见的是一直往上长的样子，跟你坐一晚，回家就想列计划。眼前这盘菜凉了，你没吃出味道。请客的人在等你夸一句现在的事。',
        en_US:
          'Your verbs are mostly in the future: next year, starting next month. You’re wood, with more than one piece of it in view ⟨(wood day master, wood at least twice in the stems)⟩, and what people see is something that keeps growing. An evening with you sends them home to make a list. Meanwhile the food got cold and you didn’t taste it. Your host is hoping for one word about tonight.',
      },
      {
        id: 'outer.element.fire-own',
        because: ['day:fire', 'stems:fire>=2'],
        says: ['readable=yes', 'first-impression=warm', 'outer.voice=heard'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '冷清的局有你就活。你是火，露在外面的火也不止一处⟨（日主火，天干火两处以上）⟩，讲到高兴，手先比划起来，隔着门就听得出你到了没有。角落里有个人想插一句，等了三回没等到，散场时跟你说今天很开心。插不进话的那位，往往是你最想听的那一位。你停下来他才开得了口，可你一停，场子就像少了半边，大家都看着你等下文。要停，先点他的名，再停。',
        en_US:
          'Dull gatherings come alive when you arrive. You’re fire, with more than one flame in view ⟨(fire day master, fire at least twice in the stems)⟩. When a story gets good your hands start, and one can hear you from the hallway. In the corner sits somebody who tried three times to put in a word, and who’ll tell you on leaving what a nice time it was. The one who can’t get a word in is often the one you’d most like to hear. They can only begin when you stop. But when you stop it feels as though half the room had gone, and everyone looks at you and waits. Say that person’s name first. Then stop.',
      },
      {
        id: 'outer.element.earth-own',
        because: ['day:earth', 'stems:earth>=2'],
        says: ['place=stays'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '心里慌的人爱挨着你坐。你是土，露在外面的土也不止一处⟨（日主土，天干土两处以上）⟩，外人眼里你几乎不动：同一个位子，同一个杯子，故事讲第三遍仍从头讲起。爱新鲜的朋友渐渐不再提议换地方，你也没问过他们想去哪儿。',
        en_US:
          'Anyone who’s rattled likes to sit near you. You’re earth, with more than one stretch of it in view ⟨(earth day master, earth at least twice in the stems)⟩, and you hardly seem to move. It’s the same seat, the same cup, and the same story from the beginning for the third time. Friends who crave something new have stopped proposing it, and you never asked where they’d like to go.',
      },
      {
        id: 'outer.element.metal-own',
        because: ['day:metal', 'stems:metal>=2'],
        says: ['speech=sharp'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你答复不拖，数目不约。你是金，露在外面的金又不止一处⟨（日主金，天干金两处以上）⟩，旁人觉得跟你说话像过安检：快，也不大自在。托你办事的人放心，跟你撒娇的人少。你以为这样最省大家的事：话短，意思清楚，用不着猜。可是人家要的有时就是那点猜，那点废话，那一句“不急”。你对熟人其实会说，只是说得晚，要等事情全办完了，才想起来问一句吃了没有。',
        en_US:
          'You answer at once and you don’t round the figure. You’re metal, with more than one piece in view ⟨(metal day master, metal at least twice in the stems)⟩. Talking to you has something of airport security about it, efficient and a little tense. People leave errands with you and take their whims elsewhere. You think it saves everyone trouble: few words, a clear meaning, nothing to guess at. But sometimes the trouble is what people want, a little chat and a “no rush.” You do say such things to those you know well. You just say them late, when everything is done and it occurs to you to ask if they’ve eaten.',
      },
      {
        id: 'outer.element.water-own',
        because: ['day:water', 'stems:water>=2', 'age>=16'],
        says: ['change=welcomes', 'outer.voice=heard'],
        form: ['question'],
        zh_CN:
          '你到底答应了没有？跟你聊完的人，走在路上还拿不准，过两天要再问一遍。你是水，露在外面的水也不止一处⟨（日主水，天干水两处以上）⟩，跟谁都聊得到一处去，一顿饭下来话题换了五个，舵一直在你手上。你自己也未必知道：你说的是有意思，他们听成了好。',
        en_US:
          'Did you agree or didn’t you? People who’ve talked with you aren’t sure on the way home, and two days later they have to ask. You’re water, with more than one stream of it in view ⟨(water day master, water at least twice in the stems)⟩. You can talk with anyone, the subject changes five times in one meal, and you have the rudder throughout. You may not know yourself. You said it was interesting, and they heard a yes.',
      },
      {
        id: 'outer.element.wood-coat',
        because: ['stems:wood>=2', 'stems:no-peer'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '人家当你是一园子绿，其实那片绿是你的外套。露在外面的木不止一处，你自己却不是木⟨（日主不属木）⟩，旁人见你热心、爱讲以后，就等你一年比一年长。你也有不想长的日子，说出来他们会愣一下，愣完也就不催了。',
        en_US:
          'They take you for a garden, and the green is your coat. More than one piece of wood shows in your chart while you yourself belong to another element ⟨(day master not wood)⟩. People see someone warm and keen on the future, and wait for you to grow. There are times when you’d rather not. Say so and they’re startled for a moment. Then they stop pushing.',
      },
      {
        id: 'outer.element.fire-coat',
        because: ['stems:fire>=2', 'stems:no-peer'],
        says: ['first-impression=warm'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '热闹是你的灯，开关在别处。露在外面的火不止一处，你本人却不属火⟨（日主不属火）⟩，暖场的活儿派给你，从来没人问你愿不愿意。关了灯，你要坐好一会儿才缓得过来；只见过亮灯的人，把你第二天的沉默当成生气。',
        en_US:
          'Your brightness is a lamp, and the switch is elsewhere. More than one flame shows in your chart while you yourself aren’t fire ⟨(day master not fire)⟩. You’re asked to warm up the room, and nobody has ever asked if you mind. When the lamp is off you need to sit awhile. People who know only the lamp take the next day’s silence for anger.',
      },
      {
        id: 'outer.element.earth-coat',
        because: ['stems:earth>=2', 'stems:no-peer'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '“你看着就稳”，说这话的人没见过你改主意。露在外面的土不止一处，你自己不属土⟨（日主不属土）⟩，外头那层厚实是院墙，墙里走的是别的路数。别人拿墙来靠，你只好站着不动；真动一回，靠着的人摔疼了，还怪墙。',
        en_US:
          '“You look so steady,” say people who’ve never seen you change your mind. More than one stretch of earth shows in your chart, and you yourself are of another element ⟨(day master not earth)⟩. What looks solid is the garden wall, and inside it, life runs differently. Others lean on the wall and you hold still for them. When you do move, they blame the wall.',
      },
      {
        id: 'outer.element.metal-coat',
        because: ['stems:metal>=2', 'stems:no-peer', 'age>=16'],
        says: ['first-impression=cool'],
        form: [],
        zh_CN:
          '凡要拒绝人的差事，大家推你去，说你有那个脸色。露在外面的金不止一处，你本人却不属金⟨（日主不属金）⟩，替人说完“不行”，回来难受半天的是你。那张脸是借的盔甲，挡得住生人，也挡住了想抱你一下的人。',
        en_US:
          'When somebody has to be told no, they send you, because you have the face for it. More than one piece of metal shows in your chart while you yourself are of another element ⟨(day master not metal)⟩. You deliver the refusal, and then you’re the one who feels bad for hours. The armor is borrowed. It keeps strangers off, and also whoever was about to hug you.',
      },
      {
        id: 'outer.element.water-coat',
        because: ['stems:water>=2', 'stems:no-peer'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '别人都说你随和，问到你就是“都行”。露在外面的水不止一处，你自己却不属水⟨（日主不属水）⟩，流动的是外头那一层，底下有块石头，位置从没变过。等石头绊了人，大家才吃惊。下次挑一样，先说“这个不行”。',
        en_US:
          'Everyone calls you easygoing: ask what you want, and it’s “Anything.” More than one stream of water shows in your chart while you yourself are of another element ⟨(day master not water)⟩. The current is on the surface. Underneath lies a rock that has never shifted, and people are astonished when they stub a toe. Next time, say first which one it can’t be.',
      },
    ],
  },
]
