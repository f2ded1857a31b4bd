import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-stem-by-strength',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.jia.five-things',
        because: ['day:jia', 'sign:firm'],
        says: ['self.starts=many'],
        zh_CN:
          '问你最近在忙什么，你会数出五样，第五样是上星期才起的头。甲木见了空处就往上长，盘里帮你的又占 {s}⟨（{strength}）⟩，没有谁替它修枝。砍下去疼一下，主干才粗：每一季留一样，其余的先挂起来。',
        en_US:
          'Asked what you are working on, you name five things, and the fifth began last week. Jia is a tree and goes wherever there is sky; with {s} of this chart on its side⟨ ({strength})⟩, nothing has taught it to stop. Pick one trunk a season and let somebody else have the side branches.',
      },
      {
        id: 'self.jia.tenth-thing',
        because: ['day:jia', 'sign:even'],
        says: ['self.yields=nine-of-ten'],
        zh_CN:
          '吃什么、坐哪里、谁先走，你都说行。碰到那一件，忽然谁也说不动你。甲木的直在干里，枝子是肯让的；盘里扶它的和耗它的差不多对半，让得起，也守得住。旁人不知道是哪一件，总要撞上了才晓得。',
        en_US:
          'Where to eat, where to sit, who leaves first: you let all that go. Then comes the tenth thing, and nobody can move you an inch. In Jia the straightness is in the trunk, and this chart has about as much feeding the tree as leaning on it. Nobody is told which thing it will be. People find it by walking into it.',
      },
      {
        id: 'self.jia.ladder',
        because: ['day:jia', 'sign:weak'],
        says: ['help=does-not-ask'],
        zh_CN:
          '够不着柜顶，你宁可踩那把带轮子的椅子，也不去隔壁借梯子。甲木再细也要站直，而盘里扶着它的只有 {s}⟨（{strength}）⟩。站得直，旁人就以为你不缺扶手。求人趁早，日子还剩三天的时候开口，人家才帮得上。',
        en_US:
          'The top shelf is out of reach, and you climb a chair with wheels on it sooner than ask next door for a ladder. Thick or thin, Jia insists on standing straight, and only {s} of this chart holds it up⟨ ({strength})⟩. Ask while there are three days left. On the last evening people can only sympathize.',
      },
      {
        id: 'self.yi.sofa',
        because: ['day:yi', 'sign:firm'],
        says: ['conflict=goes-round'],
        zh_CN:
          '没有人记得投过票，沙发还是摆到了你想要的地方。乙木是藤，靠绕，不靠顶；帮你的占 {s}⟨（{strength}）⟩，绕起来又有后劲。争论你常常输掉，结果留在你手里。代价在后头：有人过了半年才想明白，心里记下一笔。',
        en_US:
          'Nobody remembers voting, and the sofa stands where you wanted it. Yi is the vine, which gets around a thing instead of through it, and with {s} of the chart for support⟨ ({strength})⟩ it can afford the long way. You lose arguments and keep results. Months later somebody works out how it went, and is a little put out.',
      },
      {
        id: 'self.yi.a-friend-thinks',
        because: ['day:yi', 'sign:even'],
        says: ['conflict=goes-round', 'speech=soft'],
        zh_CN:
          '“我有个朋友觉得”，你这样开头，那个朋友就是你。乙木探路先伸一根须子，碰到墙就收回来，人前不留痕迹。你盘里进出相当，犯不着硬闯，落空一次也不伤。试探过三回还想说的话，该署自己的名字了。',
        en_US:
          '“A friend of mine thinks,” you begin, and the friend is you. Yi sends one tendril ahead and takes it back if there’s a wall, so nobody sees you refused. This chart gives and takes about evenly, with no need to force a door. Still, anything you’ve sent ahead three times deserves your own name on it.',
      },
      {
        id: 'self.yi.borrowed-words',
        because: ['day:yi', 'sign:weak'],
        says: ['self.shape=from-company'],
        zh_CN:
          '在谁家住上三天，你的口头禅就换成谁家的。乙木借架子长，盘里帮你的只有 {s}⟨（{strength}）⟩，架子是什么样，藤就是什么样。这叫你到哪里都处得来，也叫挑同伴成了一件正经事：常同桌吃饭的那三个人，就是你明年的样子。',
        en_US:
          'Three days as a guest and you’re using the family’s expressions. Yi climbs on what it finds, and in a chart where only {s} is on its own side⟨ ({strength})⟩, the trellis decides a good deal of the shape. It makes you easy to live with anywhere. It also means that the three people you eat with most are next year’s you.',
      },
      {
        id: 'self.bing.next-table',
        because: ['day:bing', 'sign:firm', 'age>=16', 'age<=74'],
        says: ['readable=yes'],
        zh_CN:
          '压低了嗓门说的话，隔壁桌也听见了。丙是太阳，不会只照一个人，帮你的又占 {s}⟨（{strength}）⟩，光往外放，自己管不住。要保密的差事，索性少接。另有一句埋怨你早晚会听到：最近的那个人，分到的光跟送信的一样多。',
        en_US:
          'What you say under your breath is heard at the next table. Bing is the sun, which has no setting for one person only, and {s} of this chart adds to it⟨ ({strength})⟩. Turn down errands that need a secret kept. One complaint you’ll hear sooner or later, from whoever is closest: they get the same light as the mailman.',
      },
      {
        id: 'self.bing.opening-hours',
        because: ['day:bing', 'sign:even'],
        says: ['self.warmth=hours'],
        zh_CN:
          '你的热心有钟点。上午回消息，一回就是三段；夜里十点以后，只剩一个“好”。丙是太阳，到时候升，到时候落，盘里添柴的和用火的差不多，烧不过头，也不赊账。不知道钟点的人，拿着那个“好”字琢磨一夜。',
        en_US:
          'Your warmth keeps hours. At nine in the morning a message gets three paragraphs; after ten at night it gets “ok.” Bing is the sun and sets when it’s time, and here fuel and demand come out about even, so you don’t run on credit. Those who don’t know the hours sit up and study the “ok” for signs of weather.',
      },
      {
        id: 'self.bing.day-after',
        because: ['day:bing', 'sign:weak'],
        says: ['alone=needed'],
        zh_CN:
          '席上的人都说数你最高兴，第二天你的手机扣在桌上，谁的也不回。太阳再弱也照常出来，不会只亮一半；盘里给它添柴的只有 {s}⟨（{strength}）⟩，那一晚是借的，隔天要还。请客的日子后面，先空出一个上午。',
        en_US:
          'Everyone at dinner agrees that you had the best time. Next morning your phone lies face down. Bing is the sun and doesn’t know how to come up halfway, and only {s} of this chart brings it fuel⟨ ({strength})⟩. The evening was a loan, and the day after pays it. Leave that morning empty.',
      },
      {
        id: 'self.ding.page-nineteen',
        because: ['day:ding', 'sign:firm'],
        says: ['detail=fine'],
        zh_CN:
          '三十页的片子放过去，你看见第十九页的日期写错了。丁是灯火，聚起来照一小块，帮你的又占 {s}⟨（{strength}）⟩，这一小块格外亮，错处躲不掉，写错的人也躲不掉。挑一处错，顺手夸一处对，灯下的人才坐得住。',
        en_US:
          'Thirty slides go by, and you’ve seen that the date on nineteen is wrong. Ding is lamplight, all of it on one small patch, and with {s} of the chart behind it⟨ ({strength})⟩ the patch is very bright. Mistakes can’t hide there. Neither can whoever made them, so point at one thing done right before you move the lamp.',
      },
      {
        id: 'self.ding.shoes-on',
        because: ['day:ding', 'sign:even'],
        says: ['trust=given'],
        zh_CN:
          '鞋都穿好了，人站在门口，才把真正想说的话说给你听。丁是一盏不刺眼的灯，照得见脸；盘里添油的和费油的大致相抵，火苗稳，人也就敢凑近。他们说完，轻轻松松下楼去了。你记三件就够，第四件请他们自己带走。',
        en_US:
          'With their shoes already on, standing at your door, people tell you the thing they came to say. Ding is a lamp one can look into without squinting, and in this chart what feeds it and what it spends are nearly level, so the flame stays still. They go downstairs lighter. You don’t have to keep all of it.',
      },
      {
        id: 'self.ding.no-period',
        because: ['day:ding', 'sign:weak'],
        says: ['self.mood=reads-tone'],
        zh_CN:
          '一条没头没尾的短消息，能坏你一个下午。丁火小，最怕来历不明的风，盘里护着它的只有 {s}⟨（{strength}）⟩，别人语气里的凉意，你知道得比他本人还早。对方多半只是在赶路。先问一句忙不忙，再决定要不要难过。',
        en_US:
          'A two-word text can cost you the afternoon. Ding is a small flame and feels every draft; with only {s} of the chart sheltering it⟨ ({strength})⟩, you notice a change of tone before the speaker does. Mostly they were typing in an elevator. Ask first if they’re busy, and be hurt afterward if there’s still cause.',
      },
      {
        id: 'self.wu.same-table',
        because: ['day:wu', 'sign:firm'],
        says: ['change=resists', 'self.ground=stays'],
        zh_CN:
          '剪头发认一个师傅，吃面认一张桌子，师傅歇业那天，你才算出来认了多少年。戊是山，盘里帮你的占 {s}⟨（{strength}）⟩，山上又垒了山。靠得住从这里来，错过别家的好面，也从这里来。',
        en_US:
          'You have a barber, a lunch place and a table in it, and you counted the years only when he retired. Wu is the mountain, and {s} of this chart piles up behind it⟨ ({strength})⟩. People lean on that, and they’re right to. The price is every other lunch in town.',
      },
      {
        id: 'self.wu.in-line',
        because: ['day:wu', 'sign:even', 'age>=16', 'age<=74'],
        says: ['promise=slow-kept', 'rank=level'],
        zh_CN:
          '求到你这里的事一律排队，先来的先办，上司想插队，也得问一声前面的人。戊是山，只开一条路，进出都走它；盘里撑它的和耗它的相当，应下多少就做得到多少。急性子嫌慢，等过一回的人下次还来。',
        en_US:
          'Requests that reach you get in line, and a boss who wants to cut has to ask the one in front. Wu is a mountain with a single road. What holds you up and what draws on you come out about level in this chart, so you promise what you can carry. Impatient people complain once. Then they come back, because it arrived.',
      },
      {
        id: 'self.wu.no-rush',
        because: ['day:wu', 'sign:weak'],
        says: ['readable=no'],
        zh_CN:
          '“不急”这两个字，你在最急的时候说得最多。戊有山的样子，人人以为山不会累；你盘里替它撑着的只有 {s}⟨（{strength}）⟩，从外头看不出来。靠着你的人没有坏心，他们只是没问过。下次再说“不急”，后面加一个日子。',
        en_US:
          '“No rush” is what you say most when you’re most rushed. Wu has the look of a mountain, and people suppose that mountains don’t get tired; only {s} of this chart is holding yours up⟨ ({strength})⟩, and it doesn’t show. Nobody leaning on you means harm. Next time, put a date after “no rush.”',
      },
      {
        id: 'self.ji.drawer',
        because: ['day:ji', 'sign:firm'],
        says: ['self.reserve=much', 'memory=long'],
        zh_CN:
          '家里有一个抽屉归你，装着多年的充电线、纸袋和不知哪来的螺丝。己是田土，什么落下来都收，帮你的又占 {s}⟨（{strength}）⟩，地方够大，舍不得的也就多。留东西这样，留人、留话也这样。抽屉满了还关得上，田满了，长不出新的。',
        en_US:
          'There is a drawer: years of chargers, good paper bags, screws left over from something. Ji is the field, which keeps whatever falls on it, and {s} of this chart gives it room⟨ ({strength})⟩. You keep people the same way, and remarks. A full drawer can still be shut. In a full field nothing new comes up.',
      },
      {
        id: 'self.ji.no-cilantro',
        because: ['day:ji', 'sign:even'],
        says: ['memory=long'],
        zh_CN:
          '谁不吃香菜，谁怕辣，你没记在纸上，端出来就是对的。己是田，种什么长什么，盘里养它的和用它的相当，换一个人来坐，你就换一种种法。有人以为是碰巧。轮到你点菜那天，想吃什么说出口，没有别人在替你记。',
        en_US:
          'You wrote nothing down, and still the dish comes without cilantro for the one who hates it. Ji is soil and grows whatever is put in; with give and take about level in this chart, you replant for each guest. Some take it for luck. When it’s your turn to order, say what you want. Nobody else was keeping notes.',
      },
      {
        id: 'self.ji.no-problem',
        because: ['day:ji', 'sign:weak'],
        says: ['self.yes=too-many'],
        zh_CN:
          '今天你说了三次“没问题”，其中一次有问题。己是田，谁来都能种上一垄；你盘里养地的只有 {s}⟨（{strength}）⟩，垄却排满了。田自己不会推辞，要靠篱笆。篱笆不用高，一句“明天回你”就够了。',
        en_US:
          'You said “no problem” three times today, and one of them was a problem. Anyone may plant a row in Ji, the open field; in yours only {s} of the chart renews the soil⟨ ({strength})⟩, and the rows are full. A field can’t refuse. It takes a fence, and “I’ll tell you tomorrow” is fence enough.',
      },
      {
        id: 'self.geng.already-called',
        because: ['day:geng', 'sign:firm'],
        says: ['decides=fast', 'conflict=faces', 'self.acts=at-once'],
        zh_CN:
          '屏幕上显示对方正在输入，输了半分钟，你已经把电话拨过去了。庚是刀斧的金，受不了事情悬着，帮你的又占 {s}⟨（{strength}）⟩，说错了也扛得住。事到你手里不过夜。有些人的话要过一夜才想得好，别替他把后半句说完。',
        en_US:
          'The three dots have been blinking for half a minute, and you’ve already called. Geng is the metal of axes and can’t bear a thing left hanging; with {s} of the chart at your back⟨ ({strength})⟩, being wrong costs you little. Nothing spends the night on your desk. Other people sleep on things. Let them reach the end of their own sentence.',
      },
      {
        id: 'self.geng.said-once',
        because: ['day:geng', 'sign:even'],
        says: ['speech=sharp', 'memory=short', 'self.barb=private'],
        zh_CN:
          '批评人你只说一遍，挑没有旁人的时候，说完就当没有这回事。庚的刃在，鞘也在，盘里助它的和磨它的差不多，用不着天天亮出来。听的人记得比你久。过一个星期补一句“改得好”，这件事才算合上。',
        en_US:
          'You criticize once, with nobody else in the room, and afterward it’s as if nothing had been said. Geng has an edge; in this chart, where help and wear are about even, it has a sheath too. The other person remembers longer than you do. A week later, say “that’s better now,” and the thing is properly shut.',
      },
      {
        id: 'self.geng.no-then-does',
        because: ['day:geng', 'sign:weak'],
        says: ['self.no=then-does'],
        zh_CN:
          '嘴上说着“不行”，手已经在做了。庚是硬的金，先要硬一声给人听；可盘里帮你的只有 {s}⟨（{strength}）⟩，真顶到底，比把事做了还费力。熟人都学会了，听见你说不行，就去把东西搬来。生人只听见那一声，道个歉就走了。',
        en_US:
          '“No,” you say, and your hands have already started. Geng has to sound hard first; but only {s} of this chart backs it⟨ ({strength})⟩, and holding out costs more than doing the thing. Those who know you hear the no and go to fetch the parts. Strangers stop at the no, beg your pardon and leave.',
      },
      {
        id: 'self.xin.crooked-picture',
        because: ['day:xin', 'sign:firm'],
        says: ['detail=fine'],
        zh_CN:
          '朋友家的画歪了半指，你坐下以前先把它扶正。辛是首饰的金，容不得毛边，帮你的又占 {s}⟨（{strength}）⟩，标准立得高，自己够得着，便以为人人够得着。东西经你的手，确实会变好。画可以扶正，人要给他留一点歪。',
        en_US:
          'The picture in your friend’s hall hangs a finger’s width off, and you set it right before you sit down. Xin is the metal of fine work and minds a rough edge; with {s} of the chart supporting it⟨ ({strength})⟩, you meet your own standard and assume that others can. Straighten pictures. Leave people a little crooked.',
      },
      {
        id: 'self.xin.word-for-word',
        because: ['day:xin', 'sign:even'],
        says: ['memory=long'],
        zh_CN:
          '三年前的一句话，你记得原文，连中间停的那一下也记得。辛是精细的金，刻上去就在那里；盘里护它的和磨它的相当，记得清楚，却不急着拿出来用。人家说“我哪说过”，你只笑笑。夸过你的几句也在里头，也记着日子。',
        en_US:
          'A remark from three years ago, and you have it word for word, including the pause. Xin is fine metal, and what’s engraved stays engraved. Since this chart shields it about as much as it wears it, you don’t bring these things out in anger. “I never said that,” they say, and you smile. The kind ones are in there too, dated.',
      },
      {
        id: 'self.xin.too-polite',
        because: ['day:xin', 'sign:weak'],
        says: ['conflict=goes-round', 'readable=no'],
        zh_CN:
          '忽然客气起来，就是出事了：谢谢比平时多，称呼里又带上了姓。辛金软，不爱硬碰，帮你的只有 {s}⟨（{strength}）⟩，受了委屈你不吵，只把走廊拉长。麻烦在于对方听着还挺受用。说到第三个“没关系”以前，讲一句有关系的。',
        en_US:
          'When you turn polite, something has happened. There are more thank-yous than usual, and friends get their last names back. Xin is soft metal and avoids the blow; with {s} of the chart to lean on⟨ ({strength})⟩, you don’t fight, you lengthen the corridor. The trouble is that they find you charming. Say what’s wrong before the third “it’s fine.”',
      },
      {
        id: 'self.ren.soy-sauce',
        because: ['day:ren', 'sign:firm'],
        says: ['plan=as-it-comes'],
        zh_CN:
          '出门买一瓶酱油，回来多办了四件事，酱油忘了。壬是大河，见了岔口就想进去看看，帮你的又占 {s}⟨（{strength}）⟩，水大，不肯只走一条道。跟你出去玩很有意思，等酱油下锅的人另有看法。',
        en_US:
          'You go out for soy sauce and come home with four other things done. Ren is the big river; every side channel has to be looked into, and with {s} of the chart feeding it⟨ ({strength})⟩ there is water for all of them. Going out with you is a fine thing. The person waiting for the soy sauce has another view.',
      },
      {
        id: 'self.ren.outline',
        because: ['day:ren', 'sign:even'],
        says: ['self.start=outline'],
        zh_CN:
          '给你一张白纸，你绕着它走三天；给你一个提纲，当晚就写满。壬水有了岸才成河，盘里来水和用水差不多，水量正好，缺的是别人先画的那两道线。没人给提纲，就借一份旧的来，改到认不出为止。',
        en_US:
          'Hand you a blank page and you walk around it for three days. Hand you an outline and it’s full by evening. Ren is a river only where there are banks, and yours, with supply and demand about level, is just the size for a channel. If nobody draws you one, take an old outline and change it past recognition.',
      },
      {
        id: 'self.ren.thirty-tabs',
        because: ['day:ren', 'sign:weak', 'age>=16', 'age<=74'],
        says: ['self.attention=wide'],
        zh_CN:
          '浏览器里开着三十个页面，哪一个你都说得出为什么不能关。壬水爱往四处去，盘里供水的只有 {s}⟨（{strength}）⟩，铺得开，淹不深。聊天你什么都接得上，饭桌上数你有意思；到了交活那天，才看出水浅。',
        en_US:
          'Thirty tabs are open, and for each you can say why it mustn’t be closed. Ren wants to go everywhere; with only {s} of this chart supplying it⟨ ({strength})⟩, it covers a lot of ground at ankle depth. In talk you can follow anyone anywhere. On the day of delivery the depth shows.',
      },
      {
        id: 'self.gui.monday-wednesday',
        because: ['day:gui', 'sign:firm'],
        says: ['conflict=goes-round'],
        zh_CN:
          '同一个问题，星期一问一遍，星期三换个说法再问，星期五人家自己答了。癸是细水，帮你的占 {s}⟨（{strength}）⟩，滴得比石头久。不红脸，不拍桌子，事情照样成了。做那块石头是很累的，到末了，分不清是自己答应的，还是给滴穿的。',
        en_US:
          'You ask on Monday, ask in other words on Wednesday, and on Friday they answer by themselves. Gui is fine water, and with {s} of the chart behind it⟨ ({strength})⟩, the drip outlasts the stone. No raised voice, no slammed door. It is tiring to be the stone, which can’t tell afterward whether it agreed or wore through.',
      },
      {
        id: 'self.gui.windowsill',
        because: ['day:gui', 'sign:even'],
        says: ['self.credit=unsigned'],
        zh_CN:
          '窗台上那盆绿植一直活着，没人知道为什么。癸是雨露，夜里来，天亮就收了；盘里进的和出的相当，这样的人情你给得起，也不要收条。只是雨露不签名，大家道谢的时候谢的是花盆。一年里挑一件，写上你的名字。',
        en_US:
          'The plant on the windowsill is alive, and nobody knows why. Gui is dew; it comes at night and has left by breakfast. With about as much coming in as going out, your chart can afford such favors and asks for no receipt. But when thanks are given, they go to the pot. Once a year, sign something.',
      },
      {
        id: 'self.gui.shower',
        because: ['day:gui', 'sign:weak'],
        says: ['plan=ahead'],
        zh_CN:
          '明天那场谈话，你在淋浴底下已经排过四遍，对方的词也是你写的。癸水细，盘里帮你的只有 {s}⟨（{strength}）⟩，总要先在心里走一趟，免得当场被冲散。一字不差猜中的时候，有过。其余的时候，只是洗了一个长澡。',
        en_US:
          'Tomorrow’s conversation has been rehearsed four times in the shower, and you wrote the other person’s lines as well. Gui is the thinnest water, and with {s} of this chart on its side⟨ ({strength})⟩ it likes to know the ground before it runs. Now and then you guess every word. The rest of the time it was only a long shower.',
      },
    ],
  },
  {
    id: 'self-stem-quote',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.dts.jia-unlit',
        because: ['day:jia', 'pct:fire<=8'],
        says: ['out=little'],
        quote: 'dts-jia',
        zh_CN:
          '《滴天髓》说：“甲木参天，脱胎要火。”火是把木头里的东西亮出来的那一步，在你的盘里占 {pct:fire}。树是长起来了，抽屉里的画、手机里那篇长文也都在，只是没有人看过。先给一个人看，点头一回火，一根火柴就够。',
        en_US:
          '“Jia wood reaches for the sky and needs fire to become itself,” says the *Di Tian Sui*. Fire is the step where what’s inside the wood comes out and can be seen, and in your chart it stands at {pct:fire}. So the tree is there, and the drawings in the drawer, and the long piece on your phone that nobody has read. Show one person. One match is enough for a first fire.',
      },
      {
        id: 'self.dts.jia-lit',
        because: ['day:jia', 'pct:fire>=18'],
        says: ['out=much'],
        quote: 'dts-jia',
        zh_CN:
          '火占 {pct:fire}，你这棵树是点着的。《滴天髓》论甲，要紧的四个字是“脱胎要火”，一棵树后来成了什么，全看它交出去的那一部分。别人说起你，说的都是你做成的事：那顿席，那堂课，那面墙。还剩多少柴，没有人会替你问。',
        en_US:
          'Fire comes to {pct:fire}, and this tree is lit. On Jia the *Di Tian Sui* says that it “needs fire to become itself”: what a tree turns into is what it gives away. People who describe you describe things you did, a feast, a lesson, the wall you painted. How much firewood is left is a question only you are going to ask.',
      },
      {
        id: 'self.dts.jia-spring-shears',
        because: ['day:jia', 'month:spring', 'pct:metal>=10'],
        says: ['self.drafts=behind-door'],
        quote: 'dts-jia',
        zh_CN:
          '刚起了个头就有人挑错，你会把整件事放下。《滴天髓》说甲木“春不容金”，春天的嫩枝受不住剪子；你生在春月，金倒占了 {pct:metal}，身边的剪子不算少。头一稿锁上门写，等枝子硬了，再请人进来修。',
        en_US:
          'Somebody finds a fault in the first hour, and you put the whole thing down. “In spring it has no room for metal,” the *Di Tian Sui* says of Jia, since a shoot can’t take the shears; and you were born in a spring month with metal at {pct:metal}. Write the first draft behind a locked door. Let the shears in when the branch is hard.',
      },
      {
        id: 'self.dts.jia-autumn-baskets',
        because: ['day:jia', 'month:autumn', 'pct:earth>=25', 'age>=16', 'age<=74'],
        quote: 'dts-jia',
        zh_CN:
          '人家快收工了，你手上的杂务反而越堆越高，样样都小，样样推不掉。《滴天髓》说甲木“秋不容土”：秋天的树要轻装过冬，根上添一筐土，就沉一分。你生在秋月，土占 {pct:earth}。哪一筐是谁倒的，你心里清楚，只是没有说过。',
        en_US:
          'While others are finishing, the odd jobs on your desk pile up, each of them small. “In spring it has no room for metal, in autumn none for earth,” the *Di Tian Sui* says of Jia; you were born in an autumn month, with earth at {pct:earth}, and a tree getting ready for winter wants no more baskets emptied on its roots. You could say who emptied each. So far you haven’t.',
      },
      {
        id: 'self.dts.yi-in-the-saddle',
        because: ['day:yi', 'pct:metal>=18', 'pct:fire>=12', 'age>=16', 'age<=74'],
        says: ['risk=takes'],
        quote: 'dts-yi',
        zh_CN:
          '凤是酉，猴是申，都是一身刀口的金，《滴天髓》却说乙木“怀丁抱丙，跨凤乘猴”：怀里有火，就敢骑上去。你的金占 {pct:metal}，火有 {pct:fire}，鞍子备好了。一屋子人里看着最软的，接了最硬的差事；旁人替你捏汗，你在问几点出发。',
        en_US:
          'The Rooster and the Monkey are metal, all edge. Yet of Yi the *Di Tian Sui* says, “With Ding at its breast and Bing in its arms, it rides the Rooster and the Monkey.” Those two are fire. You have {pct:fire} of fire to {pct:metal} of metal, so the saddle is on. The softest person in the room takes the hardest errand; others worry, and you’re asking what time it leaves.',
      },
      {
        id: 'self.dts.yi-no-reins',
        because: ['day:yi', 'pct:metal>=18', 'pct:fire<=8'],
        says: ['risk=weighs'],
        quote: 'dts-yi',
        zh_CN:
          '大家看你上了那匹烈马，以为缰绳在你手里。《滴天髓》许乙木“跨凤乘猴”，骑得住申酉的金，前头有个条件：“怀丁抱丙”，先要有火。你的金占 {pct:metal}，火占 {pct:fire}。上马之前问一句谁牵着，笑着问就行，一句玩笑也是一点火。',
        en_US:
          'They see you get on the wild horse and assume that you have the reins. The *Di Tian Sui* does let Yi ride the Rooster and the Monkey, both metal, on a condition: “With Ding at its breast and Bing in its arms.” That is fire, and yours is at {pct:fire}, against {pct:metal} of metal. Before mounting, ask who’s holding the rope. Ask it as a joke; a joke is a small fire.',
      },
      {
        id: 'self.dts.yi-forty-boxes',
        because: ['day:yi', 'pct:earth>=26'],
        quote: 'dts-yi',
        zh_CN:
          '“乙木虽柔，刲羊解牛。”《滴天髓》说的羊和牛是未、丑两支，两块厚土，草根偏能一丝一丝拆开它们。你的土占 {pct:earth}：搬家的四十个箱子，一整间库房，一门外语，大到没人肯碰，你一天拆一个角，拆着拆着就空了。嫌慢的人，后来进来参观了。',
        en_US:
          '“Yi wood is soft, yet it carves the Goat and opens the Ox.” The animals in this line of the *Di Tian Sui* are two heavy soils, and roots do take soil apart, thread by thread. Earth in your chart comes to {pct:earth}. Forty moving boxes, a garage, a language: you open one corner a day, and one day it’s done. Those who called it slow have stopped by to look.',
      },
      {
        id: 'self.dts.bing-shy-of-xin',
        because: ['day:bing', 'stems:xin>=1'],
        says: ['self.shy=with-one'],
        quote: 'dts-bing',
        zh_CN:
          '谁的面子也不买的你，见了某一个人，嗓门自己就收了。《滴天髓》论丙火：“能煅庚金，逢辛反怯。”硬料你敢上锤，细巧的不敢碰，怕一伸手就化了；你的天干上，恰好有辛。对那个人你样样说好，那个人倒想听一回不好。',
        en_US:
          'You defer to nobody, and then one person comes in and your voice goes down by itself. “It can forge Geng metal, and turns shy when it meets Xin,” says the *Di Tian Sui* of Bing: hard metal it will hammer, fine work it’s afraid to melt. Xin stands among your stems. To that one person you say yes to everything. They’d be glad to hear a no.',
      },
      {
        id: 'self.dts.bing-ice',
        because: ['day:bing', 'pct:water>=25'],
        says: ['self.ice=breaks'],
        quote: 'dts-bing',
        zh_CN:
          '“丙火猛烈，欺霜侮雪”，《滴天髓》写的是胆气：天越冷，太阳越要出来。你的水占 {pct:water}，冷的场面遇得不少，没人肯先开口的会，头一回进的门，冰都是你破的。等冰化了，别人三三两两聊开，破冰的那个反倒落了单。',
        en_US:
          '“Bing fire is fierce; it scorns frost and laughs at snow.” The *Di Tian Sui* is speaking of nerve. Water in your chart is at {pct:water}, so there has been frost enough: rooms where nobody begins, front doors you stood at for the first time. It was you who broke the ice. Then it melts, the others fall to talking in twos and threes, and the one who broke it is left holding the coats.',
      },
      {
        id: 'self.dts.bing-hard-stock',
        because: ['day:bing', 'pct:metal>=20'],
        says: ['self.takes-on=hard-stock'],
        quote: 'dts-bing',
        zh_CN:
          '《滴天髓》说丙火“能煅庚金”，炉子旺，硬料才肯变形。你的金占 {pct:metal}，送到炉前的净是硬料：谁也劝不动的人，谁也谈不拢的事，生了锈的约定。你一锤一锤地来，一半是因为爱听那个响。挑成得了器的打，响是白听的，炭要钱。',
        en_US:
          'Bing, says the *Di Tian Sui*, “can forge Geng metal.” Metal in your chart is at {pct:metal}, so the hard pieces get carried to your furnace: the person nobody could persuade, the talks that went nowhere, the promise gone to rust. You swing at all of them, partly because you like the sound. Choose what will make something. The sound is free and the coal isn’t.',
      },
      {
        id: 'self.dts.ding-not-scorching',
        because: ['day:ding', 'pct:fire>=28'],
        says: ['self.firm=quietly'],
        quote: 'dts-ding-2',
        zh_CN:
          '火占 {pct:fire}，换成别的火就要燎人，落在丁上，《滴天髓》说“旺而不烈”：灯拨得再亮，烫不着提灯的人。一屋子人都在喊，你的话越说越轻，却一个字也没退。对面回家以为你答应了，这句要补：没有答应。',
        en_US:
          'Fire stands at {pct:fire}, and in another stem that would scorch. Of Ding the *Di Tian Sui* says, “Strong, it does not scorch”: a lamp turned up is still a lamp. In a shouting match your voice gets lower and you haven’t given an inch. The other side goes home thinking it was a yes. Say in plain words that it wasn’t.',
      },
      {
        id: 'self.dts.ding-red-wick',
        because: ['day:ding', 'pct:fire<=20'],
        says: ['self.keeps-up=small-thing'],
        quote: 'dts-ding-2',
        zh_CN:
          '一天三分钟的外语，你断断续续学了几年，从来没有宣布放弃。《滴天髓》论丁火，“衰而不穷”，焰头矮下去，灯芯还红着。你的火占 {pct:fire}，照不亮一座大厅，守一件小事年年不断，够了。人家问“你还在学啊”，你说还在学。',
        en_US:
          'Three minutes of Spanish, on and off, for years, and you’ve never announced that you were quitting. “Weak, it does not run out,” says the *Di Tian Sui* of Ding: the flame sinks and the wick stays red. Fire in your chart is at {pct:fire}, too little for a ballroom and enough for one small thing kept up year after year. “Still at that?” people ask. Still at that.',
      },
      {
        id: 'self.dts.ding-waiting',
        because: ['day:ding', 'pct:water>=25'],
        quote: 'dts-ding',
        zh_CN:
          '等人等了两个钟头，手机没了电，你也坐得住。丁火看着软，《滴天髓》说它“内性昭融”，里头自有一片亮堂；你的水占 {pct:water}，四下越暗，这片亮你看得越清楚。从外头看，不过是个发呆的人。来晚的那位连声道歉，你倒有点舍不得这就完了。',
        en_US:
          'Kept waiting two hours with an empty battery, you’re all right. “Ding fire is soft at the core, and what it keeps inside is clear and warm,” says the *Di Tian Sui*; with water at {pct:water} around it, the darker it gets outside, the better you see in there. From the sidewalk it looks like staring. They arrive full of apologies, and you’re a little sorry it’s over.',
      },
      {
        id: 'self.dts.wu-gathers',
        because: ['day:wu', 'pct:earth>=35'],
        says: ['decides=slow'],
        quote: 'dts-wu',
        zh_CN:
          '《滴天髓》论戊土：“静翕动辟，万物司命。”不动的时候收，一动就开。你的土占 {pct:earth}，一收就是几年，旁人记得住的只有你动的那几回：忽然搬了城，忽然一晚上把话全说了。在你是想了三年。动之前先滚几块小石头下去，山坡上住着人。',
        en_US:
          '“At rest it gathers, moving it opens, and all things depend on it,” says the *Di Tian Sui* of Wu. With earth at {pct:earth}, the gathering takes years, and what people remember are the three or four times you moved: a new city, or everything said in one evening. They call it sudden. You’d been at it for ages. Let a few pebbles roll first; there are people living on the slope.',
      },
      {
        id: 'self.dts.wu-umpire',
        because: ['day:wu', 'pct:earth<=27'],
        says: ['self.umpire=yes'],
        quote: 'dts-wu',
        zh_CN:
          '两边都来找你评理，都知道你不偏。《滴天髓》说戊土“固重”，又说“既中且正”；你的土占 {pct:earth}，重是谈不上了，中和正一分没少。评完了两边都不大满意，可见评得还行。只有自己家里的事，要另请一个人。',
        en_US:
          'Both sides bring you the quarrel, since both know you won’t lean. “Wu earth is firm and heavy, centered and upright,” says the *Di Tian Sui*. Heavy you are not, with earth at {pct:earth}; centered and upright came through whole. Neither side goes away quite pleased, which suggests you got it about right. For quarrels in your own house, send for somebody else.',
      },
      {
        id: 'self.dts.wu-moved',
        because: ['day:wu', 'rel:clash@day'],
        says: ['place=moves', 'self.ground=moves'],
        quote: 'dts-wu',
        zh_CN:
          '盘里有一支正对着你脚下那一支，这座山时常要动⟨（日支逢冲）⟩。《滴天髓》论戊土有四个字：“静翕动辟。”动一回，开一回；每换一处地方，你都翻出一样忘了自己有的东西，丢掉的也比打算的多。想攒点什么的年头，先让脚下定住。',
        en_US:
          'One branch of this chart faces the one you stand on, so the mountain gets moved⟨ (the day branch faced)⟩. “At rest it gathers, moving it opens,” the *Di Tian Sui* says of Wu. Each change of address turns up a thing you’d forgotten you had, and more gets thrown out than you meant. In years when you want to gather, make the ground hold still first.',
      },
      {
        id: 'self.dts.ji-five-orders',
        because: ['day:ji', 'pct:wood>=22'],
        quote: 'dts-ji',
        zh_CN:
          '五个人同时派给你五件事，你没慌，一垄一垄种下去了。《滴天髓》论己土：“不愁木盛，不畏水狂。”木是使唤你、管着你的那些，你的盘里占 {pct:wood}，田反而越种越松。别人夸你脾气好，其实是地湿，根扎得进。五垄里头，要有一垄归你自己收。',
        en_US:
          'Five people give you five orders at once, and you plant them in a row. “It does not mind much wood and does not fear wild water,” says the *Di Tian Sui* of Ji. Wood is whatever gives you orders; here it’s at {pct:wood}, and the field only gets looser for having roots in it. They call it a good nature. See that one row of the five is yours to harvest.',
      },
      {
        id: 'self.dts.ji-flood',
        because: ['day:ji', 'pct:water>=22'],
        quote: 'dts-ji',
        zh_CN:
          '东西到你手里总是一阵一阵的，来时满屋子都是，去时一件不剩。《滴天髓》说己土“不畏水狂”，低田不跟大水争，让它漫进来，退了，落一层肥泥。你的水占 {pct:water}，大起大落里最睡得着的是你。只是漫过的田认不出界，哪一块泥是你的，要争上一阵。',
        en_US:
          'Things come to you in floods: the house is full of them, and then there’s nothing. Ji, says the *Di Tian Sui*, “does not fear wild water.” A low field doesn’t argue; it lets the flood in and keeps the silt. With water at {pct:water}, you sleep through rises and falls that keep others awake. Only the boundaries wash out, and which of the mud is yours takes some arguing.',
      },
      {
        id: 'self.dts.ji-low-seat',
        because: ['day:ji', 'pct:earth>=32'],
        says: ['self.seat=low', 'self.reserve=much'],
        quote: 'dts-ji',
        zh_CN:
          '合影你站在边上，坐席你挨着上菜的口。《滴天髓》说己土“卑湿”，位置低，接着说“中正蓄藏”，底下收着东西；你的土占 {pct:earth}，收得不少。谁要找一个名字、一个日子、故事的后半截，末了都问到你那个角上。也坐一回中间，总要有一张看得清你的照片。',
        en_US:
          'In group pictures you’re at the edge, and at dinner by the kitchen door. “Ji earth lies low and moist; level and even, it stores,” says the *Di Tian Sui*, and with earth at {pct:earth} there’s a great deal in store. Whoever needs a name, a date, the other half of a story, ends up in your corner. Sit in the middle once. There ought to be one photograph with your face in focus.',
      },
      {
        id: 'self.dts.geng-smoke',
        because: ['day:geng', 'pct:fire>=18', 'pct:water<=8'],
        says: ['speech=sharp'],
        quote: 'dts-geng',
        zh_CN:
          '《滴天髓》给庚金两样东西，“得水而清，得火而锐”，你拿到一样半：火占 {pct:fire}，水占 {pct:water}。哪里不对，你一眼看出来，说出口却带着烟，人家先躲烟，再听话。喝完一杯水再讲，字可以一个不改。',
        en_US:
          'The *Di Tian Sui* offers Geng two things: “Water makes it clear, fire makes it keen.” Fire you have, {pct:fire}; water comes to {pct:water}. So you see what’s wrong at a glance, and it comes out smoking, and people step back from the smoke before they hear the sentence. Drink a glass of water first. You needn’t change a word.',
      },
      {
        id: 'self.dts.geng-clear-not-keen',
        because: ['day:geng', 'pct:water>=18', 'pct:fire<=8'],
        says: ['self.acts=waits', 'deadline=helps'],
        quote: 'dts-geng',
        zh_CN:
          '水占 {pct:water}，火占 {pct:fire}。《滴天髓》说庚金“得水而清，得火而锐”，照这本账，你清得很，锋还没开：一件事的来龙去脉，你讲得比谁都明白，讲完了，坐等别人动手。火可以借一点来：一个日子，一个在等的人，一句当众的答应。',
        en_US:
          '“Water makes it clear, fire makes it keen,” the *Di Tian Sui* says of Geng, and you have {pct:water} of the one and {pct:fire} of the other. So you explain the matter better than anyone, and having explained it, you wait for somebody to begin. Fire can be had in small quantities: a date, a person waiting, a promise made aloud in company.',
      },
      {
        id: 'self.dts.geng-moving-day',
        because: ['day:geng', 'pct:metal>=33'],
        says: ['stop=hard'],
        quote: 'dts-geng',
        zh_CN:
          '搬家那天人人累趴在地上，你还在楼梯口问下一件是什么。《滴天髓》论庚，头一句是“庚金带煞，刚健为最”，煞字听着凶，说的是一股冲劲；你的金占 {pct:metal}，这股劲没有底。旁人想歇，又不好意思先讲。每三趟，由你喊一次停。',
        en_US:
          'On moving day the others lie on the floor, and you’re on the stairs asking what’s next. “Geng metal carries an edge and is the hardest of all,” the *Di Tian Sui* begins, by which it means drive, and with metal at {pct:metal} yours has no bottom. They would like a rest and won’t be the first to say so. Call it yourself, every third trip.',
      },
      {
        id: 'self.dts.xin-buried',
        because: ['day:xin', 'pct:earth>=28'],
        quote: 'dts-xin',
        zh_CN:
          '一桌人替你出主意，你越听越没有声音。《滴天髓》说辛金“畏土之叠”，首饰怕埋：一层好意，一层规矩，一层“为你好”，在你都是土，盘里占 {pct:earth}。没人存心盖住你，只是谁也没停手。开口先说“我想好了一半”，护着这一半说完。',
        en_US:
          'A whole table gives you advice, and the more of it there is, the quieter you get. Xin, says the *Di Tian Sui*, “fears being buried.” Good will, house rules, things said for your own good: for you these are all earth, and earth is at {pct:earth}. Nobody means to cover you. Open with “I’ve half decided,” and hold that half up until you’ve said it.',
      },
      {
        id: 'self.dts.xin-rinsed',
        because: ['day:xin', 'pct:water>=18'],
        says: ['self.mends=rinsing'],
        quote: 'dts-xin',
        zh_CN:
          '心情坏的时候你去洗碗，洗到第三个，哼起歌来了。《滴天髓》说辛金“温润而清”，“乐水之盈”，水一冲就亮，你的水占 {pct:water}。讲出来、写出来、笑出来，也都算冲过一遍。要是攒满一个月才开一回龙头，碗就不够洗了。',
        en_US:
          'In a bad mood you do the dishes, and by the third plate you’re humming. Xin, says the *Di Tian Sui*, “fears being buried and loves to be rinsed,” and you have water at {pct:water}. Talk is water as well, and writing, and laughing till it hurts. After a month of saving things up, it takes more than dishes.',
      },
      {
        id: 'self.dts.xin-watched',
        because: ['day:xin', 'pct:fire>=20'],
        says: ['self.watched=hurts'],
        quote: 'dts-xin',
        zh_CN:
          '有人站在背后，你打字就错。“辛金软弱，温润而清”，《滴天髓》开头便替你讲了情：细金不经烤；你的火占 {pct:fire}，盯着你、催着你的眼睛不算少。没人看的时候，你一样认真，做得还好些。请他们来看成品，旁边那把椅子搬远一点。',
        en_US:
          'With someone standing behind you, you can’t spell. “Xin metal is soft, warm to the hand and clear,” the *Di Tian Sui* begins, and soft gold does badly close to a stove; in your chart fire is at {pct:fire}, eyes that watch and hurry you. Unwatched, you work as hard and better. Show them the finished thing. Move the visitor’s chair away from the bench.',
      },
      {
        id: 'self.dts.ren-goes-on',
        because: ['day:ren', 'pct:water>=33'],
        says: ['place=moves', 'company=many'],
        quote: 'dts-ren',
        zh_CN:
          '住了半年，你认得门卫，认得做饼的，也认得做饼那家的狗。《滴天髓》论壬水：“刚中之德，周流不滞。”你的水占 {pct:water}，到哪里都流得开，没有一处停得久。走的那天人人出来送，过后水已经到了下一站。挑一处旧地方，回去坐一个下午。',
        en_US:
          'Half a year in a place, and you know the doorman, the baker and the baker’s dog. “Firm within, it goes everywhere and stops nowhere,” says the *Di Tian Sui* of Ren, and water in your chart is at {pct:water}. On the day you leave they all come out to wave. Then the water has gone on. Pick one of those places and go back for an afternoon.',
      },
      {
        id: 'self.dts.ren-dams',
        because: ['day:ren', 'pct:earth>=24'],
        says: ['conflict=goes-round'],
        quote: 'dts-ren',
        zh_CN:
          '排队等一个章，十分钟里你换了三条队。《滴天髓》说壬水“周流不滞”，偏偏你的盘里土占 {pct:earth}，到处是坝。水给拦住了不会闲着，边门你找到过不少，找得多了，整栋楼的路都认得。只是有的门光等就会开，先分清那是门还是墙。',
        en_US:
          'Waiting for a stamp, you change lines three times in ten minutes. Ren, says the *Di Tian Sui*, “goes everywhere and stops nowhere,” but earth is {pct:earth} of your chart and there are dams in all directions. Stopped water looks for a way around; you’ve found so many side doors that you know the building. Some doors only want waiting. Learn to tell those from the walls.',
      },
      {
        id: 'self.dts.ren-translates',
        because: ['day:ren', 'pct:metal>=22'],
        says: ['self.translates=yes'],
        quote: 'dts-ren',
        zh_CN:
          '长辈的硬话，说明书上的术语，经你一转述，人人听懂了，还不疼。《滴天髓》说壬水“能泄金气”，硬的东西到了水里化成流的；你的金占 {pct:metal}，要化的一直没断过。话传久了，两头都当你是自己人，没有一头问过你站哪边。',
        en_US:
          'A stern uncle’s remarks, the terms in a manual: you retell them, and everybody follows and nothing hurts. “Ren water runs with the great rivers and draws metal off,” says the *Di Tian Sui*; what was hard turns liquid, and with metal at {pct:metal} you’ve never lacked for supply. Both sides take you for one of theirs. Neither has ever asked where you stand.',
      },
      {
        id: 'self.dts.gui-dragon',
        because: ['day:gui', 'branches:chen>=1'],
        says: ['self.dragon=rises'],
        quote: 'dts-gui',
        zh_CN:
          '“得龙而运，功化斯神。”《滴天髓》论癸水说的这条龙是辰，你的地支里就有。平日你不过是一点潮气，碰上大场面，忽然云也来了，雨也来了，做完自己先吃一惊。龙不天天出门。动那么大的云以前，先看看这回是不是龙的活。',
        en_US:
          '“Once the Dragon carries it, its work is a wonder,” says the *Di Tian Sui* of Gui water, and there is a Dragon among your branches. On ordinary days you’re a little damp in the air. Then something large comes along, and there are clouds, and rain, and nobody is as surprised as you. Dragons don’t go out daily. See whether it’s Dragon’s work before you spend that much weather.',
      },
      {
        id: 'self.dts.gui-cracks',
        because: ['day:gui', 'pct:water<=20'],
        says: ['conflict=goes-round'],
        quote: 'dts-gui',
        zh_CN:
          '不挤，也不喊，到头来该去的地方你都去了。《滴天髓》论癸水，先说“至弱”，接着说“达于天津”，最细的水走得到天河。你的水占 {pct:water}，走的是缝：早到半小时，拣下雨天去，记得看门人的名字。撞过的那几扇门，反倒至今关着。',
        en_US:
          'You don’t push, and you don’t call out, and you got to where you were going. “Gui water is the weakest there is, and it reaches the river of heaven,” says the *Di Tian Sui*. With water at {pct:water}, you travel by the cracks: half an hour early, on a rainy day, knowing the doorman’s name. The few doors you did charge are still shut.',
      },
      {
        id: 'self.dts.gui-wet-sleeve',
        because: ['day:gui', 'pct:water>=30'],
        says: ['self.weight=unseen'],
        quote: 'dts-gui',
        zh_CN:
          '《滴天髓》说“癸水至弱”，你的水却占 {pct:water}，那个弱字，是看雾的人读出来的。以为一推就散，手收回来，袖子全湿了。分量不显，与人商量时占便宜；搬重东西就吃亏，没人想到来抬另一头。重的时候，说一声重。',
        en_US:
          '“Gui water is the weakest there is,” says the *Di Tian Sui*; in your chart it comes to {pct:water}, and “weakest” is a word for people who judge by the look of a mist. They push, and draw back a wet sleeve. Weight that doesn’t show is handy when you bargain. It also means that no one thinks of taking the other handle, so when it’s heavy, say heavy.',
      },
      {
        id: 'self.dts.jia-ground-floor',
        because: ['day:jia', 'pct:wood>=33'],
        says: ['self.ground-floor=neglected'],
        quote: 'dts-jia',
        zh_CN:
          '五年后是什么样子，你讲得一清二楚；今早的钥匙，找了一刻钟。《滴天髓》说“甲木参天”，你的木占 {pct:wood}，长势都在顶上，顶上看得远。底下总要有人照看，门边钉一个钩子也行。',
        en_US:
          'You can say precisely what things will look like in five years, and it took you a quarter of an hour this morning to find the keys. “Jia wood reaches for the sky,” says the *Di Tian Sui*; wood in your chart is at {pct:wood}, most of it busy at the top, where the view is. Somebody has to see to the ground floor. A hook by the door would do.',
      },
      {
        id: 'self.dts.yi-no-horse',
        because: ['day:yi', 'pct:fire>=20', 'pct:metal<=10', 'age>=16', 'age<=74'],
        quote: 'dts-yi',
        zh_CN:
          '鞍子擦亮了，马还没有来。《滴天髓》说乙木“怀丁抱丙，跨凤乘猴”，凤和猴是金，是难啃的差事；你怀里的火有 {pct:fire}，金只占 {pct:metal}。本事练好了，派下来的尽是轻活。别等人牵马，自己到有马的地方去问一声。',
        en_US:
          'The saddle is polished, and no horse has come. “With Ding at its breast and Bing in its arms, it rides the Rooster and the Monkey,” says the *Di Tian Sui* of Yi; those two are metal, the hard errands. The fire in your arms comes to {pct:fire} and the metal to {pct:metal}, so what you’re handed is light work. Don’t wait for the horse to be led up. Go where horses are, and ask.',
      },
      {
        id: 'self.dts.yi-meadow',
        because: ['day:yi', 'pct:wood>=30'],
        says: ['self.weight=unseen'],
        quote: 'dts-yi',
        zh_CN:
          '一根草谁都踩得过去，一片草，就有人绕着走了。《滴天髓》开头说“乙木虽柔”，你的木却占 {pct:wood}，柔还是柔，分量换了。你说话照旧小声，桌上跟着点头的已经有四五个。你还照一根草的样子赔着小心，人家早不敢踩了。',
        en_US:
          'Anybody will step on a blade of grass; people walk around a meadow. “Yi wood is soft,” the *Di Tian Sui* begins, but yours comes to {pct:wood}, and though it’s as soft as ever, it weighs something else. You still speak low, and four or five heads nod when you do. You go on apologizing the way one blade would. Nobody has dared to tread there for years.',
      },
      {
        id: 'self.dts.bing-spatula',
        because: ['day:bing', 'pct:fire>=28'],
        says: ['self.lending-a-hand=takes-over'],
        quote: 'dts-bing',
        zh_CN:
          '进厨房搭把手，一刻钟以后，锅铲在你手里，主人站在门口看。《滴天髓》说“丙火猛烈”，你的火占 {pct:fire}，要亮就亮一整片，点不了一小盏。忙是真帮了，地方也是真占了。进门先问要几分力，人家说三分，就给三分。',
        en_US:
          'You go into the kitchen to lend a hand, and a quarter of an hour later you have the spatula and your host is watching from the door. “Bing fire is fierce,” says the *Di Tian Sui*; yours is at {pct:fire} and doesn’t come in a small size. The help is real, and so is the room it takes up. Ask on the way in how much is wanted. If they say a little, give a little.',
      },
      {
        id: 'self.dts.geng-both',
        because: ['day:geng', 'pct:fire>=12', 'pct:water>=12'],
        says: ['speech=sharp'],
        quote: 'dts-geng',
        zh_CN:
          '“得水而清，得火而锐”，《滴天髓》给庚金的两样，你手上都有：水 {pct:water}，火 {pct:fire}。你说过的重话，人家过后还记得道理，也不记恨。麻烦只有一样，水火都在手边，先用哪一样，你要站着想几秒。旁人最怕的就是那几秒。',
        en_US:
          'Of Geng the *Di Tian Sui* says, “Water makes it clear, fire makes it keen,” and you’ve been given both, {pct:water} of the one and {pct:fire} of the other. When you tell someone off, they remember the reason afterward and bear no grudge. There’s only one trouble. With both at hand, you have to stand a moment and choose which comes first, and the moment is what people are afraid of.',
      },
      {
        id: 'self.dts.geng-heavy-iron',
        because: ['day:geng', 'pct:fire<=14', 'pct:water<=14'],
        says: ['self.test=wanted'],
        quote: 'dts-geng',
        zh_CN:
          '一块好铁，在墙角放了好些年，谁拿起来都说沉。《滴天髓》说庚金“得水而清，得火而锐”，你的水占 {pct:water}，火占 {pct:fire}，都不算多，清和锐还在后头。分量你没缺过，缺的是有人出题。题不来，先给自己报一场。',
        en_US:
          'A good piece of iron has stood in the corner for years, and whoever lifts it says how heavy it is. “Water makes it clear, fire makes it keen,” says the *Di Tian Sui* of Geng; of these you have {pct:water} and {pct:fire}, not much of either as yet. Weight was never what you lacked. You lack somebody to set the test. If nobody does, put your own name down for one.',
      },
    ],
  },
  {
    id: 'self-day-star',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.star.kuigang-rule-fourteen',
        because: ['star:kuigang'],
        says: ['self.rules=to-the-letter'],
        zh_CN:
          '打牌之前，你先把规矩念一遍，第十四条也算数。六十对日柱里只有四对这样硬，你是其中一对，古名听着威严，说的是讲定了就照办⟨（魁罡）⟩。没有人抓到过你耍赖，也没有人从你手里溜过去。一晚上放过一回，让小的那个悔一步棋。',
        en_US:
          'Before a card game you read the rules aloud, and rule fourteen counts. Four of the sixty day pillars are this stiff, and yours is one; the old name sounds severe and means that what’s been said is settled⟨ (Stern star)⟩. Nobody has caught you cheating, and nobody has been let off. Once an evening, allow the youngest one to take back a move.',
      },
      {
        id: 'self.star.crossed-gates',
        because: ['star:yinchayangcuo', 'day:yang'],
        says: ['self.timing=off'],
        zh_CN:
          '日柱在“阴差阳错”的十二日里，字面怪吓人，说的只是错开半拍、错开半条街。约的是南门，你站在北门，两个人都准时到了。钟点你守得住，地点各人想各人的。约完别急着挂，把门牌号念一遍，让对方念回来。',
        en_US:
          'Yours is one of twelve days with a name that means crossed wires: half a beat off, half a block off, and nothing worse. The meeting was at the south gate; you’re at the north one, and both of you are on time. The hour you keep. It’s the place each one imagines differently, so before hanging up, have the address read back to you.',
      },
      {
        id: 'self.star.crossed-messages',
        because: ['star:yinchayangcuo', 'day:yin'],
        says: ['self.timing=off'],
        zh_CN:
          '那句“算了”刚发出去，对面的“好啊”同时到了。你的日柱属于“阴差阳错”，名字重，意思轻：两边的话总在半路擦肩。误会里头，一半是内容，一半是那三十秒。往回撤、往前赶的话，写好了放着，先去倒杯水，回来再看要不要发。',
        en_US:
          'Your “never mind” goes out in the same second that their “sure, let’s” comes in. The old name for a day like yours is heavy and the meaning light: crossed wires, two messages passing each other on the stairs. Half of every misunderstanding you’ve had was those thirty seconds. When you’re about to withdraw or hurry something, fill a glass of water first and look again.',
      },
      {
        id: 'self.star.open-purse',
        because: ['star:shiedabai', 'day:yang', 'age>=16'],
        says: ['spends=easily'],
        zh_CN:
          '请客你先掏，零食你先分，到月底数一数，想不起是哪一回。古书给你的日柱起了个难听的名字，翻成白话是口袋有个洞：日干的那份口粮落了空⟨（十恶大败）⟩。人缘是这样来的，糊涂账也是。',
        en_US:
          'You reach for the check, you front the tickets, and at the end of the month you can’t say which evening was which. The classics gave your day pillar a dreadful name; in plain words, its pocket has a hole, since the stem’s own rations fall void⟨ (Spending star)⟩. It makes you good company and a poor bookkeeper.',
      },
      {
        id: 'self.star.three-percent',
        because: ['star:shiedabai', 'day:yin', 'age>=16', 'age<=74'],
        says: ['self.reserve=none'],
        zh_CN:
          '手机非要剩下百分之三，你才去找线。日柱有个吓人的旧名，说穿了是不留余粮⟨（十恶大败）⟩：鸡蛋用到最后一个，假期一次休光，好话一晚上说尽。痛快是痛快，下半截要借着过。样样留一格，电从百分之三十充起。',
        en_US:
          'The phone has to reach three percent before you look for the cable. Your day carries an old name that sounds like a curse and means only that nothing is kept in reserve⟨ (Spending star)⟩. The last egg goes in, the vacation is used up in May, all the kind words are said in one evening. The second half runs on loans. Charge at thirty.',
      },
      {
        id: 'self.star.table-for-one',
        because: ['star:guluansha', 'day:yang'],
        says: ['company=few'],
        zh_CN:
          '一个人进馆子，点两个菜，慢慢吃完，比跟谁吃都踏实。“孤鸾”是古人给这几个日子起的名，凄凉是字面，意思是一个人也圆满，要成双会晚一点。别人替你着急，你自己不急。哪天想添一副碗筷，得由你开口，来的人都以为你不缺。',
        en_US:
          'You take a table for one, order two dishes, and eat better than in any company. The old books call days like yours a lone bird; the sadness is in the name only, and what they meant is someone complete alone, who pairs off late⟨ (Late-pairing star)⟩. Others worry on your behalf. When you do want a second bowl on the table, say so. Everybody thinks you’re set.',
      },
      {
        id: 'self.star.third-afternoon',
        because: ['star:guluansha', 'day:yin'],
        says: ['alone=needed'],
        zh_CN:
          '古书管你的日柱叫“孤鸾”，听着冷清，说的是心里有一间单人房，成双也要给它留钥匙。结伴出去玩，到第三天下午，你要单独走一段，也没有什么可瞒的，坐在石阶上看船而已。出发前就讲好第三天，省得有人当你生气了。',
        en_US:
          'A lone bird, the old books call your day, a chilly way of saying that you keep a single room inside and want the key even when you share the house⟨ (Late-pairing star)⟩. On a trip with friends, by the third afternoon you have to walk off alone. There’s nothing to hide in those two hours; you sit on some steps and look at boats. Announce the third afternoon before you set out.',
      },
      {
        id: 'self.star.pardon',
        because: ['star:tianshe'],
        says: ['quarrel=short', 'self.grudge=lets-go'],
        zh_CN:
          '旧历书上有一天专管放人，四季各轮一个日柱，你生在轮到的那一个⟨（天赦）⟩。欠你一句道歉的人，你早替他免了，他倒躲了你两年。你放人放得快，人家放你也快，迟到、忘带票，说两句就过去。免了的事，写一句告诉当事人，他还在等判。',
        en_US:
          'Each season has one day pillar on which the old almanacs opened the jail, and you were born on it⟨ (Pardon star)⟩. Somebody who owes you an apology has avoided you for two years, and you let them off the first evening. You’re pardoned fast as well; a forgotten ticket costs you two sentences at the gate. Do notify the pardoned. They’re still waiting for the verdict.',
      },
      {
        id: 'self.star.july-coat',
        because: ['star:sifei'],
        says: ['self.use=off-season'],
        zh_CN:
          '七月里，你有一件全城最好的羽绒服。你的日柱自己够硬，只是生的季节用不上它，古书叫“四废”，废字刺耳，说的是过季。所以你常听见一句话：要是早三年、晚三年，就好了。衣服是真的。别在七月摆摊，先找冷的地方去。',
        en_US:
          'In July you own the best winter coat in town. Your day pillar is solid in itself, and the season it was born into has no use for it; the old name calls such days idle, which sounds harsh and means out of season. You’ve heard the sentence before: three years earlier, or three years later. The coat is real. Don’t open a stall in July; find where it’s cold.',
      },
      {
        id: 'self.star.own-cake',
        because: ['star:lushen=day', 'age>=16'],
        says: ['help=does-not-ask'],
        zh_CN:
          '生日蛋糕你自己订，订的是自己爱吃的那一种。日干脚下踩的正是它的禄，自己碗里的饭⟨（禄神）⟩，吃自己挣的心里踏实，吃人情饭坐不住。因此送你东西很难，你什么都先买好了。开一张单子给身边的人，留三样不许自己买。',
        en_US:
          'You order your own birthday cake, and it’s the kind you like. The day stem stands on its own provision here, rice from its own bowl⟨ (Seat of prosperity)⟩; you’re easy eating what you earned and fidget over what you were given. That makes you hard to shop for, since you already have it. Write a list for the people around you with three things on it you may not buy yourself.',
      },
      {
        id: 'self.star.half-turn',
        because: ['star:yangren=day', 'day:yang'],
        says: ['self.force=too-much'],
        zh_CN:
          '日干坐在自己最旺的一支上，古人叫它“刃”，听着带血气，讲的是劲头过了线⟨（羊刃）⟩。螺丝已经紧了，你再加半圈，丝口就花了。要搬、要扛、要顶住的时候，人人想起你。要收的时候，手慢半拍。觉得还差一点，就是够了。',
        en_US:
          'Your day stem sits on the branch where it is fullest; the old books call that a blade, a fierce word for strength that runs past the mark. The screw is tight, and you give it another half turn, and the thread is gone. When something must be lifted or held off, they think of you. Stopping is where your hand is late. If it feels a little short, it’s enough.',
      },
      {
        id: 'self.star.last-inch',
        because: ['star:yangren=day', 'day:yin'],
        says: ['self.force=last-inch'],
        zh_CN:
          '一路都好商量，到最后一寸，忽然一步也不让。日柱底下压着一把刃，阴干的刃收在里头，平时摸着是柄⟨（羊刃）⟩；名字凶，意思是底线硬。对方前头拿得太顺，到这里才撞上，当你翻脸。最后那一寸是什么，开头就摆出来，两边都省力。',
        en_US:
          'All the way along you’ve been easy to deal with, and at the last inch you won’t move. There’s a blade beneath your day, and on a yin stem it’s worn inside, handle out; the word is fierce, the meaning a firm bottom line. The other side, used to getting things, runs into it and thinks you’ve turned. Put the last inch on the table at the start. It saves effort on both sides.',
      },
      {
        id: 'self.star.canopy-balcony',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        zh_CN:
          '日支上有一顶伞盖，古人说它聪明而清净，落到日子里，是人群中间也要有一块自己的顶⟨（华盖）⟩。聚会开到一半，总有一刻你在阳台上，看楼下停车。在那儿你想得出别人想不出的东西，也容易错过切蛋糕。出去以前，留句话：五分钟。',
        en_US:
          'Over your day branch hangs the Canopy, which the old books read as cleverness and quiet; in practice you need a bit of roof of your own, even in a crowd. Halfway through every party there’s a moment when you’re on the balcony, watching someone park. Out there you think of things nobody else does, and miss the cake. On the way out, say “five minutes.”',
      },
      {
        id: 'self.star.peach-queue',
        because: ['star:taohua=day'],
        says: ['first-impression=warm'],
        zh_CN:
          '排队买杯咖啡的工夫，前面的人跟你说了他的狗，后面的人问你在哪儿剪的头发。日支带着桃花，说的是初见就讨人喜欢，未必是情爱。生人对你开门快，门里的事就要你自己当心：你当客气说的话，有人当了真。告别时说清楚，是下次，还是不必。',
        en_US:
          'In the time it takes to buy a coffee, the man ahead has told you about his dog and the woman behind asks where you get your hair cut. A star of being liked on sight stands in your day branch; love needn’t come into it⟨ (Peach blossom)⟩. Doors open quickly. Mind what you say going through them, because politeness from you gets taken for a promise. When you leave, leave clearly.',
      },
      {
        id: 'self.star.general-eyes',
        because: ['star:jiangxing=day'],
        says: ['leads=yes'],
        zh_CN:
          '火车晚点，一车厢的人先骂，骂完都看你。日支坐着将星，领头的意思，没有人任命，眼睛自己会过来。你站起来问一句，事情往往就动了，往后票、住处、晚饭也都归你管。站起来之前先想好，管到哪一步，交给谁。',
        en_US:
          'The train is late, the whole car complains, and when they have finished they look at you. The General star sits in your day branch, and it means what it says, someone in front. Nobody appoints you; the eyes simply arrive. You get up and ask, and things move, and from then on tickets and supper are yours as well. Before getting up, decide where you’ll hand it over.',
      },
      {
        id: 'self.star.noble-ladder',
        because: ['star:tianyiguiren=day', 'sign:weak'],
        says: ['self.noble=comes'],
        zh_CN:
          '古人排星，把你日支上这一颗排在头一等，意思是难处里有人伸手⟨（天乙贵人）⟩；你力气不算足，这双手来得正是地方。钥匙锁在屋里，隔壁恰好住着一个会开锁的。只是它不按钟点，也不听吆喝，平时多在楼道里站一站，跟邻居说两句话。',
        en_US:
          'The star in your day branch is the one the old books rank first, a hand held out when things stick⟨ (Nobleman star)⟩, and in a chart without much strength to spare it comes to the right address. Your keys are locked inside, and next door lives someone who can open locks. It keeps no hours, though, and doesn’t come when shouted for. So stand around in the hallway now and then, and talk to the neighbors.',
      },
      {
        id: 'self.star.noble-unnoticed',
        because: ['star:tianyiguiren=day', 'sign:firm'],
        says: ['self.noble=unnoticed'],
        zh_CN:
          '说起那回难关，你讲的是自己怎样熬过来的，漏了一个人。日支上有贵人，难处里总有一双手⟨（天乙贵人）⟩；盘里帮你的占 {s}，你力气足，手伸过来的时候没觉着。那个人也没提过。翻一翻那一年的通话记录，补一顿饭。',
        en_US:
          'Telling about the hard year, you describe how you pulled through, and one person is missing from the story. There’s a helping star in your day branch, a hand that turns up when things stick⟨ (Nobleman star)⟩; with {s} of this chart on your side, you hardly felt it under your elbow. They never mentioned it, either. Look up who called you that year, and buy them dinner.',
      },
      {
        id: 'self.star.noble-exchange',
        because: ['star:tianyiguiren=day', 'sign:even'],
        says: ['self.noble=exchange'],
        zh_CN:
          '上星期你替生人指了路，这星期有生人替你占了座。日支带着贵人，有难处就有人伸手⟨（天乙贵人）⟩；盘里帮你的和用你的又差不多，这桩买卖有来有往，谁也不欠谁。账你从来不记，可每回都平。有求的时候大方开口，轮到你了。',
        en_US:
          'Last week you showed a stranger the way; this week a stranger kept you a seat. Your day branch has a helping star, and when things stick, a hand comes⟨ (Nobleman star)⟩. Since this chart takes in about as much as it gives out, the traffic runs both ways. You never wrote any of it down, and it always balances. If you need something, ask without blushing. It’s your turn.',
      },
    ],
  },
]
