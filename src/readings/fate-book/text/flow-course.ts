import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-source',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.source.wood-to-wood',
        because: ['pct:most=wood', 'day:wood'],
        claims: ['presumes=friends', 'not=pct:fire<=0'],
        form: ['statement'],
        zh_CN:
          '你的主意多半来自跟你差不多的人。盘里木最多，占{pct:wood}，你自己也是木⟨（比劫为源）⟩。木下一站生火，占{pct:fire}，那是动手和亮相的一段：这一段宽，聊完就有人开始做；这一段窄，同一个打算能聊三回。',
        en_US:
          'Most of your ideas come from people much like you. Wood makes up {pct:wood} of the chart, more than anything else, and you’re wood yourself ⟨(peers at the source)⟩. Wood goes on to fire, {pct:fire}, where things get started and shown. Where that stretch is wide, somebody begins as soon as the talk is over. Where it’s narrow, the same plan gets discussed three times.',
      },
      {
        id: 'flow.source.wood-to-fire',
        because: ['pct:most=wood', 'day:fire'],
        claims: ['presumes=reading', 'not=pct:earth<=0'],
        form: ['statement'],
        zh_CN:
          '总有人往你手里塞东西学：一本书，一句提点，一个“你该试试”。你是火，盘里最多的是木，占{pct:wood}，也就是教你养你的那一边⟨（印为源头）⟩，一沾就着。火再往下落到土上，占{pct:earth}。一时兴起学来的，能不能留下摸得着的一样，看的就是这一段；你家里那些只用过一次的工具，都停在这一段之前。旁人说你三分钟热度，其实你学得进去，只是学完以后，手边常常没有等着用它的事。',
        en_US:
          'Somebody is always handing you a thing to learn: a book, a tip, a “you should try this.” You’re fire, and what your chart has most of is wood, {pct:wood}, the side that teaches and feeds you ⟨(resource at the source)⟩. You catch quickly. Beyond fire comes earth, {pct:earth}, and that stretch decides if an enthusiasm leaves behind something one can touch. The tools you’ve used once all stopped short of it. People say you never stick with anything. You do learn it. There’s just nothing waiting for it when you’re done.',
      },
      {
        id: 'flow.source.wood-to-earth',
        because: ['pct:most=wood', 'day:earth'],
        claims: ['presumes=work', 'not=pct:fire<=0'],
        form: [],
        zh_CN:
          '你日历上别人替你填的格子，比你自己填的多。你是土，盘里最多的却是木，占{pct:wood}，那是给你派事、定规矩的一边⟨（官杀为源）⟩。木要先变成火，才到得了土；火占{pct:fire}，这一段叫弄懂。同一件差事，懂了缘由就轻一半。',
        en_US:
          'More squares of your calendar were filled in by others than by you. You’re earth, and there’s more wood than anything else, {pct:wood} of the chart, the side that hands out tasks and sets rules ⟨(officers at the source)⟩. Wood reaches earth by way of fire, {pct:fire}, and in life that step is called understanding. A task whose reason you know weighs half as much.',
      },
      {
        id: 'flow.source.wood-to-metal',
        because: ['pct:most=wood', 'day:metal'],
        claims: ['presumes=household', 'not=pct:fire<=0'],
        form: ['scene', 'list'],
        zh_CN:
          '冰箱、电脑桌面、储藏间，打开都是等着你处置的东西。你是金，盘里最多的是木，占{pct:wood}，要你经手、要你修剪⟨（财为源头）⟩，剪完一茬又冒一茬。木下一站是火，占{pct:fire}：哪件归谁管，做到几分算完，在这一段说。这一段说得清，你放得下剪刀；说不清，你就一直剪到半夜，剪完了还替别人那一片也修了修。改天那一片的主人来谢你，你嘴上说顺手，心里又记下一摊。',
        en_US:
          'The refrigerator, the desktop, the hall closet: open any of them and it’s all waiting for you. You’re metal, and there’s more wood than anything else, {pct:wood} of the chart, for you to handle and prune ⟨(wealth at the source)⟩, and it grows back. Past wood lies fire, {pct:fire}, where it’s settled who owns a job and when it counts as done. If it gets settled there, you can put the shears down. If it doesn’t, you prune until midnight and then do a bit of somebody else’s, too. When its owner thanks you, you say it was nothing, and add another patch to your list.',
      },
      {
        id: 'flow.source.wood-to-water',
        because: ['pct:most=wood', 'day:water'],
        says: ['out=much'],
        claims: ['presumes=friends', 'not=pct:fire<=0'],
        form: [],
        zh_CN:
          '别人一句话刚落地，你的回话已经分了枝。你是水，水全浇给了木：木占{pct:wood}，盘里最多的是你说的、写的、做的⟨（食伤为源）⟩，一茬接一茬。木再往前是火，占{pct:fire}，那是有人来取的一段。出得快、收得少的年份，你会以为是自己做得不够，于是做得更多；其实常常是没有人知道东西在你这里。问一句“这个你用得上吗”，比再做三样快得多，只是你总觉得问出口像在讨赏。',
        en_US:
          'Someone says a sentence, and by the time it ends your answer has branches. You’re water, and all of you goes into wood, {pct:wood} of the chart: what you say, write and make is the largest part ⟨(output at the source)⟩, one crop after another. From wood it goes on to fire, {pct:fire}, where people come to collect. When much goes out and little comes back, you’ll think you haven’t done enough and do more. Often it’s that nobody knew you had it. Asking “could you use this?” would be faster than making three more. But to you it sounds like fishing for praise.',
      },
      {
        id: 'flow.source.fire-to-wood',
        because: ['pct:most=fire', 'day:wood'],
        says: ['out=much'],
        claims: ['presumes=reading', 'not=pct:earth<=0'],
        form: ['scene'],
        zh_CN:
          '散场到家，衣服上还带着人声，你舍不得睡。你是木，盘里最多的是火，占{pct:fire}，劲从你身上往外走，变成话、变成作品、变成一屋子的笑⟨（食伤为源）⟩。火下面是土，占{pct:earth}：讲过的话若沉成一份稿子，是在这里沉的。',
        en_US:
          'You come home with the room’s voices still in your coat and don’t feel like sleeping. You’re wood, and there’s more fire than anything else, {pct:fire} of the chart: what you have goes outward, into talk, into work, into other people laughing ⟨(output at the source)⟩. After fire comes earth, {pct:earth}, where something said settles into a draft.',
      },
      {
        id: 'flow.source.fire-to-fire',
        because: ['pct:most=fire', 'day:fire'],
        claims: ['presumes=friends', 'not=pct:earth<=0'],
        form: ['statement'],
        zh_CN:
          '有人喊“走”，你就在路上了。盘里火最多，占{pct:fire}，你自己也是火⟨（比劫为源）⟩，起头靠的是同伴的兴头，人多你就快。火歇在土上，土占{pct:earth}，也就是第二天还在的那部分：照片存在谁那里，下一回定在哪天。人散以后你会空一阵，这不是出了什么事，是别人的火走了，你要等一会儿才看得见自己那一支。看见了你会惊讶，它烧得很稳，一晚上也没怎么动过。',
        en_US:
          'Somebody says “let’s go,” and you’re on the road. Fire makes up {pct:fire} of the chart, more than anything else, and you’re fire yourself ⟨(peers at the source)⟩; other people’s high spirits start you, and a crowd makes you fast. Fire comes to rest in earth, {pct:earth}: what’s still there on Monday, the photos and the date of the next time. When everyone has left you feel hollow for a while. Nothing is wrong. Their flames went home, and it takes a moment to see your own. When you do, you’ll be surprised how steadily it burns. It hasn’t flickered all evening.',
      },
      {
        id: 'flow.source.fire-to-earth',
        because: ['pct:most=fire', 'day:earth'],
        claims: ['presumes=reading', 'helps=fire', 'not=pct:metal<=0'],
        form: [],
        zh_CN:
          '得了一句肯定，你能踏实好几天。你是土，盘里最多的是火，占{pct:fire}，往你身上流的是暖：有人教，有人惦记，有人在背后替你说话⟨（印为源头）⟩。土再往下生金，占{pct:metal}，那是把受过的好变成一手本事。只有一样你要人提醒：别人对你好，多半是顺手，你却当成欠着的，于是本事练成了先拿去还。还清的那天，人家早忘了有过这回事。',
        en_US:
          'A word of approval keeps you steady for days. You’re earth, and what your chart has most of is fire, {pct:fire}. It comes toward you as warmth: somebody teaches, somebody asks after you, somebody speaks up when you’re out of the room ⟨(resource at the source)⟩. Earth goes on to bear metal, {pct:metal}, where kindness turns into skill. You do need reminding of one thing. People are kind to you in passing, and you enter it as a debt, so the skill goes first into paying it back. By the day you’ve paid, they’ve long forgotten.',
      },
      {
        id: 'flow.source.fire-to-metal',
        because: ['pct:most=fire', 'day:metal'],
        claims: ['presumes=work', 'burdens=fire', 'not=pct:earth<=0'],
        form: ['order'],
        zh_CN:
          '手机一震，肩膀先紧一下。你是金，盘里最多的是火，占{pct:fire}，往你这边来的尽是期限、考核、别人的急事⟨（官杀为源）⟩。火到金可以不直来，中间隔一层土，占{pct:earth}：先讲道理再派活的人，就在这一层。派活的人挑不了，动手前问一句“为什么要”。',
        en_US:
          'A phone buzzes, and your shoulders answer first. You’re metal, and there’s more fire than anything else, {pct:fire} of the chart: deadlines, reviews, other people’s emergencies ⟨(officers at the source)⟩. Fire needn’t go straight at metal if there’s earth between, {pct:earth}; the person who explains before assigning belongs there. You can’t choose who assigns. Ask what it’s for before you begin.',
      },
      {
        id: 'flow.source.fire-to-water',
        because: ['pct:most=fire', 'day:water'],
        claims: ['presumes=household', 'not=pct:earth<=0'],
        form: ['list'],
        zh_CN:
          '一场展，一间铺面，一大家子的年夜饭：归你照看的东西都热闹，也都离不开人。你是水，盘里最多的是火，占{pct:fire}，最多的是要你操心的一头⟨（财为源头）⟩。火往前走是土，占{pct:earth}，管边界：几点收摊，谁锁门，超了算谁的。边界画在前头，你才坐得下来；画在后头，就是你一个人站着收拾，别人都以为你喜欢。下一回你还是会揽下来，因为亮堂的东西你放不下手。',
        en_US:
          'A show, a shopfront, the whole family at the holidays: what’s in your care is lively, and none of it runs alone. You’re water, and there’s more fire than anything else, {pct:fire} of the chart, most of it needing to be minded ⟨(wealth at the source)⟩. From fire the stream goes into earth, {pct:earth}, which draws edges: closing time, who locks up, who pays for the overrun. With the edges drawn beforehand you get to sit down. Drawn afterward, it’s you alone with the broom, and everyone thinks you enjoy it. Next time you’ll take it on again. You can’t keep your hands off a thing that shines.',
      },
      {
        id: 'flow.source.earth-to-wood',
        because: ['pct:most=earth', 'day:wood'],
        claims: ['presumes=reading', 'not=pct:metal<=0'],
        form: ['statement'],
        zh_CN:
          '归你经管的东西多，你也就挪不动。你是木，盘里最多的是土，占{pct:earth}⟨（财为源头）⟩，沉，也靠得住。土再往前生金，占{pct:metal}，管裁断：哪样留，哪样撤。',
        en_US:
          'You have a great deal to look after, and so you’re hard to move. You’re wood, and there’s more earth than anything else, {pct:earth} of the chart ⟨(wealth at the source)⟩: heavy, and it holds. Earth goes on to bear metal, {pct:metal}, the part that decides what stays and what goes.',
      },
      {
        id: 'flow.source.earth-to-fire',
        because: ['pct:most=earth', 'day:fire'],
        says: ['out=much'],
        claims: ['presumes=reading', 'not=pct:metal<=0'],
        form: [],
        zh_CN:
          '你手上闲不住，随手做的小东西，前两样早被客人拿走了。你是火，盘里最多的是土，占{pct:earth}，热气都落到了实处⟨（食伤为源）⟩。土下一站是金，占{pct:metal}，那是挑出来、定个数的一段。你送人送得高兴，被问到值多少，倒答不上来。做东西的时候你谁也不想，做完了才想起是给谁的；所以你的东西件件像你，合不合别人用，要看运气。',
        en_US:
          'Your hands are never idle, and visitors have walked off with the last two things you made. You’re fire, and there’s more earth than anything else, {pct:earth} of the chart, so your heat ends up in objects ⟨(output at the source)⟩. After earth comes metal, {pct:metal}, where things get sorted and given a number. You enjoy giving them away. Asked what one is worth, you don’t know. While you’re making something you think of no one, and only afterward of whom it’s for. So every piece looks like you, and it’s luck if it suits anyone else.',
      },
      {
        id: 'flow.source.earth-to-earth',
        because: ['pct:most=earth', 'day:earth'],
        claims: ['presumes=friends', 'not=pct:metal<=0'],
        form: ['scene'],
        zh_CN:
          '搬家那天才看出来，来帮忙的尽是老面孔。盘里土最多，占{pct:earth}，你自己也是土⟨（比劫为源）⟩，四面都是一样厚实的人，来得慢，来了不走。土往前是金，占{pct:metal}，是你说出口、做成形的那一下。想了半年还没动的事，缺的常是第一句话，有人先替你说了，你反而很快。所以你交的朋友里，总有一个嘴快的，别人嫌他冒失，你知道少了他，你们一桌人到现在还在商量。',
        en_US:
          'Moving day shows it: the people carrying boxes are the ones who carried them last time. Earth makes up {pct:earth} of the chart, more than anything else, and you’re earth yourself ⟨(peers at the source)⟩, with others just as solid on every side, slow to come and slower to leave. Earth goes on to metal, {pct:metal}, the moment of saying it or making it. A plan half a year old usually lacks its opening sentence. When someone else says it first, you’re quick. That’s why there’s always one fast talker among your friends. Others find them rash. You know that without them the whole table would still be discussing it.',
      },
      {
        id: 'flow.source.earth-to-metal',
        because: ['pct:most=earth', 'day:metal'],
        claims: ['presumes=reading', 'not=pct:water<=0'],
        form: ['statement'],
        zh_CN:
          '问你一道题，你先去查三本书。你是金，盘里最多的是土，占{pct:earth}，进来的最多：资料，别人的安排，备用的备用⟨（印为源头）⟩。金再往前是水，占{pct:water}，那是讲给人听、拿出来用的一段。',
        en_US:
          'Ask you a question, and you look it up in three books first. You’re metal, and there’s more earth than anything else, {pct:earth} of the chart, so a great deal comes in: material, other people’s arrangements for you, a spare for the spare ⟨(resource at the source)⟩. Metal goes on to water, {pct:water}, where you tell it and use it.',
      },
      {
        id: 'flow.source.earth-to-water',
        because: ['pct:most=earth', 'day:water'],
        claims: ['presumes=reading', 'not=pct:metal<=0'],
        form: ['statement'],
        zh_CN:
          '你早学会了贴着规矩的边走。你是水，盘里最多的是土，占{pct:earth}，也就是管着你的那一边：门禁，流程，家里吃饭的座次⟨（官杀为源）⟩。土和水之间隔着金，占{pct:metal}，讲得清道理的人和写得明白的章程都在这里；有这样一位在，你守规矩守得比谁都好，没有，你就绕，绕得别人看不出来。你绕来的路，后来有几条成了大家走的路，规矩反倒跟着改了。',
        en_US:
          'You learned early to run along the edge of the rules. You’re water, and there’s more earth than anything else, {pct:earth} of the chart, which is what contains you: entry codes, procedures, who sits where at dinner ⟨(officers at the source)⟩. Between earth and water lies metal, {pct:metal}: people who can give a reason, rules that are clearly written. With someone like that around you keep the rules better than anyone. Without, you go around them, and nobody notices. A few of your detours became the road everybody takes, and the rule was changed to fit.',
      },
      {
        id: 'flow.source.metal-to-wood',
        because: ['pct:most=metal', 'day:wood'],
        claims: ['presumes=reading', 'burdens=metal', 'not=pct:water<=0'],
        form: ['scene'],
        zh_CN:
          '作文本上的红笔，别人早翻过去了，你还记得是哪一行。你是木，盘里最多的是金，占{pct:metal}，来修剪你的最多⟨（官杀为源）⟩。金和木之间隔着水，占{pct:water}，就是学：一句批评隔一夜写成一条笔记，下回就用得上；不写，它就一直是那句批评。',
        en_US:
          'Others turned the page long ago; you still know which line the red pen was on. You’re wood, and there’s more metal than anything else, {pct:metal} of the chart, and metal trims ⟨(officers at the source)⟩. Between metal and wood lies water, {pct:water}, and in life that’s study. A correction slept on and written up as a note gets used the next time. Not written up, it stays a correction.',
      },
      {
        id: 'flow.source.metal-to-fire',
        because: ['pct:most=metal', 'day:fire'],
        claims: ['presumes=work', 'not=pct:water<=0'],
        form: ['statement'],
        zh_CN:
          '到你手上的都是硬的，等着你处理：工具，订单，别人寄放的钥匙。你是火，盘里最多的是金，占{pct:metal}⟨（财为源头）⟩。金往前是水，占{pct:water}，归钟点管：几点开工，几点收。少了这一段，活计排到半夜；这一段太宽，还没热起来就到点了。你最顺的日子，开工的钟点每天都一样，收工的钟点也一样。打乱它的从来不是大事，是一句“就耽误你五分钟”。',
        en_US:
          'What reaches you is hard and waits to be worked: tools, orders, a spare set of somebody’s keys. You’re fire, and there’s more metal than anything else, {pct:metal} of the chart ⟨(wealth at the source)⟩. Next after metal comes water, {pct:water}, which keeps the hours: when you begin and when you stop. Too little of it, and the work runs to midnight. Too much, and time is up before you’re warm. Your best days start at the same hour and end at the same hour. It’s never a big thing that breaks it. It’s “this will take five minutes.”',
      },
      {
        id: 'flow.source.metal-to-earth',
        because: ['pct:most=metal', 'day:earth'],
        says: ['out=much'],
        claims: ['presumes=reading', 'not=pct:water<=0'],
        form: ['list'],
        zh_CN:
          '经你手的东西边角是齐的：表格对过，螺丝拧紧，该留的号码都留了。你是土，盘里最多的是金，占{pct:metal}⟨（食伤为源）⟩，做得成件。金再往下是水，占{pct:water}，是取货的人，也是走动的路。样样完工却不动的时候，差的往往是一个日子。',
        en_US:
          'What passes through your hands comes out square: columns checked, screws tight, every number written down. You’re earth, and there’s more metal than anything else, {pct:metal} of the chart ⟨(output at the source)⟩, so you make finished pieces. They go on to water, {pct:water}, which is both the people who pick them up and the road they travel. If it’s all done and nothing moves, what’s missing is usually a date.',
      },
      {
        id: 'flow.source.metal-to-metal',
        because: ['pct:most=metal', 'day:metal'],
        claims: ['presumes=friends', 'not=pct:water<=0'],
        form: ['order'],
        zh_CN:
          '跟你来往的人个个有棱角，点个菜也不肯让别人做主。盘里金最多，占{pct:metal}，你自己也是金⟨（比劫为源）⟩，碰出声响，也碰出交情。金往前是水，占{pct:water}，管把话说软、把东西送出去。碰得最响的那回，先一起走两站路再谈。',
        en_US:
          'The people around you have corners; nobody lets anyone else order for them. Metal makes up {pct:metal} of the chart, more than anything else, and you’re metal yourself ⟨(peers at the source)⟩. You ring when you knock together, and it makes for loyalty. Metal goes on to water, {pct:water}, which softens a sentence and carries the work off. After a loud one, take a walk together before you talk.',
      },
      {
        id: 'flow.source.metal-to-water',
        because: ['pct:most=metal', 'day:water'],
        claims: ['presumes=reading', 'helps=metal', 'not=pct:wood<=0'],
        form: [],
        zh_CN:
          '你的本事是一套一套练出来的。你是水，盘里最多的是金，占{pct:metal}，来路是训练、前人的办法和严一点的老师⟨（印为源头）⟩。水后头是木，占{pct:wood}，那是你自己长出来的东西。照谱弹得再准，曲子还是别人的；你心里知道哪几句是自己的，只是很少弹给人听。从前教你的人若还在，听见那几句，会比听你弹全曲更高兴。',
        en_US:
          'Your skills came by drill, one complete method after another. You’re water, and there’s more metal than anything else, {pct:metal} of the chart, so you’re fed by training, by other people’s methods, by the stricter kind of teacher ⟨(resource at the source)⟩. After water comes wood, {pct:wood}, something of your own growing. However well you play from the score, it’s somebody else’s piece. You know which bars are yours, and seldom play them for anyone. If whoever taught you could hear those, they’d like them better than the whole piece.',
      },
      {
        id: 'flow.source.water-to-wood',
        because: ['pct:most=water', 'day:wood'],
        claims: ['presumes=phone', 'not=pct:fire<=0'],
        form: ['question'],
        zh_CN:
          '网页开着二十几个，为什么一个也不关？因为每一个都可能用得上。你是木，盘里最多的是水，占{pct:water}，漫到脚下的是消息、知识和别人的关照⟨（印为源头）⟩。木再往前是火，占{pct:fire}，管的是用：用过一回的你记得住，光看的，看完就漂走了。',
        en_US:
          'Why are twenty tabs open and none of them closed? Because any of them might come in useful. You’re wood, and there’s more water than anything else, {pct:water} of the chart: news, knowledge and other people’s care ⟨(resource at the source)⟩. Wood goes on to fire, {pct:fire}, which stands for use. What you’ve used once you remember. What you’ve merely read floats off.',
      },
      {
        id: 'flow.source.water-to-fire',
        because: ['pct:most=water', 'day:fire'],
        claims: ['presumes=work', 'burdens=water', 'not=pct:wood<=0'],
        form: ['scene'],
        zh_CN:
          '刚说到兴头上，有人把预算表推到你面前。你是火，盘里最多的是水，占{pct:water}，最多的是来管你的：截止的钟点，冷静的上级，一句“再想想”⟨（官杀为源）⟩。水和火之间隔着木，占{pct:wood}，是你多学的那一步；对方的顾虑写在纸上，就成了可以学的题目。你怕的倒不是钱不够，是那股热被打断；打断过的事，再热起来要隔很久，而别人以为你已经想通了，不做了。',
        en_US:
          'You’re just getting warm when someone slides the budget across. You’re fire, and there’s more water than anything else, {pct:water} of the chart, which is what checks you: the closing hour, a cool superior, “think it over” ⟨(officers at the source)⟩. Between water and fire lies wood, {pct:wood}, the extra thing you learn. Written down, the other side’s worries become something to study. It isn’t the money that worries you, it’s having the heat broken off. Once interrupted, you take long to warm up again, and meanwhile everyone believes you’ve thought better of it.',
      },
      {
        id: 'flow.source.water-to-earth',
        because: ['pct:most=water', 'day:earth'],
        claims: ['presumes=money', 'not=pct:wood<=0'],
        form: ['scene'],
        zh_CN:
          '钱、东西、人情，从你门前过的多，停下来的要另算。你是土，盘里最多的是水，占{pct:water}⟨（财为源头）⟩，像守着一条大河，天天要筑埂、要摆渡。水往前是木，占{pct:wood}，是约定：过河收多少，写没写明。没写明的那几年，你帮的忙最多，收到的谢也最多，账上看不见。等你立起一块写明价钱的牌子，走的人会少几个，过河的人一个也没少。',
        en_US:
          'Money, goods and favors go past your door in quantity; how much of it stays is another count. You’re earth, and there’s more water than anything else, {pct:water} of the chart ⟨(wealth at the source)⟩, like a neighbor of a big river, forever banking it up or ferrying across. Water leads to wood, {pct:wood}, which is terms: what a crossing costs, and if that’s written anywhere. In years when it isn’t, you do the most favors and get the most thanks, and the books don’t show it. Once you put up a board with the price, a few of the idlers go away. Not one who really had to cross does.',
      },
      {
        id: 'flow.source.water-to-metal',
        because: ['pct:most=water', 'day:metal'],
        says: ['out=much'],
        claims: ['presumes=friends', 'not=pct:wood<=0'],
        form: [],
        zh_CN:
          '一句还没说完，下一句已经在路上，收口比开口难。你是金，盘里最多的是水，占{pct:water}，东西从你身上往外淌得快⟨（食伤为源）⟩。水再往前是木，占{pct:wood}，是用得着它的人。',
        en_US:
          'Before one sentence is out, the next is on its way, and the closing is harder for you than the opening. You’re metal, and there’s more water than anything else, {pct:water} of the chart: things pour out of you ⟨(output at the source)⟩. Water goes on to wood, {pct:wood}, the people who can use them.',
      },
      {
        id: 'flow.source.water-to-water',
        because: ['pct:most=water', 'day:water'],
        claims: ['presumes=friends', 'not=pct:wood<=0'],
        form: ['statement'],
        zh_CN:
          '朋友的朋友汇到你这里，分不清谁先认识谁。盘里水最多，占{pct:water}，你自己也是水⟨（比劫为源）⟩，哪一群里你都不算最吵，哪一群也没退。水往前是木，占{pct:wood}，是你自己名下长出来的一件事；人多的时候它长得慢，散了以后才轮到它。',
        en_US:
          'Friends of friends run together around you until nobody knows who met whom. Water makes up {pct:water} of the chart, more than anything else, and you’re water yourself ⟨(peers at the source)⟩. In none of your groups are you the loudest, and you’ve left none of them. Water goes on to wood, {pct:wood}, a thing that grows under your own name. In company it grows slowly, and its turn comes when people have gone home.',
      },
    ],
  },
  {
    id: 'flow-thin',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.thin.no-wood',
        because: ['pct:wood<=0'],
        says: ['flow.growing=skipped'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的事只有两种状态：还在想，已经好了。整张盘里没有木，⟨藏着的也没有，|⟩而木管的是从念头到成品慢慢长的那一段。所以想到便要亮出来，亮出来又嫌它生；等它长三天，多数人等得，你最难等。',
        en_US:
          'Your projects have two states: being thought about, and done. There’s no wood anywhere in this chart⟨, shown or hidden|⟩, and wood is the slow stretch where an idea grows into a thing. So whatever you think of has to be shown at once, and once shown it looks raw to you. Waiting three days for it to grow is easy for most people and hard for you.',
      },
      {
        id: 'flow.thin.no-fire',
        because: ['pct:fire<=0'],
        says: ['flow.showing=skipped'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '做完等于收起来：奖状在抽屉里，新做的东西直接进了柜子。盘里没有火，⟨藏着的也没有，|⟩火是亮相那一步；别人要知道你做了什么，得自己来翻。这样踏实，也白白少了许多回音。夸奖落不到你头上，你也不真的在乎；难受的是看见别人拿着差不多的东西，被人围着问。那时候你会想，我柜子里就有一件，做得还好些。想完，柜门还是关着。',
        en_US:
          'Done means put away: the certificate is in a drawer, and the new thing went straight into the cupboard. Your chart holds no fire⟨, shown or hidden|⟩, and fire is the step where things are shown. Anyone who wants to know what you’ve done has to come and look. It keeps you steady, and you hear little back. Praise doesn’t reach you, and you don’t truly mind. What stings is seeing somebody surrounded by people over a thing much like yours. I have one in the cupboard, you think, and it’s better made. The cupboard stays shut.',
      },
      {
        id: 'flow.thin.no-earth',
        because: ['pct:earth<=0'],
        says: ['decides=fast', 'flow.settling=skipped'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '片尾字幕还在滚，你已经打好了分。盘里没有土，⟨藏着的也没有，|⟩热闹和结论之间少了一块垫脚的地方，没有“先放着”这一说。干脆是真干脆，改起来也快；收藏和人情却不好积，因为积东西要一块放得住的地。你欠的不是判断，是两个判断之间的那一晚。你自己也知道，因为有好几样当天打了低分的，后来你一直在用；那一晚过去，分数常常要改。',
        en_US:
          'The credits are rolling, and you’ve given it a number. There’s no earth in the chart⟨, shown or hidden|⟩, so between the excitement and the verdict there’s nowhere to leave a thing meanwhile. You’re quick, and you change your mind quickly, too. What needs to pile up, a collection or a friendship, finds no floor. Your judgment is fine. What’s missing is the night between two of them. You know it, too. Several things you scored low on the day have been in use ever since. Leave a night in between, and the number often changes.',
      },
      {
        id: 'flow.thin.no-metal',
        because: ['pct:metal<=0'],
        says: ['flow.ending=drifts'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你的事很少是收掉的，多半是散掉的：计划没了下文，会员等卡过期，交情慢慢淡。金是收口那一下，盘里一个也没有⟨（藏着的也没有）⟩。散得不伤人，也不留据；隔几年有人问起，你说不清是哪天停的。结束一件事对你来说像得罪了谁，其实对方往往也在等你先开口。',
        en_US:
          'Few of your projects are closed; most of them just drift apart. A plan stops being mentioned, the membership lapses with the card, a friendship thins. Metal is the stroke that closes a thing, and the chart has none ⟨(shown or hidden)⟩. Nobody gets hurt, and nothing is on record. Asked some years later, you couldn’t say on which day it stopped. Ending something feels to you like offending someone, when they’re often waiting for you to say it first.',
      },
      {
        id: 'flow.thin.no-water',
        because: ['pct:water<=0'],
        says: ['stop=hard'],
        claims: ['presumes=adult'],
        form: ['scene', 'order'],
        zh_CN:
          '行李箱没清空，下一趟的票已经出了。水是两件事当中歇一歇的那口塘，整张盘里没有⟨（藏着的也没有）⟩，前一件的得失没人来得及想。所以你做过很多，回头讲得出道理的少。拆箱子那晚什么也别订，只把这一趟写满半页。',
        en_US:
          'The suitcase isn’t unpacked and the next ticket is bought. Water is the pause between two jobs, and the chart holds none ⟨(shown or hidden)⟩, so nobody has had time to think the last one over. You’ve done a good deal and drawn few conclusions from it. On the night you unpack, book nothing. Write half a page about the trip.',
      },
      {
        id: 'flow.thin.trace-wood',
        because: ['pct:wood<=4', 'pct:wood>=1'],
        says: ['flow.growing=narrow'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '五个打算排着队，等过同一根独木桥。木只占{pct:wood}，它要把念头养成能见人的东西，一回只够过一个。几个一起上，每个都长到巴掌高停住。排在第一的若能独走一季，后面几个反而都快，因为桥被走稳了；只是你总觉得让四个等着不公平，于是五个都等着。',
        en_US:
          'Five plans are standing in line for one footbridge. Wood comes to {pct:wood} of the chart, and its part is to raise ideas until they can be shown, one at a time. When several step on together, all of them stop at a hand’s height. If the first could have the bridge to itself for a season, the rest would go faster, since it’s been walked firm by then. But keeping four of them waiting seems unfair to you, and so all five wait.',
      },
      {
        id: 'flow.thin.trace-fire',
        because: ['pct:fire<=4', 'pct:fire>=1'],
        says: ['flow.showing=narrow'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '知道你好处的人，都是坐得近的那几位。火只占{pct:fire}，像一支蜡烛，照得亮一张桌子，照不到街上⟨（火主亮相）⟩。场面一大，你反而像没带东西来；人一少，你讲得比谁都好。所以要紧的事，你多半是在走廊里、饭桌边说成的，人多时的那一遍只是走个过场。不必为此改成别的样子，把人请近些就行，请得近的每一回，你都没失过手。',
        en_US:
          'The people who know what you’re good at have all sat near you. Fire comes to {pct:fire} of the chart, a candle’s worth: enough for a table, not for the street ⟨(fire stands for being shown)⟩. Before a large audience you look as if you’d brought nothing. With two or three people nobody explains better. What matters you tend to settle in the hallway or over a meal, and saying it before everyone is a formality. There’s no need to turn into somebody else. Bring people closer. Whenever you have, it went well.',
      },
      {
        id: 'flow.thin.trace-earth',
        because: ['pct:earth<=4', 'pct:earth>=1'],
        says: ['flow.settling=narrow'],
        claims: ['presumes=adult'],
        form: ['scene', 'order'],
        zh_CN:
          '饭桌上说好的事，你记在餐巾纸上，餐巾纸后来垫了桌脚。土只占{pct:earth}，热闹完要有地方落，这块地太小，兴头和结论之间常是空的。备一个固定的地方，一只碗也行，凡是口头答应的，当天扔进去。',
        en_US:
          'What was agreed at dinner you wrote on a napkin, and the napkin went under the table leg. Earth comes to {pct:earth} of the chart. After the excitement things need ground to land on, and here the plot is small. Give it a fixed place, a bowl will do. Whatever you promised aloud goes in the same day.',
      },
      {
        id: 'flow.thin.trace-metal',
        because: ['pct:metal<=4', 'pct:metal>=1'],
        says: ['flow.ending=small-door'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '你收东西快，清东西慢，一回只清得掉一件。金只占{pct:metal}，管的是挑一挑、断一断⟨（金主裁断）⟩。大扫除总扫到一半，就是这个缘故。',
        en_US:
          'Things enter your house fast and leave it one at a time. Metal comes to {pct:metal} of the chart, and metal sorts and cuts ⟨(metal stands for decisions)⟩. That’s why the great cleaning always stops in the middle.',
      },
      {
        id: 'flow.thin.trace-water',
        because: ['pct:water<=4', 'pct:water>=1'],
        says: ['flow.pause=short'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '会与会之间留了五分钟，你拿它回了三条消息。水只占{pct:water}，那是收工以后、开头以前的歇息，别人泡一池，你只有一杯。一杯也管用，条件是真喝；喝完再起头的事，返工少。',
        en_US:
          'Five minutes lay between two meetings, and you answered three messages in them. Water comes to {pct:water} of the chart, the pause after one thing and before the next; where others have a pool, you have a glass. A glass will do, provided you drink it. What you start after that needs less doing over.',
      },
      {
        id: 'flow.thin.least-wood',
        because: ['pct:least=wood', 'pct:wood>=4'],
        says: ['flow.growing=narrow'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '学一样新的，你起初看不出动静，隔一阵忽然跟上，再往后就稳了。五行里木最少，占{pct:wood}，从念头长成东西，你比别人多费些日子⟨（木主生长）⟩。慢不要紧，要紧的是别在半路换道，你的失手大多出在那里。',
        en_US:
          'With anything new there’s nothing to see at first; then you suddenly catch up, and after that it holds. Wood is the least of your five elements, {pct:wood} of the chart, so from idea to thing takes you longer than most ⟨(wood stands for growth)⟩. Slow is fine. Switching halfway is where most of your failures come from.',
      },
      {
        id: 'flow.thin.least-fire',
        because: ['pct:least=fire', 'pct:fire>=4'],
        says: ['flow.showing=narrow'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '夸人的话，你比旁人慢半拍；轮到说自己的好处，慢一整拍。五行里火最少，占{pct:fire}，亮相这一段窄⟨（火主亮相）⟩。常见的是：事做好一个星期了，该知道的人还不知道。等他们知道了来谢你，你又已经在做下一件，谢意落在空椅子上。能替你说一句的人，你身边一直有，你没请过；你以为请人说好话不体面，他们以为你不在意。',
        en_US:
          'Your compliments arrive half a beat late, and when the subject is you, a full beat. Fire is the least of your five elements, {pct:fire} of the chart, and the stretch where things get shown is narrow ⟨(fire stands for being shown)⟩. Hence the piece of work that’s a week old before those concerned have heard. By the time they come to thank you, you’re on the next one, and the thanks go to an empty chair. Someone who’d say it for you has been nearby all along. You think it’s undignified to ask. They think you don’t care.',
      },
      {
        id: 'flow.thin.least-earth',
        because: ['pct:least=earth', 'pct:earth>=4'],
        says: ['flow.settling=narrow'],
        claims: ['presumes=household'],
        form: ['scene'],
        zh_CN:
          '搬进去大半年，画还靠着墙根，钉子没敲。五行里土最少，占{pct:earth}，热闹过后该落脚、该存下的地方窄了些⟨（土主存留）⟩：朋友聚过没留影，活干完没留底。',
        en_US:
          'Half a year after moving in, the pictures still lean against the wall. Earth is the least of your five elements, {pct:earth} of the chart ⟨(earth stands for keeping)⟩. It’s tight at the point where things settle and get kept: a party without a photograph, a finished job without a copy.',
      },
      {
        id: 'flow.thin.least-metal',
        because: ['pct:least=metal', 'pct:metal>=4'],
        says: ['flow.ending=late'],
        claims: ['presumes=phone'],
        form: ['statement'],
        zh_CN:
          '正事讲完了，再见还要说上三遍。五行里金最少，占{pct:metal}，而金管收口⟨（金主裁断）⟩，退订、结项、一句“不去了”，在你这里样样比别的步骤晚一个星期。晚归晚，最后都收得住。',
        en_US:
          'The business is over, and the goodbyes take three rounds. Metal is the least of your five elements, {pct:metal} of the chart, and metal does the closing ⟨(metal stands for decisions)⟩. Cancellations, final reports and “I won’t be coming” run a week behind everything else with you. They do get done.',
      },
      {
        id: 'flow.thin.least-water',
        because: ['pct:least=water', 'pct:water>=4'],
        says: ['flow.pause=late'],
        claims: ['presumes=work'],
        form: ['scene', 'order'],
        zh_CN:
          '休假的头两天，你还照着上班的钟点醒，第三天才像休假。五行里水最少，占{pct:water}，一件事收了尾，要隔一阵才沉得下去、想得明白⟨（水主沉静）⟩。沉得慢的人最怕假短。头两天就安排走路，别安排想事。',
        en_US:
          'For the first two days of a vacation you wake at office hours. It begins on the third. Water is the least of your five elements, {pct:water} of the chart, and a finished thing takes a while to sink to where it can be thought about ⟨(water stands for stillness)⟩. Short breaks cheat you. Give the opening days to walking, and plan nothing for your head.',
      },
    ],
  },
  {
    id: 'flow-heavy',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.heavy.wood',
        because: ['pct:wood>=45'],
        says: ['flow.excess=begins'],
        claims: ['burdens=wood', 'presumes=adult'],
        form: ['scene', 'list'],
        zh_CN:
          '阳台的花盆，报了名的课，起了头的本子，在你这里样样都在冒芽。木占{pct:wood}，盘里最不缺的是开头⟨（木主生长）⟩。开头多了，彼此抢光：哪一样都活着，哪一样都不高。',
        en_US:
          'Flowerpots on the balcony, a course signed up for, a notebook four pages in: everything with you is sprouting. Wood makes up {pct:wood} of the chart, and what you’ll never run short of is beginnings ⟨(wood stands for growth)⟩. They take one another’s light. All are alive, and none is tall.',
      },
      {
        id: 'flow.heavy.fire',
        because: ['pct:fire>=45'],
        says: ['flow.excess=shines'],
        claims: ['burdens=fire', 'presumes=friends'],
        form: [],
        zh_CN:
          '跟你待过一晚的人，走的时候都比来时嗓门大。火占{pct:fire}⟨（火主亮相）⟩，一句话要站起来说，一张桌子要坐到十个人。这么亮的地方，看得见的多，看得清的少，因为没有影子可以歇眼睛；你后悔的决定，大半是在人最多、灯最亮的时候做的。换到清早，同一件事你看得见边，也看得见背面，往往十分钟就想完了，还想得比夜里对。',
        en_US:
          'People leave an evening with you louder than they came. Fire makes up {pct:fire} of the chart ⟨(fire stands for being shown)⟩: sentences get said standing up, and a table for six seats ten. In such light a great deal is visible and not much is distinct, since there are no shadows to rest the eye on. Most of the decisions you regret were made in company, with every lamp on. In the early morning you can see the edges of the same matter, and its back. Ten minutes are enough then, and you get it right more often.',
      },
      {
        id: 'flow.heavy.earth',
        because: ['pct:earth>=45'],
        says: ['flow.excess=keeps'],
        claims: ['burdens=earth', 'presumes=phone'],
        form: ['scene', 'order'],
        zh_CN:
          '抽屉里有上一部手机、上上一部手机，和它们的盒子。土占{pct:earth}，什么到你这里都先停下来：东西，消息，别人托的话⟨（土主存留）⟩。停得住是本事，谁来找都在；停得多了，就不流了。收了三年没动的，拍张照送走。',
        en_US:
          'In the drawer lie your last phone, the one before it, and both their boxes. Earth makes up {pct:earth} of the chart, and whatever comes to you stops first: objects, news, messages to be passed on ⟨(earth stands for keeping)⟩. It’s worth a good deal, being where people can find things. Too much of it, and nothing moves. What you haven’t touched in three years, photograph and give away.',
      },
      {
        id: 'flow.heavy.metal',
        because: ['pct:metal>=45'],
        says: ['flow.excess=judges'],
        claims: ['burdens=metal', 'presumes=adult'],
        form: ['scene', 'list'],
        zh_CN:
          '菜单上的错字，合同里的漏洞，朋友新剪的刘海，你一眼就有了看法。金占{pct:metal}⟨（金主裁断）⟩，尺子多，料子少。好处是你错得少；难处是旁人拿出东西以前，先想想你会怎么说。有的人因此只给你看最好的，有的人什么也不给你看了。你量自己也用同一把尺，这一点他们不知道；知道的那几个，挨了说也不走。',
        en_US:
          'The misprint on the menu, the gap in the contract, a friend’s new bangs: one look and you have a ruling. Metal makes up {pct:metal} of the chart ⟨(metal stands for decisions)⟩, plenty of rulers and little enough to measure. You make few mistakes. Other people hear in advance what you’ll say. Some of them show you only their best, and some have stopped showing you anything. You use the same ruler on yourself, which they don’t know. The few who do stay, even after a sharp word.',
      },
      {
        id: 'flow.heavy.water',
        because: ['pct:water>=45'],
        says: ['flow.excess=thinks'],
        claims: ['burdens=water', 'presumes=reading'],
        form: [],
        zh_CN:
          '问你去哪儿，能听到四条路线、两种天气和一个没说完的想法。水占{pct:water}⟨（水主思虑）⟩，没有哪一处是它绕不过去的，也就没有哪一处非停不可。想得远，岸就退得远。跟你出门的人学会了一招：先站到车旁边，再问你走哪条。真走起来你倒不挑，哪条都有看头；难的只是出门以前那半个钟头，四条路线都还活着，你一条也舍不得放。',
        en_US:
          'Ask where you’re going, and there are four routes, two forecasts and a thought that trails off. Water makes up {pct:water} of the chart ⟨(water stands for thinking)⟩; there’s nothing it can’t go around, so nothing makes it stop. The further you think, the further the shore backs off. Those who travel with you have learned to stand by the car first and then ask which way. Once under way you’re easy to please, since any of them has something to see. It’s the half hour before leaving that’s hard, with four routes alive and none you’d give up.',
      },
      {
        id: 'flow.heavy.wood-self',
        because: ['pct:wood>=45', 'day:wood'],
        says: ['flow.excess=begins'],
        claims: ['burdens=wood', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你身边长的全是同类，分不清哪一截是自己的主意。木占{pct:wood}，连你自己在内，你也是木⟨（比劫重重）⟩。风来时谁也吹不倒谁，要长高却得各自往外挪一步。你最像自己的那几样，都是在没有一个熟人做过的地方长出来的。',
        en_US:
          'All around you grows your own kind, until it’s hard to say which idea was yours. Wood makes up {pct:wood} of the chart, yourself included, since you’re wood as well ⟨(peers in numbers)⟩. No wind will flatten that. To gain height, though, each has to step out a little. What’s most your own grew in places where nobody you know had been.',
      },
      {
        id: 'flow.heavy.fire-self',
        because: ['pct:fire>=45', 'day:fire'],
        says: ['flow.excess=shines'],
        claims: ['burdens=fire', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '人越多你越亮，人一散，你比别人暗得深。火占{pct:fire}，连你自己在内，你也是火⟨（比劫重重）⟩，光从四面来，自己那一支反倒显不出。一个人的晚上你容易急着打电话叫人；留一件不用给谁看的手工，这样的晚上就有了去处。',
        en_US:
          'The more people, the brighter you are, and when they’ve gone you’re darker than most. Fire makes up {pct:fire} of the chart, yourself included, since you’re fire as well ⟨(peers in numbers)⟩; lit from all sides, your own flame is hard to pick out. On evenings alone you’re quick to call somebody. Some handwork that nobody will see gives such evenings a place.',
      },
      {
        id: 'flow.heavy.earth-self',
        because: ['pct:earth>=45', 'day:earth', 'kind:regular'],
        says: ['flow.excess=keeps', 'change=resists'],
        claims: ['helps=wood', 'burdens=earth', 'presumes=adult'],
        form: ['order'],
        quote: 'yhzp-wang-earth',
        zh_CN:
          '换一家理发店，你能考虑两年。土占{pct:earth}，连你自己在内，你也是土⟨（比劫重重）⟩，动一处要先跟另外几处商量。⟨《渊海子平》说：|古书上说：⟩“土旺得木，方能疏通。” 木就是一样你还不会的、往里钻的东西。从理发店换起也行。',
        en_US:
          'Changing barbers takes you two years. Earth makes up {pct:earth} of the chart, yourself included, since you’re earth as well ⟨(peers in numbers)⟩; to move one part the rest have to be consulted. “Strong earth needs wood before it opens and breathes,” ⟨the *Yuanhai Ziping* says|an old book says⟩. Wood is something that pushes in, a thing you can’t do yet. Start with the haircut.',
      },
      {
        id: 'flow.heavy.metal-self',
        because: ['pct:metal>=45', 'day:metal'],
        says: ['flow.excess=judges'],
        claims: ['presumes=reading', 'burdens=metal'],
        form: ['statement'],
        zh_CN:
          '你待自己比待旁人更严，旁人只听见响，看不见那一层。金占{pct:metal}，连你自己在内，你也是金⟨（比劫重重）⟩，像几把刀并排收在一个匣里，轻轻一晃就响。东西有一个允许弄坏的，你才松得下来：一支笔，一只杯子，一个星期天。',
        en_US:
          'You’re stricter with yourself than with anyone; people hear the ringing and miss that. Metal makes up {pct:metal} of the chart, yourself included, since you’re metal as well ⟨(peers in numbers)⟩, and blades laid side by side in a case ring when somebody walks past. You relax where one thing is allowed to get spoiled: one pen, one cup, one Sunday.',
      },
      {
        id: 'flow.heavy.water-self',
        because: ['pct:water>=45', 'day:water'],
        says: ['flow.excess=thinks'],
        claims: ['burdens=water', 'presumes=reading'],
        form: [],
        zh_CN:
          '别人的心事流进来，也就成了你的心事。水占{pct:water}，连你自己在内，你也是水⟨（比劫重重）⟩，自己和周围没有岸隔开。听得懂所有人，累在分不清是谁的累；半夜睡不着的时候，你替明天的谈话排到第七种开场，而那场谈话，多半根本不是你的。分清了以后，你反倒帮得上忙，因为站在岸上的人才扔得出绳子。',
        en_US:
          'Other people’s worries run in and pass for yours. Water makes up {pct:water} of the chart, yourself included, since you’re water as well ⟨(peers in numbers)⟩, and no bank divides you from what’s around. You follow everyone, and can’t tell whose fatigue you’re feeling. Awake at night, you’re on the seventh way of opening tomorrow’s conversation, and it’s probably not even your conversation. Once you know whose it is, you can actually help. It takes somebody on the bank to throw a rope.',
      },
      {
        id: 'flow.heavy.sixty-weak',
        because: ['pct:one>=60', 'sign:weak', 'kind:regular'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '这张盘里有一样东西比你大得多。五行里一样就占了{pct:most}，偏偏不是帮你的那一样，⟨而你身弱；|而你自己的力气偏少；⟩你像住在一间朝街的屋里，整条街的声音都进来。顶着它砌墙不合算，摸清它几点吵、几点静，要紧的事放在静的时候，一天一个钟头也够用。别人劝你再硬气些，他们不住在这间屋里；你学会的是另一样本事，声音再大，也听得出哪一声是叫你的。',
        en_US:
          'One thing in this chart is much bigger than you. A single element makes up {pct:most} of it, one that isn’t on your side, ⟨over a weak day stem|while your own strength is slight⟩. You live in a room on the street side, and the whole street comes in. A wall would cost more than you have. If you know when it’s loud and when it’s quiet, an hour a day of the quiet is enough for what matters most. People tell you to stand firmer, and they don’t live in that room. What you’ve learned is something else: however loud it gets, you can hear which call is for you.',
      },
      {
        id: 'flow.heavy.sixty-firm',
        because: ['pct:one>=60', 'sign:firm'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '拿手的事谁也追不上你，不拿手的，你连门牌都没去看过。一样五行占到{pct:most}，⟨而你身强，|又站在你这边，⟩整条河差不多只有一股水，走得猛，不拐弯。外面的事一多，你还是只用那一招，奇怪的是多半也成。',
        en_US:
          'At what you do well you’re hard to catch; at the rest you’ve never read the number on the door. A single element makes up {pct:most} of the chart, ⟨under a strong day stem|and it’s on your side⟩, so the river is nearly all one current, strong and without a bend. Whatever comes up, you use that one move, and oddly enough it mostly works.',
      },
    ],
  },
  {
    id: 'flow-all',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.all.weak',
        because: ['flow:all-five', 'sign:weak'],
        says: ['flow.even=tiring'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你很少被一件事难住，难住你的是五件事同一天来。五行样样都有，没有哪一样低于百分之八；自己的力气却偏少⟨（身弱）⟩，一圈走下来人先乏。一天一件的时候，你是最靠得住的人。',
        en_US:
          'One problem seldom beats you. Five of them on the same morning do. None of the five elements is under eight percent, but your own strength is slight ⟨(a weak day stem)⟩, and after the full round you’re the one who’s tired. At one thing a day there’s nobody more dependable.',
      },
      {
        id: 'flow.all.weak-making',
        because: ['flow:all-five', 'sign:weak', 'share:most=output'],
        says: ['flow.even=tiring', 'out=much'],
        claims: ['burdens=output', 'presumes=household', 'most=output'],
        form: ['scene'],
        zh_CN:
          '手机壳、窗帘环、自行车链子，坏了都往你桌上放，你也真修得好。五行样样过了百分之八，你做出去的占最多，{pct:output}，自己的力气又偏少⟨（身弱，食伤最重）⟩。别人看你做得轻松，便当你不费力；其实三件里总有两件等得到下个月，只是没有人先问过急不急，你也没有问。你要的其实不多，有一个人肯说“这件先放着”，你就歇得下来。',
        en_US:
          'A phone case, a curtain ring, a bicycle chain: whatever breaks lands on your desk, and you do fix it. None of your five elements is under eight percent, what you give out is the largest part, {pct:output} of the chart, and your own strength is slight ⟨(a weak day stem, with output the heaviest)⟩. It looks easy, so people think it costs you nothing. Two in three could wait a month. Nobody asked if it was urgent, and neither did you. You don’t need much. One person who says “leave that for now” would let you rest.',
      },
      {
        id: 'flow.all.weak-minding',
        because: ['flow:all-five', 'sign:weak', 'share:most=wealth'],
        says: ['flow.even=tiring'],
        claims: ['burdens=wealth', 'presumes=adult', 'most=wealth'],
        form: ['order'],
        zh_CN:
          '出门一趟，你包里带着别人的伞、邻居的快递和一张替人排的号。五行一样不缺，归你经管的最多，占{pct:wealth}，自己的力气偏少⟨（身弱，财最重）⟩。路路走得通，事情也就路路找得到你。包里只留一格给别人，满了就说“下回”。',
        en_US:
          'Out for an hour, you carry somebody’s umbrella, the neighbor’s package and a number you’re holding in line for a friend. Nothing is short among your five elements. What’s in your care is the most of all, {pct:wealth} of the chart, and your own strength is slight ⟨(a weak day stem, with wealth the heaviest)⟩. By every open road things find you. Keep a single pocket for other people, and when it’s full, say next time.',
      },
      {
        id: 'flow.all.weak-pressed',
        because: ['flow:all-five', 'sign:weak', 'share:most=officer'],
        says: ['flow.even=tiring'],
        claims: ['burdens=officer', 'presumes=work', 'most=officer'],
        form: [],
        zh_CN:
          '哪个门你都说得上话，所以哪个门都叫你。五行齐着，管你催你的占得最多，{pct:officer}，自己的力气偏少⟨（身弱，官杀最重）⟩。会议室订满的那一天，你从三楼跑到七楼，每一场都坐得住，没有一场是你要开的；到第四场，请人带一份纪要回来，比人坐在那里有用。',
        en_US:
          'You can talk at any door, and so all of them call you. With the five elements complete, what orders and presses you has the largest part, {pct:officer} of the chart, over strength that’s slight ⟨(a weak day stem, with officers the heaviest)⟩. On the day every meeting room is booked you’re at home in all of them and host of none. From the fourth meeting on, the notes would do more for you than the chair.',
      },
      {
        id: 'flow.all.even',
        because: ['flow:all-five', 'sign:even'],
        says: ['flow.even=blends'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '把你放进哪一群人，三天以后都像一直在里面。五行样样过了百分之八，自己的力气不强不弱⟨（身中和）⟩。合得来是长处；人家想起你，说的是“也在”，很少说出是哪一样。',
        en_US:
          'Put you in any group, and in three days you’ve always been there. Each of the five elements has more than eight percent and your strength is middling ⟨(a balanced day stem)⟩. Fitting in is a strength. Asked about you, though, people say you were there, too, and seldom for what.',
      },
      {
        id: 'flow.all.firm',
        because: ['flow:all-five', 'sign:firm'],
        says: ['flow.even=carries'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '水龙头会修，账会对，孩子会哄，稿子也交得出，于是家里和单位都当你不用帮手。五行样样过了百分之八，你又撑得住⟨（身强）⟩，一圈走完还有余力。代价在这里：样样过得去，没有一样是非你不可。问问熟人遇事先想到你的是哪一样，答案会叫你意外：是你自己觉得最不费力、从来没当成本事的那一样。你若往那里多放两成工夫，名字就有了，别的几样少做一点，也没有人会来问。',
        en_US:
          'You can fix the faucet, reconcile the accounts, settle a baby and hand in the draft, and so both home and work assume you need no help. Each of the five elements has more than eight percent and you have strength to spare ⟨(a strong day stem)⟩. The price is that you’re good enough at each, and for none of them the only name. If you asked friends what they’d call you for first, you’d be surprised. It’s the thing that costs you no effort and that you never counted as a skill. Put a fifth more of your time there, and you’d have the name. Do a little less of the rest, and no one would ask.',
      },
      {
        id: 'flow.all.no-peak',
        because: ['pct:one<=28', 'pct:least>=12'],
        says: ['flow.even=slow-choice'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '自助餐台前，你绕到第二圈，盘子还是空的。五行最多的一样占{pct:most}，最少的也有{pct:least}，高低差不了多少，没有哪一样非往前冲不可。你改行不吃亏，选行吃亏：每条路都通，便每条路都要去看一眼。',
        en_US:
          'At the buffet you’re on your second lap with an empty plate. The largest of your five elements makes up {pct:most} of the chart and the smallest {pct:least}; with so little between high and low, nothing in you insists. Changing fields costs you less than most people. Choosing one costs you more, since every road goes through and each wants a look.',
      },
      {
        id: 'flow.all.under-two-colors',
        because: ['branches:five-elements', 'stems:two-elements'],
        says: ['flow.below=complete'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你会的比看上去多。露在外面的只有两种五行，里面却一样不缺⟨（天干两种，地支所藏五行俱全）⟩。有人问“你会不会”，你先摇头，回去翻一翻，多半翻得出来；只是那时候，人家已经找了别人。',
        en_US:
          'You can do more than it looks. Two elements show on the outside, and inside there are all five ⟨(two in the stems, all five hidden in the branches)⟩. Asked if you can do a thing, you shake your head; then you look, and it’s usually there. By then they’ve asked somebody else.',
      },
      {
        id: 'flow.all.under-one-color',
        because: ['branches:five-elements', 'stems:one-element'],
        says: ['flow.below=complete'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '外人只认得你的一面。露在外面的清一色是同一种五行，里面却五样俱全⟨（天干一种，地支所藏五行俱全）⟩，像一栋楼外墙刷成单色，里头住着五户口音不同的人家。要找你帮别样忙的人，先得有人领进楼道。领进来过的那几位，后来都搬不走了。',
        en_US:
          'Outsiders know one side of you. On the outside there’s a single element, and inside there are all five ⟨(one in the stems, all five hidden in the branches)⟩, like a building painted one color where five families with five accents live. Anyone who needs your other sides has to be shown in by somebody. The few who were have never really left.',
      },
    ],
  },
  {
    id: 'flow-small-source',
    card: 'flow',
    role: { section: 'course' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'flow.small.most-wood',
        because: ['pct:most=wood'],
        form: ['statement'],
        zh_CN:
          '木在这孩子的盘里最多，占{pct:wood}⟨（木主生长）⟩：新花样一天一个，旧的还没学完，新的已经开了头。起头多的孩子，收尾要人陪一陪；陪着做完一样，下一样就会自己收。',
        en_US:
          'Wood is what this child’s chart has most of, {pct:wood} ⟨(wood stands for growth)⟩: a new trick every day, begun before the last one is learned. A child with many beginnings wants company at the ending. Finish one thing together, and the next gets finished alone.',
      },
      {
        id: 'flow.small.most-fire',
        because: ['pct:most=fire'],
        form: ['statement'],
        zh_CN:
          '有人看，这孩子就来劲。盘里火最多，占{pct:fire}⟨（火主亮相）⟩，人一多就停不下来，到了睡觉的钟点眼睛还亮着。白天热闹过的晚上，要多留一刻钟才静得下来。',
        en_US:
          'An audience sets this child going. Fire is what the chart has most of, {pct:fire} ⟨(fire stands for being shown)⟩; among people there’s no stopping, and at bedtime the eyes are still bright. After a lively day, leave fifteen minutes more for coming down.',
      },
      {
        id: 'flow.small.most-earth',
        because: ['pct:most=earth'],
        form: ['statement'],
        zh_CN:
          '这孩子慢，也稳：坐得住，吃得下，换个地方要缓一缓。盘里土最多，占{pct:earth}⟨（土主存留）⟩。一件事只要跟昨天一样，孩子就放心。',
        en_US:
          'Slow, steady and hard to hurry: this child sits well, eats well, and needs a while in a new place. Earth is what the chart has most of, {pct:earth} ⟨(earth stands for keeping)⟩. As long as a thing goes as it did yesterday, all is well.',
      },
      {
        id: 'flow.small.most-metal',
        because: ['pct:most=metal'],
        form: ['statement'],
        zh_CN:
          '要就是要，不要就是不要，这孩子分得清。盘里金最多，占{pct:metal}⟨（金主裁断）⟩。东西摆歪了会来扶正，话说错了会来纠正；给两样让孩子挑，比给一样省事。',
        en_US:
          'This child knows yes from no. Metal is what the chart has most of, {pct:metal} ⟨(metal stands for decisions)⟩. What’s crooked gets straightened, and what you say wrong gets corrected. Two things to choose from are less trouble than one.',
      },
      {
        id: 'flow.small.most-water',
        because: ['pct:most=water'],
        form: ['statement'],
        zh_CN:
          '这孩子的眼睛先到，手后到。盘里水最多，占{pct:water}⟨（水主思虑）⟩，看得多，动得少，哪里有声音就转向哪里。大人以为没在听的话，孩子都收着，隔几天会忽然说出来。',
        en_US:
          'This child’s eyes get there first, and the hands later. Water is what the chart has most of, {pct:water} ⟨(water stands for thinking)⟩: much looking, little touching, and a turn toward every sound. What you thought nobody heard has been put away, and comes out some days on.',
      },
    ],
  },
]
