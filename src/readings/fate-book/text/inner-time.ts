import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'inner-luck-now',
    card: 'inner',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'inner.now.bijian',
        because: ['luck:now-branch=bijian'],
        says: ['inner.now.explains=less'],
        zh_CN:
          '近些年你懒得解释自己了，话到一半，换成“就是这样”。{luck:now}的地支住进来一个跟你同类的字⟨（运支比肩）⟩，到{luck:now.to}为止，里屋多了一位帮你投票的，主意定得稳，也难劝。留一两件小事，专门听别人的，免得那扇门从里头锈住。',
        en_US:
          'Lately you explain yourself less; halfway through you say “that’s just how it is.” With the branch of {luck:now} a stem of your own kind has moved in ⟨ (Friend in the cycle’s branch)⟩, and until {luck:now.to} the back room holds one more vote for you. You’re steadier and harder to talk around. Keep one or two small matters in which somebody else decides, or that door will rust from the inside.',
      },
      {
        id: 'inner.now.jiecai',
        because: ['luck:now-branch=jiecai'],
        says: ['inner.now.company=more'],
        zh_CN:
          '心里添了一个陪跑的，你慢就跟着慢，你快偏要快你半步。{luck:now}的地支带来劫财，最不服输的那一类，从{luck:now.from}到{luck:now.to}，别人的好消息会让你翻一个身。劲头是添了，花得也快。跑之前问一声：这圈是谁报的名。',
        en_US:
          'A running mate has turned up in your head; slow down and so do they, speed up and they’re half a step ahead. The branch of {luck:now} brings the Rival, your match in strength and quicker of hand, from {luck:now.from} to {luck:now.to}. Other people’s good news makes you turn over in bed. It does give you legs, and it spends them. Before each lap ask who entered you for it.',
      },
      {
        id: 'inner.now.shishen',
        because: ['luck:now-branch=shishen'],
        says: ['inner.now.pace=slower'],
        zh_CN:
          '你肯为一锅慢火的汤、一盆刚冒芽的蒜早些回家了。{luck:now}的地支藏着食神，不肯赶路的那颗星，{luck:now.to}以前，里头的日子比外头的慢一拍，人松下来，手上反而有东西做成。松久了，硬骨头会一直搁着。每季挑一块，趁汤没开的工夫啃。',
        en_US:
          'You’ll go home early now for a slow soup, or a clove of garlic that has sprouted. The branch of {luck:now} holds the Eating god, who won’t be hurried through supper, and until {luck:now.to} the clock indoors has mislaid its second hand. You loosen, and things get made. The tough jobs, meanwhile, keep being put off. Take one each season, while the pot comes to a boil.',
      },
      {
        id: 'inner.now.shangguan',
        because: ['luck:now-branch=shangguan'],
        says: ['inner.now.voice=restless'],
        zh_CN:
          '舌头底下压着一句话，这些年越压越有味道。{luck:now}的地支里是伤官，越憋越辣的那颗星，到{luck:now.to}，从前忍得过去的规矩，忽然一条条都想问凭什么。别急着对人说。先写成能给陌生人看的东西，写完还剩下的那点气，才值得当面讲。',
        en_US:
          'There’s a sentence under your tongue, and it has been ripening for years. In the branch of {luck:now} sits the Hurting officer, whose truths won’t keep, and until {luck:now.to} rules you used to put up with make you want to ask who says so. Don’t begin with people. Write it first as something a stranger could read. Whatever anger is left over then deserves to be said to a face.',
      },
      {
        id: 'inner.now.piancai',
        because: ['luck:now-branch=piancai'],
        says: ['inner.now.want=elsewhere'],
        zh_CN:
          '路过别人的窗口，你会想：住在里头是什么滋味。{luck:now}的地支带着偏财，总想换个窗口看看的那颗星，{luck:now.from}到{luck:now.to}，你心里摆着好几份没过过的日子，一份份拿起来试。试衣间待久了，身上那件会显旧，其实洗一洗照样合身。',
        en_US:
          'Passing a lit window, you wonder what it’s like to live in there. The branch of {luck:now} carries Indirect wealth, which can’t pass a window. From {luck:now.from} to {luck:now.to} several unlived lives hang in you, and you try them on. Stay in the fitting room long enough and what you came in wearing looks shabby. It still fits.',
      },
      {
        id: 'inner.now.zhengcai',
        because: ['luck:now-branch=zhengcai'],
        says: ['inner.now.want=nest'],
        zh_CN:
          '你开始认得家里每一只开关的声音。{luck:now}的地支守着正财，惜物顾家的那颗星，到{luck:now.to}为止，心里那点踏实都落在摸得着的东西上：补好的袜子，摆齐的碗，一本写满的账。东西添了，人别只顾着照看东西。每修好一样，坐下来用一回。',
        en_US:
          'You’ve begun to know each light switch at home by its click. In the branch of {luck:now} lives Direct wealth, which likes each thing accounted for, and until {luck:now.to} your peace of mind sits in objects: a quiet hinge, bowls in a row, a ledger without gaps. Don’t become the caretaker of them. Each time you’ve mended something, sit down and use it.',
      },
      {
        id: 'inner.now.qisha',
        because: ['luck:now-branch=qisha'],
        says: ['inner.now.pace=faster'],
        zh_CN:
          '你比闹钟早醒两分钟，躺着等它响。{luck:now}的地支压着七杀，不等人的那颗星，从{luck:now.from}起，心里像借住了一位教官，到{luck:now.to}才走。他在，你练得出平常练不出的东西。只要告诉他哪几天是探亲假，他认日历，不认求情。',
        en_US:
          'You wake two minutes before the alarm and lie there waiting for it. Seven killings, pressure in person, weighs on the branch of {luck:now}; since {luck:now.from} a drill sergeant has been billeted on you, and he stays until {luck:now.to}. With him there you learn what you otherwise wouldn’t. Tell him which days are leave. He respects a calendar. Pleading leaves him cold.',
      },
      {
        id: 'inner.now.zhengguan',
        because: ['luck:now-branch=zhengguan'],
        says: ['inner.now.order=wanted'],
        zh_CN:
          '说过的话，你近来会自己记一笔，做到了打个勾。{luck:now}的地支坐着正官，守章程、重信用的那颗星，到{luck:now.to}，心里想要一张桌子，抽屉都贴上标签。立得住是好事。标签贴到人身上就过了，家里人不归档。',
        en_US:
          'When you’ve said you’ll do a thing you note it down these days, and check it off. The branch of {luck:now} seats the Direct officer, who keeps rules and keeps word, and until {luck:now.to} you’d like to have a desk inside with every drawer labeled. It makes you firm on your feet. Labels on people are a step too far, though. Family doesn’t get filed.',
      },
      {
        id: 'inner.now.pianyin',
        because: ['luck:now-branch=pianyin'],
        says: ['inner.now.company=less'],
        zh_CN:
          '关门的声音轻了，关门的次数多了。{luck:now}的地支藏着偏印，越静越往里走的那颗星，{luck:now.to}以前，你心里在挖一口别人看不懂的井，挖到半夜也不觉得晚。井是真的有水。每隔一阵从井口喊一声，让地面上的人知道你还要吃饭。',
        en_US:
          'You shut the door more softly than before, and more often. The branch of {luck:now} hides the Indirect seal, the solitary student, and until {luck:now.to} you’re digging a well that makes no sense to anyone else. Midnight doesn’t feel late down there. There is water in it. Call up from time to time, so that people on the surface know you still eat.',
      },
      {
        id: 'inner.now.zhengyin',
        because: ['luck:now-branch=zhengyin'],
        says: ['inner.now.want=teacher'],
        zh_CN:
          '想有个人坐在对面，从头教你一样东西：这念头这些年常来。{luck:now}的地支里是正印，疼人、教人的那颗星，到{luck:now.to}，你爱听老人讲话，爱翻旧笔记，碰了壁先想回去补课。补课是好事，补到不肯下考场就成了躲。课表上先写好哪天考。',
        en_US:
          'The thought keeps coming of somebody across the table, teaching you a thing from the beginning. In the branch of {luck:now} is the Direct seal, which tucks people in. Until {luck:now.to} you like to hear old people talk and to leaf through old notes, and a setback makes you want to go home and study. Studying is fine. Put the date of the exam on the schedule before the lessons.',
      },
      {
        id: 'inner.now.canopy',
        because: ['luck:now-star=huagai', 'star:huagai'],
        says: ['inner.now.company=less'],
        zh_CN:
          '有几年不爱热闹，用不着觉得自己变怪了。{luck:now}带着华盖，给心里搭了一个凉棚⟨（华盖入运）⟩，到{luck:now.to}为止，你心里要一块不接待人的地方，手艺、念头都在那里长。跟亲近的人说个期限，免得他们以为你在生谁的气。',
        en_US:
          'If for some years parties don’t appeal, you haven’t turned strange. {luck:now} carries the Canopy, the quiet under one’s own roof ⟨ (Canopy in the cycle)⟩, and until {luck:now.to} you want one place in you where visitors aren’t received. Skills and ideas grow there. Give those close to you the date, or they’ll think you’re angry with somebody.',
      },
      {
        id: 'inner.now.lone',
        because: ['luck:now-star=guchen'],
        says: ['inner.now.company=less'],
        zh_CN:
          '一个人坐长途车，你近来反倒盼着它开慢些。{luck:now}带着孤辰，名字冷清，说的是独处的胃口变大了⟨（孤辰入运）⟩，要到{luck:now.to}才小下来。这胃口喂得饱，喂饱了待人更和气。每星期给它一顿整的，比天天躲五分钟强。',
        en_US:
          'Alone on a long bus ride, you’ve caught yourself hoping it would go slower. {luck:now} carries the Lone star; the name is bleak, and what it means is a larger appetite for being by yourself ⟨ (Lone star in the cycle)⟩, until {luck:now.to}. It can be fed, and fed, it leaves you kinder to people. One full meal of it a week does more than hiding for five minutes a day.',
      },
    ],
  },
  {
    id: 'inner-luck-contact',
    card: 'inner',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'inner.luck.clash-day',
        because: ['luck:now-clash@day'],
        says: ['inner.now.furniture=moves'],
        zh_CN:
          '里屋的家具，这十年每隔一阵就挪一次：睡哪边，听谁的，什么叫够。{luck:now}的地支正对着你的日支⟨（运支冲日支）⟩，到{luck:now.to}才歇。搬动的时候灰大，搬完发现墙上原来有扇窗。心里一乱，先别换人换事，把真的床换个方向睡一星期。',
        en_US:
          'In the back room the furniture keeps being moved: which side to sleep on, whose word counts, how much is enough. The branch of {luck:now} faces your day branch, and goes on facing it until {luck:now.to} ⟨ (cycle faces the day)⟩. It raises dust, and behind the wardrobe there turns out to be a window. When you’re unsettled don’t change a person or a plan first. Turn the real bed around for a week.',
      },
      {
        id: 'inner.luck.join-day',
        because: ['luck:now-six-combine@day'],
        says: ['inner.now.furniture=stays'],
        zh_CN:
          '从前坐不住的那把椅子，你近来一坐就是一晚。{luck:now}的地支跟你的日支合住了⟨（运支合日支）⟩，{luck:now.to}以前，里屋有人作伴，心事少一半，念头也少跑一半路。太舒服的时候，门外那封信会一直不拆。每个月初一，先拆信，再坐下。',
        en_US:
          'There’s a chair you could never sit still in, and now you’re in it all evening. The branch of {luck:now} has joined your day branch ⟨ (cycle joins the day)⟩. Until {luck:now.to} the back room has company, so half of the worries are gone, and half of the wandering. In so much comfort a letter can lie by the door for a season. On the first of each month, open the mail and then sit down.',
      },
      {
        id: 'inner.luck.clash-month',
        because: ['luck:now-clash@month'],
        says: ['inner.now.standard=rewritten'],
        zh_CN:
          '从小背到大的那条“我必须”，这些年读起来像别人写的。{luck:now}的地支正对着月支⟨（运支冲月支）⟩，你要求自己的那一套，到{luck:now.to}以前会一条条被拿出来重审。有的留，有的作废，作废那天会空落落的。别一夜全撕，撕一条，用三个月，看天塌不塌。',
        en_US:
          'The “I must” you’ve recited all your life has lately sounded like somebody else’s prose. The branch of {luck:now} faces your month branch ⟨ (cycle faces the month)⟩, and until {luck:now.to} whatever you demand of yourself is called up for review, clause by clause. Some stand, some are struck, and on the day one goes you feel a draft. Don’t tear them all up overnight. Strike one and live three months without it.',
      },
      {
        id: 'inner.luck.join-month',
        because: ['luck:now-six-combine@month'],
        says: ['inner.now.standard=befriended'],
        zh_CN:
          '心里那个监工，这十年肯坐下来跟你一道吃饭了。{luck:now}的地支合着月支⟨（运支合月支）⟩，到{luck:now.to}，你要求自己的和你做得到的，谈得拢，活做完就是做完。关系一好，容易让他连周末也留宿。饭后送他到门口，把灯关一盏。',
        en_US:
          'The foreman in you has begun to sit down and eat with you. The branch of {luck:now} joins your month branch ⟨ (cycle joins the month)⟩, and until {luck:now.to} what you demand and what you can do have come to terms; when a job is done, it’s done. On such good terms he tends to stay the weekend. See him to the door after dinner and turn off a light.',
      },
      {
        id: 'inner.luck.harm-day',
        because: ['luck:now-harm@day'],
        says: ['inner.now.hearing=off'],
        zh_CN:
          '你常常要过半天，才明白刚才那阵不痛快从哪来。{luck:now}的地支与日支相害⟨（运支害日支）⟩，从{luck:now.from}到{luck:now.to}，外头的话送进里屋，总晚一步、歪一点。心里先起一层雾，理由后补。雾起的时候记下钟点，攒十条，会看出是同一扇窗没关严。',
        en_US:
          'It often takes you half a day to find out what that bad mood was about. The branch of {luck:now} crosses your day branch ⟨ (cycle crosses the day)⟩. From {luck:now.from} to {luck:now.to} whatever’s said outside reaches the back room late and slightly bent; the fog comes first, the reason after. Note the hour each time. After ten entries you’ll see that one and the same window was left open.',
      },
      {
        id: 'inner.luck.punish-day',
        because: ['luck:now-punish@day'],
        says: ['inner.now.grain=sanded'],
        zh_CN:
          '像有人拿细砂纸，在你心里同一块木头上来回擦。{luck:now}的地支与日支相刑⟨（运支刑日支）⟩，到{luck:now.to}为止，小事上反复：该不该回那句话，这样算不算好。擦得疼，也擦得亮。定一个规矩，同一件事想过三遍就得动一次手，哪怕只动一下。',
        en_US:
          'Somebody is going over one and the same plank in you with fine sandpaper. The branch of {luck:now} rubs against your day branch until {luck:now.to} ⟨ (cycle rubs the day)⟩, and it comes out as going back and forth over small things: if that needed an answer, if this counts as good. It’s sore, and it shines. Make a rule: thought of three times, a thing must be touched once.',
      },
      {
        id: 'inner.luck.self-day',
        because: ['luck:now-self-punish@day'],
        says: ['inner.now.grain=sanded'],
        zh_CN:
          '对面搬来一位跟你同名的邻居，作息都一样，你看他处处不顺眼。{luck:now}的地支和日支是同一个字，照面就磨⟨（运支与日支自刑）⟩，{luck:now.to}以前，你挑的全是自己的毛病。挑得准。改好一条就放下一条，放下的别再捡回来。',
        en_US:
          'A neighbor has moved in across the hall with your name and your hours, and nothing about them pleases you. The branch of {luck:now} is the same as your day branch, a kind that rubs against itself ⟨ (cycle and day rub their own kind)⟩. Until {luck:now.to} the faults you find are your own. You find them accurately. Mend one, put it down, and don’t pick it up again.',
      },
      {
        id: 'inner.luck.half-day',
        because: ['luck:now-half-three@day'],
        says: ['inner.now.partner=yes'],
        zh_CN:
          '那件一个人想了很久的事，近来里头有人接话了。{luck:now}的地支与日支半合⟨（运支半合日支）⟩，到{luck:now.to}，念头有了搭档，想到一半会自己往前走。缺的是摆上台面的那一下。挑一样，从心里搬到桌上，放一件实物占住地方。',
        en_US:
          'Something you’d long been thinking over by yourself has begun to get answers from within. The branch of {luck:now} is half joined to your day branch ⟨ (half joining)⟩, and until {luck:now.to} your ideas have a partner; left half finished, they walk on. What’s lacking is the moment of being laid on the table. Choose one, and put an actual object there to hold its place.',
      },
      {
        id: 'inner.luck.clash-hour',
        because: ['luck:now-clash@hour'],
        says: ['inner.now.later=redrawn'],
        zh_CN:
          '多年不改的那个心愿，这些年忽然看着不像自己的。{luck:now}的地支正对着时支⟨（运支冲时支）⟩，往后要过什么日子，到{luck:now.to}以前会改几回图纸，夜里改得最多。图纸可以改，地基别跟着挖。每改一版，旧的留一份，标上日子。',
        en_US:
          'A wish you’ve held for years has started to look like somebody else’s. The branch of {luck:now} faces the branch of your hour ⟨ (cycle faces the hour)⟩, and until {luck:now.to} the drawings for later get revised more than once, mostly at night. Revise the drawings and leave the foundations. With every new version, keep the old one and write the date on it.',
      },
      {
        id: 'inner.luck.join-hour',
        because: ['luck:now-six-combine@hour'],
        says: ['inner.now.later=kept-company'],
        zh_CN:
          '夜里想的那件事，白天居然开始有人问起。{luck:now}的地支合着时支⟨（运支合时支）⟩，到{luck:now.to}，藏在熄灯以后的心愿有了伴，从前只敢想的，如今敢列个材料清单。清单列得开心，可以列一年。先买单子上最便宜的那一样。',
        en_US:
          'What you think about at night, people have begun to ask about by day. The branch of {luck:now} joins the branch of your hour ⟨ (cycle joins the hour)⟩. Until {luck:now.to} the wish that kept to the dark has company, and what you only dared to imagine now has a list of materials. Making the list is such fun that it can take a year. Buy the cheapest item on it.',
      },
      {
        id: 'inner.luck.clash-year',
        because: ['luck:now-clash@year'],
        says: ['inner.now.origin=argued'],
        zh_CN:
          '跟从前的自己吵架，这十年比较多。{luck:now}的地支正对着年支⟨（运支冲年支）⟩，来处教的那几条，到{luck:now.to}以前会跟你要走的路顶上：该不该回去，该不该还那样过年。吵赢了也别搬空，留下一样旧物，过些年你会自己去拿。',
        en_US:
          'Arguments with your earlier self are more frequent this decade. The branch of {luck:now} faces the branch of your year ⟨ (cycle faces the year)⟩, and until {luck:now.to} what you were taught where you come from runs into where you’re going. Moving back is one subject; the way holidays are kept is another. Win if you can, but don’t clear the house. Keep one old object. You’ll go looking for it.',
      },
    ],
  },
  {
    id: 'inner-years',
    card: 'inner',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'inner.years.clash-day',
        because: ['years:clash@day<=1'],
        zh_CN:
          '有一扇一直顶着的门，{year:clash@day}会自己开一条缝。那一年的地支正对着你的日支⟨（流年冲日支）⟩，压着没想的事，多半在洗碗、等车的时候冒出来。冒出来就写下，写的时候不做决定。过了这一年再看那张纸，能留下的才算数。',
        en_US:
          'One door that you’ve kept your shoulder against will open a crack in {year:clash@day}. The branch of that year faces your day branch ⟨ (year faces the day)⟩, and what you’ve put off thinking comes up over the dishes, or at the bus stop. Let it come up, and decide nothing while the door is swinging. Look again when the year is over. Whatever still holds counts.',
      },
      {
        id: 'inner.years.join-day',
        because: ['years:six-combine@day<=1'],
        zh_CN:
          '想跟自己和好，{year:six-combine@day}是个好日子口。那年的地支与你的日支相合⟨（流年合日支）⟩，里屋肯让人进，也肯把灯开大：一句憋了很久的“算了”，那年说得出口。挑一件你最不肯原谅自己的小事，提前写好，到时候念完就撕掉。',
        en_US:
          'For making up with yourself, {year:six-combine@day} is the time. The branch of that year joins your day branch ⟨ (year joins the day)⟩; the back room lets people in and turns the lamp up, and a “never mind” you’ve been unable to say gets said. Pick the smallest thing you haven’t forgiven yourself. Write it down ahead of time, read it out that year, and tear up the paper.',
      },
      {
        id: 'inner.years.own-sign',
        because: ['years:own-sign<=1'],
        zh_CN:
          '生年的那个地支，{year:own-sign}又转回来⟨（本命年）⟩。老话要人系红绳，本书只说里头的事：来处那间屋会亮灯，早年的口味、口音、没做完的功课，一样样来敲门。敲得勤了会烦。主动请一回：找出一张最旧的照片，问清楚是谁拍的。',
        en_US:
          'In {year:own-sign} the branch of your birth year comes around again ⟨ (year of one’s animal)⟩. Tradition ties a red thread; this book speaks of what happens inside. A lamp goes on in the room you came from, and early tastes, your first accent, lessons left undone come knocking one by one. So much knocking is tiresome. Invite one of them: find the oldest photograph and ask who took it.',
      },
      {
        id: 'inner.years.canopy',
        because: ['years:star=huagai<=2', 'star:huagai'],
        says: ['alone=needed'],
        zh_CN:
          '给自己留一个月的长假，排在{year:star=huagai}前后最值。命里本有一颗华盖，爱清静、能做东西的那颗星，那年再添一颗⟨（流年华盖）⟩，想一个人待着的念头会翻倍，做得成的东西也翻倍。提前跟身边的人讲好，比到时候不回消息强。',
        en_US:
          'If you have a month off to spend on yourself, spend it around {year:star=huagai}. You were born with the Canopy, the star of quiet and of things made in it, and that year brings a second ⟨ (Canopy in the year)⟩. The wish to be alone doubles, and so does what gets made. Tell those close to you in advance. It’s better than not answering when the time comes.',
      },
      {
        id: 'inner.years.lone',
        because: ['years:star=guchen<=2', 'star:guchen'],
        says: ['alone=needed'],
        zh_CN:
          '到了{year:star=guchen}，你大概会少回几条消息。命里有一颗孤辰，那年又来一颗，名字冷清，意思只是更想一个人待着⟨（流年孤辰）⟩。待得住是本事，待得没有消息，惦记你的人会慌。定一个每周报平安的人，一句“在”就够，别的随你。',
        en_US:
          'Fewer messages will get an answer from you in {year:star=guchen}. There’s a Lone star in your chart and that year brings another, so you’ll want the room to yourself more often ⟨ (Lone star in the year)⟩. You do it well. Those who think of you do it less well. Choose one person to report to weekly. “Still here” is enough.',
      },
      {
        id: 'inner.years.self-day',
        because: ['years:self-punish@day<=3'],
        zh_CN:
          '把复查自己的那套功夫，留到{year:self-punish@day}用。那年来的字跟你的日支一模一样，照面就磨⟨（流年与日支自刑）⟩，你会忍不住把旧账一笔笔重看。真有错账，那年查得最清。查完订成一册，写上“已阅”，第二年不再拆封。',
        en_US:
          'Save your talent for auditing yourself for {year:self-punish@day}. The branch of that year is the same as your day branch, a kind that rubs against itself ⟨ (year and day rub their own kind)⟩. You won’t be able to leave the old books shut. If there is an error, that’s the year it’s found. Bind the pages when you’re through, mark them “read,” and leave the cover closed the year after.',
      },
      {
        id: 'inner.years.clash-month',
        because: ['years:clash@month<=2'],
        zh_CN:
          '你给自己打分的那张表，{year:clash@month}要换版。那年的地支正对着月支⟨（流年冲月支）⟩，从前得意的忽然不算分，从前扣分的忽然看着可爱。换版期间别给别人打分，手上没准星。等那一年过完，把新表抄正，只抄七行。',
        en_US:
          'The sheet by which you grade yourself gets a new edition in {year:clash@month}. The branch of that year faces your month branch ⟨ (year faces the month)⟩. What you were proud of stops scoring, and something you always marked down looks oddly lovable. While it’s in revision don’t grade other people, since your aim is off. When the year is done, make a clean copy of the new sheet. Seven lines, no more.',
      },
      {
        id: 'inner.years.half-day',
        because: ['years:half-three@day<=1'],
        zh_CN:
          '一直找不到人商量的那件事，{year:half-three@day}会有个搭话的。那年的地支与日支半合⟨（流年半合日支）⟩，里头的你肯跟外来的人搭伙，话从半句开始，常在做别的事时谈成。把那件事先缩成一句，放在嘴边，遇上了别绕。',
        en_US:
          'The matter you’ve had nobody to discuss with will find its partner in {year:half-three@day}. The branch of that year is half joined to your day branch ⟨ (half joining)⟩, and the you inside is willing to go in with someone from out there. It begins with half a sentence, over some other job. Get the matter down to one line and keep it handy. When the time comes, don’t go around it.',
      },
      {
        id: 'inner.years.clash-hour',
        because: ['years:clash@hour<=2'],
        zh_CN:
          '睡前常想的那幅“以后”，{year:clash@hour}会有人来动一笔。那年的地支正对着时支⟨（流年冲时支）⟩，动的可能是地方，可能是里头的人，动完你先是恼，后来发现少的那一样本来就画不像。年初把那幅画讲给一个人听，留个底，好知道改了哪里。',
        en_US:
          'The picture of “later” that you look at before sleep will have a stroke added in {year:clash@hour}. The branch of that year faces the branch of your hour ⟨ (year faces the hour)⟩. It could be the place that changes, or who’s in it. You’re annoyed at first, and then you see that the missing piece never looked right. Describe the picture to somebody as the year begins, so there’s a copy.',
      },
      {
        id: 'inner.years.join-month',
        because: ['years:six-combine@month<=2'],
        zh_CN:
          '逼自己逼得最不顺的那件事，放到{year:six-combine@month}再逼。那年的地支与月支相合⟨（流年合月支）⟩，要求你的那个声音会换一副口气，像老师忽然叫了你的小名，你倒肯做了。趁这口气在，把开头那几步走完，走完就成了习惯。',
        en_US:
          'Whatever you’ve been forcing on yourself with the least success, keep for {year:six-combine@month}. The branch of that year joins your month branch ⟨ (year joins the month)⟩; the voice that makes demands changes its tone, like a teacher who suddenly uses your nickname, and you find you’re willing. While it speaks that way, take the first few steps. After them it’s a habit.',
      },
      {
        id: 'inner.years.turn',
        because: ['years:turn<=1'],
        says: ['inner.turn=near'],
        zh_CN:
          '近来你常在旧东西前站一会儿，自己也说不上为什么。{year:turn}要换大运，十年一换的那种换⟨（交运）⟩，心里先开始收拾：哪些念头带走，哪些留在这一程。新主意不急着定，找一处这十年给过你好处的地方，再去站一站，道一声谢。',
        en_US:
          'You may have noticed yourself standing in front of old things without knowing why. In {year:turn} your luck changes, as it does once in ten years ⟨ (the cycle turns)⟩, and something in you has begun packing: which thoughts to take along, which to leave at this stop. New resolutions can wait. Go and stand once more in a place that these ten years gave you, and say your thanks there.',
      },
      {
        id: 'inner.years.punish-day',
        because: ['years:punish@day<=2', 'rel:punish@day'],
        zh_CN:
          '老习惯挑{year:punish@day}来改，最省力，因为那年它自己会跳出来。日支本来就有一处互相磨着，那年的地支又添一道⟨（流年刑日支）⟩，平日只觉得隐隐不顺的，那年看得见齿在哪里卡。看见了别使蛮劲，拆开，上点油，隔一周再合。',
        en_US:
          'An old habit is most easily changed in {year:punish@day}, when it jumps out by itself. Your day branch already grinds against something, and the branch of that year adds to it ⟨ (year rubs the day)⟩. What was a vague roughness shows exactly where the teeth catch. Once you see it, don’t use force. Take it apart, oil it, wait a week, and put it together.',
      },
    ],
  },
]
