import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-line',
    card: 'love',
    role: 'line',
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.line.two-keys',
        because: ['main:day=bijian'],
        zh_CN: '两把一样的钥匙，开同一扇门，总要有人先让。',
        en_US: 'Two identical keys, one door, and somebody has to step back first.',
      },
      {
        id: 'love.line.whole-table',
        because: ['main:day=jiecai'],
        says: ['company=many'],
        zh_CN: '爱你的人，先要喜欢上你那一桌朋友。',
        en_US: 'Whoever loves you has to like the whole table.',
      },
      {
        id: 'love.line.from-the-kitchen',
        because: ['main:day=shishen'],
        zh_CN: '饭菜凉了可以再热，话也一样。',
        en_US: 'Supper can be warmed up again, and so can a conversation.',
      },
      {
        id: 'love.line.fault-found',
        because: ['main:day=shangguan'],
        zh_CN: '你嘴上挑的，都是你舍不得丢的。',
        en_US: 'What you find fault with is what you couldn’t bear to lose.',
      },
      {
        id: 'love.line.downpour',
        because: ['main:day=piancai'],
        zh_CN: '你的好一阵一阵的，来了挡不住，不来只能等。',
        en_US: 'Your kindness comes in downpours, and in between people wait.',
      },
      {
        id: 'love.line.which-drawer',
        because: ['main:day=zhengcai'],
        zh_CN: '你爱一个人，先记住哪样东西在哪个抽屉。',
        en_US: 'To love someone, you first learn what is in which drawer.',
      },
      {
        id: 'love.line.stood-up-to',
        because: ['main:day=qisha'],
        says: ['partner.temper=blunt'],
        zh_CN: '让着你的你记不住，顶你的你忘不掉。',
        en_US: 'You forget the ones who gave way and remember the one who stood up to you.',
      },
      {
        id: 'love.line.one-firm-word',
        because: ['main:day=zhengguan'],
        zh_CN: '一句准话，比一百句好话更让你睡得着。',
        en_US: 'One firm word sends you to sleep better than a hundred sweet ones.',
      },
      {
        id: 'love.line.learn-to-knock',
        because: ['main:day=pianyin'],
        says: ['alone=needed'],
        zh_CN: '爱你的第一课，是学会敲门。',
        en_US: 'The first lesson in loving you is how to knock.',
      },
      {
        id: 'love.line.light-left-on',
        because: ['main:day=zhengyin'],
        zh_CN: '给你留灯的人，也在等一盏灯。',
        en_US: 'Whoever leaves a light on for you is waiting for one as well.',
      },
      {
        id: 'love.line.empty-column',
        because: ['no:wealth', 'no:officer'],
        zh_CN: '你不找人，你是有一天发现谁一直坐在旁边。',
        en_US: 'You don’t go looking for someone; one day you notice who has been sitting next to you.',
      },
      {
        id: 'love.line.same-quarrel',
        because: ['rel:self-punish=day+hour'],
        says: ['quarrel=same-one'],
        zh_CN: '台词都背熟了，还差有人改一个结尾。',
        en_US: 'You both know the lines by heart. Somebody has to write another ending.',
      },
      {
        id: 'love.line.shy-sun',
        because: ['day:bing', 'stems:xin>=1'],
        zh_CN: '太阳也会怯，只怯给一个人看。',
        en_US: 'Even the sun turns shy, in front of one person.',
      },
      {
        id: 'love.line.blade-and-vine',
        because: ['day:geng', 'stems:yi>=1'],
        says: ['partner.temper=soft'],
        zh_CN: '硬话砍不动你，一句软话就绕住了。',
        en_US: 'Hard words don’t dent you, and one soft one holds you fast.',
      },
      {
        id: 'love.line.halfway-up',
        because: ['day:wu', 'stems:gui<=0'],
        says: ['love.pace=slow', 'readable=no'],
        zh_CN: '你站得太稳，别人看不出你在等。',
        en_US: 'You stand so still that nobody can tell you’re waiting.',
      },
      {
        id: 'love.line.last-to-know',
        because: ['day:gui', 'sign:alone'],
        says: ['readable=no'],
        zh_CN: '你喜欢谁，那个人总是最后一个知道。',
        en_US: 'The last to hear whom you love is the one you love.',
      },
      {
        id: 'love.line.field-and-tree',
        because: ['day:jia', 'stems:ji>=1'],
        says: ['love.yields=to-ground'],
        zh_CN: '你站得这样直，是有人在脚下替你松土。',
        en_US: 'You stand so straight because somebody keeps the soil loose for you.',
      },
      {
        id: 'love.line.no-name-on-the-door',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=wealth'],
        says: ['readable=no'],
        zh_CN: '你喜欢谁，脸上不写，抽屉里写着。',
        en_US: 'Whom you love isn’t written on your face. It’s written in your drawers.',
      },
      {
        id: 'love.line.unseen-contract',
        because: ['stems:no-wealth', 'stems:no-officer', 'hidden:day=officer'],
        zh_CN: '你的底线画得清楚，用的是隐形墨水。',
        en_US: 'Your lines are clearly drawn, in invisible ink.',
      },
      {
        id: 'love.line.letters-without-words',
        because: ['share:output<=5', 'share:wealth>=20'],
        says: ['affection=deeds'],
        zh_CN: '你的情书都是手工做的，上面没有字。',
        en_US: 'Your love letters are made by hand, and there are no words on them.',
      },
      {
        id: 'love.line.never-late',
        because: ['share:output<=5', 'share:officer>=20'],
        says: ['affection=deeds'],
        zh_CN: '答应的事都办了，只差一句为什么。',
        en_US: 'Every promise kept, and never a word on why.',
      },
      {
        id: 'love.line.best-lines-elsewhere',
        because: ['share:output>=30', 'sign:weak', 'stems:output'],
        says: ['affection=words'],
        zh_CN: '好话你花了一天，到家门口正好花完。',
        en_US: 'You hand out kind words all day and come home with none left.',
      },
      {
        id: 'love.line.both-calls',
        because: ['rel:clash=month+day', 'age<=74'],
        claims: ['presumes=work'],
        zh_CN: '家和差事同时叫你，你总要先回一个。',
        en_US: 'Home and work call at the same time, and you have to answer one first.',
      },
      {
        id: 'love.line.two-kinds',
        because: ['stems:zhengguan', 'stems:qisha'],
        zh_CN: '安稳的人和让你心跳的人，你都想过。',
        en_US: 'You’ve thought about both, the calm one and the one who makes your heart race.',
      },
      {
        id: 'love.line.between-two',
        because: ['ties:none@day'],
        says: ['love.outsiders=out'],
        zh_CN: '没人牵线，没人拆台，两个人的事两个人办。',
        en_US: 'Nobody set it up and nobody can take it apart. It’s between the two of you.',
      },
      {
        id: 'love.line.pays-twice',
        because: ['stems:wealth', 'stems:officer', 'sign:weak'],
        zh_CN: '又出力气，又守规矩，一个人做两份。',
        en_US: 'You cook the dinner and you apologize first.',
      },
      {
        id: 'love.line.wood',
        because: ['day:wood'],
        zh_CN: '你的好长得慢，长成了就一直在。',
        en_US: 'Your kindness grows slowly, and once grown it stays.',
      },
      {
        id: 'love.line.fire',
        because: ['day:fire'],
        zh_CN: '你离得一臂远是暖，再近有点烫。',
        en_US: 'At arm’s length you’re warm, and a little closer you burn.',
      },
      {
        id: 'love.line.earth',
        because: ['day:earth'],
        zh_CN: '你不开口，别人给过你什么都留着。',
        en_US: 'You say nothing and keep whatever anyone gave you.',
      },
      {
        id: 'love.line.metal',
        because: ['day:metal'],
        zh_CN: '你要人握久一点，才暖得起来。',
        en_US: 'You warm up in the hand that goes on holding you.',
      },
      {
        id: 'love.line.water',
        because: ['day:water'],
        zh_CN: '你要绕几个弯，才走到谁的门前。',
        en_US: 'You take a few bends before you reach anyone’s door.',
      },
    ],
  },
  {
    id: 'love-todo',
    card: 'love',
    role: 'todo',
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.do.jia',
        because: ['day:jia'],
        zh_CN: '这周身边人做岔一件小事，别教，坐在旁边看到底。',
        en_US: 'This week, when someone close does a small thing wrong, don’t teach it. Sit by and watch to the end.',
      },
      {
        id: 'love.do.yi',
        because: ['day:yi'],
        zh_CN: '想见谁，发一条只有时间和地点的消息，不带任何由头。',
        en_US: 'To see someone, send a message with a time and a place in it and no excuse attached.',
      },
      {
        id: 'love.do.bing',
        because: ['day:bing'],
        zh_CN: '下一场饭局从头听到尾，回来把听到的讲给一个人。',
        en_US: 'At the next dinner, listen from beginning to end, then tell what you heard to one person.',
      },
      {
        id: 'love.do.ding',
        because: ['day:ding'],
        zh_CN: '今晚关掉大灯，只留一盏，跟最近的人坐二十分钟，一个问题也不问。',
        en_US: 'Tonight put out the big light, leave one lamp, and sit twenty minutes with the person nearest to you, asking nothing.',
      },
      {
        id: 'love.do.wu',
        because: ['day:wu'],
        zh_CN: '下回有人喊你出去走走，不问去哪儿，先换鞋。',
        en_US: 'Next time somebody suggests a walk, don’t ask where to. Put on your shoes.',
      },
      {
        id: 'love.do.ji',
        because: ['day:ji'],
        zh_CN: '找一样你一直替人收着的东西，还回去，空出的那格放自己的。',
        en_US: 'Find a thing you’ve been keeping for someone, give it back, and put something of yours on the shelf.',
      },
      {
        id: 'love.do.geng',
        because: ['day:geng'],
        zh_CN: '下一句反驳出口前，先把对方的话复述一遍，问声对不对。',
        en_US: 'Before your next objection, repeat what was said to you and ask if you have it right.',
      },
      {
        id: 'love.do.xin',
        because: ['day:xin'],
        zh_CN: '翻出一件别人送你、你收起来没用的东西，这周用上，用旧一点。',
        en_US: 'Take out a present you were given and put away. Use it this week until it shows.',
      },
      {
        id: 'love.do.ren',
        because: ['day:ren'],
        zh_CN: '下个月的两个周末，用钢笔写上同一个人的名字，写了就不挪。',
        en_US: 'Write one person’s name across two weekends of next month, in ink, and don’t move them.',
      },
      {
        id: 'love.do.gui',
        because: ['day:gui'],
        zh_CN: '把憋了最久的那句话压到十五个字以内，今晚发出去。',
        en_US: 'Take the thing you’ve held back longest, get it down to twelve words, and send it tonight.',
      },
      {
        id: 'love.do.address-for-the-quarrel',
        because: ['rel:self-punish=day+hour'],
        zh_CN: '下回又吵到那件老事，两个人先换把椅子坐，再接着说。',
        en_US: 'The next time that old quarrel starts, change chairs with each other before going on.',
      },
      {
        id: 'love.do.one-ring',
        because: ['rel:clash=month+day', 'age<=74'],
        claims: ['presumes=work'],
        zh_CN: '给最要紧的那个人设一种专用铃声，开会时只许它响。',
        en_US: 'Give the person who matters most a ringtone of their own, the only one that may sound in meetings.',
      },
      {
        id: 'love.do.bring-anything',
        because: ['no:wealth'],
        zh_CN: '出门前问一声要不要带点什么，连问七天。',
        en_US: 'Before you go out, ask if you can bring anything back. Do it seven days running.',
      },
      {
        id: 'love.do.thursday-supper',
        because: ['no:officer'],
        zh_CN: '定一个雷打不动的约：每周四一起吃晚饭，谁也不改期。',
        en_US: 'Fix one appointment that can’t be moved: supper together every Thursday.',
      },
      {
        id: 'love.do.thanks-aloud',
        because: ['share:output<=5', 'share:resource>=25'],
        zh_CN: '下次听完对方讲的事，先说一件自己今天的，再给意见。',
        en_US: 'Next time you’ve heard them out, tell one thing from your own day before you give an opinion.',
      },
      {
        id: 'love.do.three-questions',
        because: ['share:output>=30', 'stems:output>=2'],
        zh_CN: '下回有人跟你讲难处，只问三个问题，不给结论。',
        en_US: 'When somebody next brings you a trouble, ask three questions and offer no conclusion.',
      },
      {
        id: 'love.do.praise-in-company',
        because: ['rel:hidden-combine@day'],
        zh_CN: '当着一位熟人的面，夸一句你在意的人，夸得具体。',
        en_US: 'With a friend listening, praise the person you care about, for one exact thing.',
      },
      {
        id: 'love.do.new-year-dish',
        because: ['rel:clash=year+day'],
        zh_CN: '问出对方小时候过年必吃的一样东西，自己动手做一回。',
        en_US: 'Find out one dish they had at every family holiday as a child, and cook it yourself.',
      },
      {
        id: 'love.do.new-guest',
        because: ['rel:six-combine=year+day'],
        zh_CN: '请一位家里人都不认识的朋友来吃顿便饭。',
        en_US: 'Have a friend whom nobody in the family knows over for a plain supper.',
      },
      {
        id: 'love.do.unseen',
        because: ['day:yang'],
        zh_CN: '问最近的人一句：这周有什么是我没看见的。听完，只说谢谢。',
        en_US: 'Ask the person closest to you what you failed to see this week. Listen, and say only thanks.',
      },
      {
        id: 'love.do.silent-praise',
        because: ['day:yin'],
        zh_CN: '挑一句你只在心里夸过的话，今天说给那个人听。',
        en_US: 'Pick a compliment you have only ever thought, and say it today to the one it is about.',
      },
    ],
  },
  {
    id: 'love-lead',
    card: 'love',
    role: 'lead',
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.lead.friend',
        because: ['main:day=bijian'],
        form: ['statement'],
        zh_CN:
          '你在感情里要的是一个跟你一样的人，谁也不养着谁。⟨日支是比肩，|因为你盘里管伴侣的那一格，坐着跟你同一类的人，⟩你看对方，像看另一个自己。',
        en_US:
          'In love you want somebody like yourself, with neither of you keeping the other. ⟨The day branch is Friend|The place for a partner in your chart holds your own kind⟩, so you look at the other as at another self.',
      },
      {
        id: 'love.lead.friend-sparse',
        because: ['main:day=bijian', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '你爱得像个战友：站在一边，少说，不走。⟨日支是比肩，食伤又少，|管伴侣的那一格坐着你的同类，盘里管开口说的又只占{pct:output}，⟩所以你的心意要靠时间才看得出来。',
        en_US:
          'You love like a comrade, on their side, saying little and staying. ⟨The day branch is Friend and output is low|The place for a partner holds your own kind, while speaking up makes up only {pct:output} of your chart⟩, so it takes time to see what you feel.',
      },
      {
        id: 'love.lead.friend-frank',
        because: ['main:day=bijian', 'share:output>=25'],
        form: ['statement'],
        zh_CN:
          '你找的是一个说得上话的对手，聊得投机比长得好看要紧。⟨日支是比肩，食伤占{pct:output}，|管伴侣的那一格坐着你的同类，盘里管说和表露的占{pct:output}，⟩两个人有话说，你就当是在一起了。',
        en_US:
          'You look for a good match in talk, and a good conversation counts for more than a handsome face. ⟨The day branch is Friend and output makes up {pct:output} of the chart|The place for a partner holds your own kind, and talk makes up {pct:output} of your chart⟩, so being together means having things to say.',
      },
      {
        id: 'love.lead.rival',
        because: ['main:day=jiecai'],
        form: ['statement'],
        zh_CN:
          '你的感情里总有第三个人在场：朋友、家人、一桌熟人。⟨日支是劫财，|因为你盘里管伴侣的那一格，归爱热闹、也爱分享的一股劲，⟩你不觉得这是打扰。',
        en_US:
          'There’s always somebody else present in your love life: friends, family, a whole table. ⟨The day branch is Rival|The place for a partner in your chart belongs to something that likes company and likes to share⟩, and you don’t think of it as an intrusion.',
      },
      {
        id: 'love.lead.rival-little-wealth',
        because: ['main:day=jiecai', 'share:wealth<=8'],
        form: ['statement'],
        zh_CN:
          '你对喜欢的人大方，却不大会照看日常，饿了冷了常要对方自己说。⟨日支是劫财，财又轻，|管伴侣的那一格爱热闹，盘里管照料的只占{pct:wealth}，⟩你给的是兴致，少的是细心。',
        en_US:
          'You’re generous to the one you love and not much good at the daily details, so they have to tell you when they’re cold. ⟨The day branch is Rival and wealth is light|The place for a partner likes company, and care makes up only {pct:wealth} of your chart⟩; you give enthusiasm, and less attention.',
      },
      {
        id: 'love.lead.rival-much-wealth',
        because: ['main:day=jiecai', 'share:wealth>=20'],
        form: ['statement'],
        zh_CN:
          '你肯为人张罗，也怕被人占去，谈感情时一只手给，一只手护着。⟨日支是劫财，财又占{pct:wealth}，|管伴侣的那一格有人来分，盘里要你照管的又占{pct:wealth}，⟩先说好什么是谁的，你就放心了。',
        en_US:
          'You like doing things for people and fear being used, so you give with one hand and guard with the other. ⟨The day branch is Rival and wealth makes up {pct:wealth} of the chart|The place for a partner holds someone who takes a share, and what you look after makes up {pct:wealth} of your chart⟩; knowing what is whose puts you at ease.',
      },
      {
        id: 'love.lead.eating',
        because: ['main:day=shishen'],
        form: ['statement'],
        zh_CN:
          '跟你在一起是舒服的，你用吃的、玩的、不催人的下午来爱人。⟨日支是食神，|因为你盘里管伴侣的那一格，归会享受、会待人的一股劲，⟩家里有你，气就顺。',
        en_US:
          'Being with you is comfortable, since you love people with food, play and afternoons that don’t rush them. ⟨The day branch is Eating god|The place for a partner in your chart belongs to a gift for pleasure and hospitality⟩, and a home with you in it runs easily.',
      },
      {
        id: 'love.lead.eating-thoughtful',
        because: ['main:day=shishen', 'share:resource>=25'],
        form: ['statement'],
        zh_CN:
          '你想对人好，先想半天，好意常在心里放凉了才端出来。⟨日支是食神，印又占{pct:resource}，|管伴侣的那一格爱待人，盘里管往里想的却占{pct:resource}，⟩少想一层，对方就吃得到热的。',
        en_US:
          'You mean to be good to someone and think about it so long that the kindness is served cold. ⟨The day branch is Eating god and resource makes up {pct:resource} of the chart|The place for a partner likes to give, and thinking things over makes up {pct:resource} of your chart⟩; with one thought less, they’d get it warm.',
      },
      {
        id: 'love.lead.hurting',
        because: ['main:day=shangguan'],
        form: ['statement'],
        zh_CN:
          '你对最亲的人眼光最尖，嘴也最快。⟨日支是伤官，|因为你盘里管伴侣的那一格，有才气，也挑剔，⟩你挑的多是你在意的，对方听到的却是不够好。',
        en_US:
          'Your eye is sharpest, and your tongue quickest, with the person closest to you. ⟨The day branch is Hurting officer|The place for a partner in your chart is gifted and finds fault⟩; what you criticize is mostly what you care about, and what they hear is that they fall short.',
      },
      {
        id: 'love.lead.hurting-with-rules',
        because: ['main:day=shangguan', 'share:officer>=20'],
        form: ['statement'],
        zh_CN:
          '你想要一个守规矩的人，又忍不住拿这些规矩开玩笑。⟨日支是伤官，官杀又占{pct:officer}，|管伴侣的那一格爱拆台，盘里讲规矩的又占{pct:officer}，⟩你跟人最深的争执都在这里。',
        en_US:
          'You want somebody who keeps the rules, and you can’t help making fun of them. ⟨The day branch is Hurting officer and officers make up {pct:officer} of the chart|The place for a partner pulls rules apart, and rules make up {pct:officer} of your chart⟩; your deepest quarrels are about this.',
      },
      {
        id: 'love.lead.hurting-free',
        because: ['main:day=shangguan', 'share:officer<=5'],
        form: ['statement'],
        zh_CN:
          '感情里你受不了被管，连“几点回来”都嫌重。⟨日支是伤官，官杀又轻，|管伴侣的那一格自有主张，盘里讲规矩的几乎没有分量，⟩留得住你的是有趣，管不住你的是规矩。',
        en_US:
          'In love you can’t bear to be managed, and even “when will you be back” is too much. ⟨The day branch is Hurting officer and officers are light|The place for a partner has a mind of its own, and rules hardly count in your chart⟩; what keeps you is interest, and rules don’t.',
      },
      {
        id: 'love.lead.open-hand',
        because: ['main:day=piancai'],
        form: ['statement'],
        zh_CN:
          '你对人好起来是一阵一阵的，来的时候谁都挡不住。⟨日支是偏财，|因为你盘里管伴侣的那一格，归出手大方的一股劲，⟩喜欢谁，你先想到的是给。',
        en_US:
          'You’re kind in bursts, and when one comes there’s no stopping it. ⟨The day branch is Indirect wealth|The place for a partner in your chart belongs to an open hand⟩, and when you like someone your first thought is to give.',
      },
      {
        id: 'love.lead.open-hand-many-peers',
        because: ['main:day=piancai', 'share:peer>=30'],
        form: ['statement'],
        zh_CN:
          '你的大方是大家都有份的，喜欢你的人要从一群人里认领。⟨日支是偏财，比劫又多，|管伴侣的那一格出手大方，盘里同类连你自己占{pct:peer}，⟩单独给一个人的那份，最见你的真心。',
        en_US:
          'Your generosity is for everybody, and the one who loves you has to claim a share. ⟨The day branch is Indirect wealth and peers are many|The place for a partner has an open hand, and your own kind, yourself included, makes up {pct:peer} of your chart⟩; what goes to one person alone shows what you feel.',
      },
      {
        id: 'love.lead.open-hand-much-wealth',
        because: ['main:day=piancai', 'share:wealth>=30'],
        form: ['statement'],
        zh_CN:
          '谈起感情，你操心的比享受的多，总在替人张罗。⟨日支是偏财，财占{pct:wealth}，|管伴侣的那一格出手大方，盘里要你照管的占{pct:wealth}，⟩你以为停下来就没人要你了，其实不会。',
        en_US:
          'In love you do more arranging than enjoying, and there’s always something to see to. ⟨The day branch is Indirect wealth and wealth makes up {pct:wealth} of the chart|The place for a partner has an open hand, and what you look after makes up {pct:wealth} of your chart⟩; you think you’d be unwanted if you stopped, and you wouldn’t be.',
      },
      {
        id: 'love.lead.thrift',
        because: ['main:day=zhengcai'],
        form: ['statement'],
        zh_CN:
          '你把爱做进日子里，一天做一点，做得久。⟨日支是正财，|因为你盘里管伴侣的那一格，坐着一份细水长流的照管，⟩日子稳了，你的感情就稳。',
        en_US:
          'You put love into daily life, a little each day, and keep it up for a long time. ⟨The day branch is Direct wealth|The place for a partner in your chart holds steady, practical care⟩, and when life is steady, so are your feelings.',
      },
      {
        id: 'love.lead.thrift-much-wealth',
        because: ['main:day=zhengcai', 'share:wealth>=30'],
        form: ['statement'],
        zh_CN:
          '你照顾人照顾得太周全，自己那一份总排在最后。⟨日支是正财，财占{pct:wealth}，|管伴侣的那一格是照管，盘里要你照管的又占{pct:wealth}，⟩对方过得好，你就忘了问自己累不累。',
        en_US:
          'You look after others so thoroughly that your own share comes last. ⟨The day branch is Direct wealth and wealth makes up {pct:wealth} of the chart|The place for a partner is all care, and what you look after makes up {pct:wealth} of your chart⟩; as long as they’re well, you forget to ask if you’re tired.',
      },
      {
        id: 'love.lead.thrift-sparse',
        because: ['main:day=zhengcai', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '你把喜欢做成了家务，嘴上很少提。⟨日支是正财，食伤又少，|管伴侣的那一格是照管，盘里管开口说的只占{pct:output}，⟩对方要看你的手，才知道你的心。',
        en_US:
          'You turn affection into housekeeping and seldom mention it. ⟨The day branch is Direct wealth and output is low|The place for a partner is all care, and speaking up makes up only {pct:output} of your chart⟩; they have to watch your hands to know your heart.',
      },
      {
        id: 'love.lead.pusher',
        because: ['main:day=qisha'],
        form: ['statement'],
        zh_CN:
          '你要的人得有主意，敢顶你，太顺着你的反而留不住你。⟨日支是七杀，|因为你盘里管伴侣的那一格，坐着逼人拿主意的一股劲，⟩感情在你这里从来不懒散。',
        en_US:
          'You want someone with a will, who dares to oppose you, and anyone too agreeable won’t keep you. ⟨The day branch is Seven killings|The place for a partner in your chart holds a push that forces decisions⟩, and love, for you, is never lazy.',
      },
      {
        id: 'love.lead.pusher-cushioned',
        because: ['main:day=qisha', 'share:resource>=20'],
        form: ['statement'],
        zh_CN:
          '强势的人到你这里会变软，因为你肯先听完。⟨日支是七杀，印占{pct:resource}，|管伴侣的那一格有一股逼人的劲，盘里能接住它的占{pct:resource}，⟩顶过来的力，你能化成商量。',
        en_US:
          'Forceful people grow milder with you, since you hear them out first. ⟨The day branch is Seven killings and resource makes up {pct:resource} of the chart|The place for a partner holds a push, and what can absorb it makes up {pct:resource} of your chart⟩; you turn pressure into talk.',
      },
      {
        id: 'love.lead.pusher-bare',
        because: ['main:day=qisha', 'share:resource<=8'],
        form: ['statement'],
        zh_CN:
          '你跟人亲近总带着一点较劲，谁也不肯先软。⟨日支是七杀，印又轻，|管伴侣的那一格有一股逼人的劲，盘里缓冲它的只占{pct:resource}，⟩吵得快，决定也快。',
        en_US:
          'Closeness, with you, has some wrestling in it, and neither side likes to soften first. ⟨The day branch is Seven killings and resource is light|The place for a partner holds a push, and what would soften it makes up only {pct:resource} of your chart⟩; quarrels are quick, and so are decisions.',
      },
      {
        id: 'love.lead.officer',
        because: ['main:day=zhengguan'],
        form: ['statement'],
        zh_CN: '一段感情要说得清、守得住，你才肯放心。⟨日支是正官，|因为你盘里管伴侣的那一格，坐着守约的人，⟩你给得起承诺，也等着别人给。',
        en_US:
          'You need a relationship to be clear and kept before you can relax in it. ⟨The day branch is Direct officer|The place for a partner in your chart holds someone who keeps promises⟩; you can give your word, and you wait for theirs.',
      },
      {
        id: 'love.lead.officer-heavy',
        because: ['main:day=zhengguan', 'share:officer>=30'],
        form: ['statement'],
        zh_CN:
          '你太顾着像个样子，最亲的人也难得见你松下来。⟨日支是正官，官杀占{pct:officer}，|管伴侣的那一格讲分寸，盘里讲规矩的占{pct:officer}，⟩答应别人的你都做到，答应自己的总往后推。',
        en_US:
          'You’re so intent on behaving well that even the closest person seldom sees you relax. ⟨The day branch is Direct officer and officers make up {pct:officer} of the chart|The place for a partner cares about good form, and rules make up {pct:officer} of your chart⟩; what you promise others gets done, and what you promise yourself waits.',
      },
      {
        id: 'love.lead.officer-frank',
        because: ['main:day=zhengguan', 'share:output>=25'],
        form: ['statement'],
        zh_CN:
          '你既要一个准信，又要能随便说话，两样缺一样都不算在家。⟨日支是正官，食伤占{pct:output}，|管伴侣的那一格守约，盘里管说和表露的占{pct:output}，⟩规矩你守，话你照讲。',
        en_US:
          'You want a firm promise and the freedom to say anything, and without both you don’t feel at home. ⟨The day branch is Direct officer and output makes up {pct:output} of the chart|The place for a partner keeps promises, and speaking out makes up {pct:output} of your chart⟩; you keep the rules and still say what you think.',
      },
      {
        id: 'love.lead.owl',
        because: ['main:day=pianyin'],
        form: ['statement'],
        zh_CN: '再喜欢一个人，你也要有一扇可以关上的门。⟨日支是偏印，|因为你盘里管伴侣的那一格，要清静，也想得深，⟩懂你的人不敲也不走。',
        en_US:
          'However fond you are of someone, you need a door you can close. ⟨The day branch is Indirect seal|The place for a partner in your chart wants quiet and thinks deep⟩, and those who understand you neither knock nor leave.',
      },
      {
        id: 'love.lead.owl-much-resource',
        because: ['main:day=pianyin', 'share:resource>=30'],
        form: ['statement'],
        zh_CN:
          '感情在你心里比在嘴上走得远，对方常常落后你几步。⟨日支是偏印，印占{pct:resource}，|管伴侣的那一格想得深，盘里管往里想的占{pct:resource}，⟩你以为说过的，多半只是想过。',
        en_US:
          'Love goes farther in your head than in your words, and the other is often several steps behind. ⟨The day branch is Indirect seal and resource makes up {pct:resource} of the chart|The place for a partner thinks deep, and thinking makes up {pct:resource} of your chart⟩; what you believe you said, you may only have thought.',
      },
      {
        id: 'love.lead.owl-much-wealth',
        because: ['main:day=pianyin', 'share:wealth>=25'],
        form: ['statement'],
        zh_CN:
          '你一边想一个人待着，一边放不下要照管的人，常在门里门外来回走。⟨日支是偏印，财占{pct:wealth}，|管伴侣的那一格要清静，盘里要你照管的占{pct:wealth}，⟩两样都是真的，轮着来就好。',
        en_US:
          'You want to be alone and can’t let go of those you look after, so you keep going in and out of the door. ⟨The day branch is Indirect seal and wealth makes up {pct:wealth} of the chart|The place for a partner wants quiet, and what you look after makes up {pct:wealth} of your chart⟩; both are real, and they can take turns.',
      },
      {
        id: 'love.lead.seal',
        because: ['main:day=zhengyin'],
        form: ['statement'],
        zh_CN:
          '踏实的疼爱是你最想要的，有人惦记，你就安稳。⟨日支是正印，|因为你盘里管伴侣的那一格，养着你，⟩回到家有人问一句，比什么礼物都好。',
        en_US:
          'What you want from love is to be cared for in a solid way, and with somebody thinking of you, you’re calm. ⟨The day branch is Direct seal|The place for a partner in your chart nourishes you⟩; one question when you come home is better than any present.',
      },
      {
        id: 'love.lead.seal-much-resource',
        because: ['main:day=zhengyin', 'share:resource>=30'],
        form: ['statement'],
        zh_CN:
          '你习惯被人照顾，也习惯等人先来问。⟨日支是正印，印占{pct:resource}，|管伴侣的那一格养着你，盘里养你护你的占{pct:resource}，⟩爱你的人不缺，缺的是你先开口的那一次。',
        en_US:
          'You’re used to being looked after, and used to waiting until someone asks. ⟨The day branch is Direct seal and resource makes up {pct:resource} of the chart|The place for a partner nourishes you, and care for you makes up {pct:resource} of your chart⟩; there’s no lack of love around you, only of the time when you spoke first.',
      },
      {
        id: 'love.lead.seal-frank',
        because: ['main:day=zhengyin', 'share:output>=25'],
        form: ['statement'],
        zh_CN:
          '你被人养着，也肯把心里的话都倒给人，亲近你的人很少要猜。⟨日支是正印，食伤占{pct:output}，|管伴侣的那一格养着你，盘里管说和表露的占{pct:output}，⟩收得进，也给得出。',
        en_US:
          'You let yourself be cared for and pour out what is on your mind, so people close to you rarely have to guess. ⟨The day branch is Direct seal and output makes up {pct:output} of the chart|The place for a partner nourishes you, and speaking out makes up {pct:output} of your chart⟩; you can receive and you can give.',
      },
    ],
  },
  {
    id: 'love-lead-youth',
    card: 'love',
    role: 'lead',
    when: ['age>=12', 'age<=15'],
    paragraphs: [
      {
        id: 'love.lead.youth-many-peers',
        because: ['share:peer>=25'],
        form: ['statement'],
        zh_CN:
          '你交朋友要平等，谁都不许当老大，也不爱有人跟在后面。⟨比劫重，|因为盘里跟你同一类的，连你自己占{pct:peer}，⟩你习惯了身边有差不多的人。',
        en_US:
          'You want friends on equal terms, with nobody in charge and nobody trailing behind. ⟨Peers are many|Your own kind, yourself included, makes up {pct:peer} of your chart⟩, so you’re used to people like yourself around you.',
      },
      {
        id: 'love.lead.youth-open',
        because: ['share:peer<=25', 'day:yang'],
        form: ['statement'],
        zh_CN:
          '交朋友时，先走过去的常是你，热闹过后才想起问对方喜不喜欢。⟨日主属阳，比劫不多，|因为你出生的那天性子朝外，盘里同类又不算多，⟩人要你自己去找。',
        en_US:
          'In a friendship you’re usually the one who walks over first, and only later do you wonder if they liked it. ⟨Your day stem is yang and peers are few|The day you were born faces outward, and your own kind isn’t plentiful in your chart⟩, so you go and find people.',
      },
      {
        id: 'love.lead.youth-quiet',
        because: ['share:peer<=25', 'day:yin'],
        form: ['statement'],
        zh_CN:
          '你的朋友不多，但每一个你都记得很细：说过什么，怕什么。⟨日主属阴，比劫不多，|因为你出生的那天性子朝里，盘里同类又不算多，⟩你看熟了才走近。',
        en_US:
          'You don’t have many friends, and you remember each of them closely, down to what they said and what they fear. ⟨Your day stem is yin and peers are few|The day you were born faces inward, and your own kind isn’t plentiful in your chart⟩, so you come near once you know someone well.',
      },
    ],
  },
  {
    id: 'love-lead-child',
    card: 'love',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'love.lead.child-peers',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN: '孩子要的亲近，是你们蹲下来一起玩，不用哄着。⟨比劫最多，|因为除了孩子自己，盘里最多的是同类，⟩谁肯当伙伴，就黏着谁。',
        en_US:
          'The closeness this child wants is you at eye level, playing along and not coaxing. ⟨Peers are the largest share|Apart from the child, the chart holds more of the child’s own kind than of anything else⟩, so whoever treats them as a companion is the one they cling to.',
      },
      {
        id: 'love.lead.child-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '这个孩子把喜欢都露在外面：要抱，要唱，要你们看刚做好的东西。⟨食伤最多，|因为除了孩子自己，盘里最多的是往外给、往外露的那一样，⟩你们看了，孩子就觉得被爱。',
        en_US:
          'This child shows affection on the outside, wanting to be held, to sing, and to have you look at what they made. ⟨Output is the largest share|Apart from the child, the chart holds more of giving and showing than of anything else⟩; being looked at is how they feel loved.',
      },
      {
        id: 'love.lead.child-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '孩子从小爱管人：给你们夹菜，给布偶盖被子。⟨财最多，|因为除了孩子自己，盘里最多的是照管别人的那一样，⟩能帮上忙，比听一句“真乖”更高兴。',
        en_US:
          'From early on this child likes to look after others, putting food on your plate and tucking in the toys. ⟨Wealth is the largest share|Apart from the child, the chart holds more of caring for others than of anything else⟩; being allowed to help pleases them more than being called good.',
      },
      {
        id: 'love.lead.child-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN:
          '说好的事你们做到了，孩子就安心；变了卦，会记很久。⟨官杀最多，|因为除了孩子自己，盘里最多的是规矩和约定，⟩守信在孩子眼里就是疼爱。',
        en_US:
          'When you do what you said you would, this child is at peace, and a broken promise is remembered for a long time. ⟨Officers are the largest share|Apart from the child, the chart holds more of rules and promises than of anything else⟩; to them, keeping your word is love.',
      },
      {
        id: 'love.lead.child-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '这个孩子要人陪着、抱着、慢慢讲，身边有个熟人就睡得稳。⟨印最多，|因为除了孩子自己，盘里最多的是养护的那一样，⟩你们给的安稳，孩子全收得进去。',
        en_US:
          'This child wants someone near, to hold them and explain things slowly, and sleeps well with a familiar person by. ⟨Resource is the largest share|Apart from the child, the chart holds more of what feeds and shelters them than of anything else⟩; the calm you give, they take in.',
      },
    ],
  },
]
