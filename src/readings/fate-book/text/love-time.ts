import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-luck-now',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16', 'luck:now-left>=4'],
    paragraphs: [
      {
        id: 'love.now.joins-the-seat',
        because: ['luck:now-six-combine@day', 'age>=16'],
        says: ['love.decade=close'],
        form: ['dated', 'statement'],
        zh_CN:
          '到{luck:now.to}为止，你跟人容易一步步住到一起。⟨大运{luck:now}的地支与日支六合，|眼下这十年，跟你盘里管伴侣的那一格合着，⟩牙刷是哪天变成两把的，你自己也说不清。还单身的，那个总在你家待到最后一班车的人，多半就是了；成了家的，日子会越过越紧，紧到只剩两个人。隔一阵请一回客，紧就不至于成了闷。',
        en_US:
          'Until {luck:now.to}, you and somebody else tend to move in together by small steps. ⟨The branch of the luck cycle {luck:now} joins the day branch|These ten years join the place for a partner in your chart⟩. At what point one toothbrush became two, you couldn’t say. If you’re single, look at who keeps staying for the last bus. If you have a home together, it gets closer still, until there are only the two of you. Guests now and then keep close from turning into stuffy.',
      },
      {
        id: 'love.now.faces-the-seat',
        because: ['luck:now-clash@day', 'age>=16'],
        says: ['love.decade=moving'],
        form: ['dated', 'order'],
        zh_CN:
          '这十年你家的动静比从前大，住处、作息和分工都要重排，到{luck:now.to}才走完⟨（大运{luck:now}冲日支）⟩。要动的是这些，人未必要动。一回只改一样，住稳了再改下一样。',
        en_US:
          'Your home moves more in these ten years than it used to, with the address, the hours and who does what all dealt again before {luck:now.to}⟨ (the luck cycle {luck:now} clashes with the day branch)⟩. Those are what moves. The person needn’t. Change one thing at a time, and live in it before you change the next.',
      },
      {
        id: 'love.now.stem-joins-care',
        because: ['luck:now-stem-combine@day', 'luck:now=wealth', 'age>=16', 'age<=74'],
        says: ['love.decade=close'],
        form: ['dated', 'statement'],
        zh_CN:
          '有一个人，走在一起时你会不自觉放慢脚步，这样的人容易出现在{luck:now.to}以前。⟨大运{luck:now}的天干合日干，合来的是正财，|眼下这十年与你相合，带来的是你想照管的人，⟩还单身的，看谁改了你回家的路线；有伴的，同一个人值得再追一回。合得紧，旁人会被推远。一两位老朋友，要特意留着见，不然等到这十年过去，你会发现自己只剩一个可以说话的人，那个人也只剩你。',
        en_US:
          'Somebody for whom you slow your step without noticing is likely to turn up before {luck:now.to}. ⟨The stem of the luck cycle {luck:now} joins your day stem as Direct wealth|These ten years join with you and bring a person you’d like to look after⟩. Single, look at who has changed your route home. Settled, the same person is worth courting again. Such a bond holds tight and pushes others away. One or two old friends have to be kept on purpose. Otherwise, when these years are over, you’ll find you have one person to talk to and they have only you.',
      },
      {
        id: 'love.now.stem-joins-terms',
        because: ['luck:now-stem-combine@day', 'luck:now=officer', 'age>=16'],
        says: ['love.decade=close'],
        form: ['dated', 'statement'],
        zh_CN:
          '有人要你一句准话，要得客气，也要得认真。⟨大运{luck:now}的天干合日干，合来的是正官，|眼下这十年与你相合，带来的是要你守约的人，⟩到{luck:now.to}，名分、住址、两家怎么称呼，会一样样摆上桌。答应和不答应都不伤人，拖着不答才伤。',
        en_US:
          'Somebody wants a firm word from you, and asks politely and in earnest. ⟨The stem of the luck cycle {luck:now} joins your day stem as Direct officer|These ten years join with you and bring a person who asks for a promise⟩. Until {luck:now.to}, one thing after another comes to the table: what to call it, an address, the two families. Neither yes nor no does harm. Putting off the answer does.',
      },
      {
        id: 'love.now.half-joins-the-seat',
        because: ['luck:now-half-three@day', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '先有一件要两个人做的事，后有这个人：一门课，一趟拼车，一块分着种的地。⟨大运{luck:now}与日支半合，|眼下这十年，跟你管伴侣的那一格合上一半，⟩到{luck:now.to}，亲近都由手上的活带出来，干聊聊不近。',
        en_US:
          'First comes something two people have to do, and then the person: a class, a shared ride, a garden plot split down the middle. ⟨The luck cycle {luck:now} joins the day branch by half|These ten years join the place for a partner in your chart by half⟩. Until {luck:now.to}, closeness comes out of work, and talk alone won’t bring it.',
      },
      {
        id: 'love.now.crosses-the-seat',
        because: ['luck:now-harm@day', 'age>=16'],
        form: ['dated', 'list'],
        zh_CN:
          '一句“你看着办”，这十年里能听出三种意思。⟨大运{luck:now}害日支，|眼下这十年，跟你管伴侣的那一格别着劲，⟩到{luck:now.to}，绊脚的都是小石子：漏回的消息，传走样的话，记岔的日子。小石子不伤脚，攒多了才伤；当天问一句“你刚才是什么意思”，听着多余，其实最省事。要紧的日子写成字，彼此回一个“看到了”，到年底你们会发现，吵过的那些事没有一件是大事。',
        en_US:
          '“Do as you think best” can be heard in three ways these ten years. ⟨The luck cycle {luck:now} harms the day branch|These ten years are at odds with the place for a partner in your chart⟩. Until {luck:now.to}, what trips you is small: an unanswered text, a remark passed on wrong, a date misremembered. Gravel does no harm until there’s enough of it. To ask “what did you mean” the same day seems unnecessary and saves the most trouble. With the dates that matter in writing and a “seen” from each side, you’ll find at the end of the year that nothing you argued about was large.',
      },
      {
        id: 'love.now.phoenix',
        because: ['luck:now-star=hongluan', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '聚会、重逢、牵线的事，到{luck:now.to}为止都比从前多。⟨大运{luck:now}带红鸾，|眼下这十年带着报喜的一样，⟩它管热闹，不管替你拿主意。一桌人里认真认识一个，比认识一桌强；有伴的，可以补过一个没过成的纪念日。热闹过后那一两天最见真心，谁还记得来问你到家没有。',
        en_US:
          'Until {luck:now.to} there are more parties, reunions and introductions in your life than before. ⟨The luck cycle {luck:now} carries the Red phoenix|These ten years carry a sign of glad news⟩. It supplies the occasion and leaves the deciding to you. Getting to know one person at a table is worth more than meeting all of them, and couples can make up an anniversary they missed. The day or two after a party tells the most, by who still asks if you got home.',
      },
      {
        id: 'love.now.joy',
        because: ['luck:now-star=tianxi', 'age>=16'],
        form: ['dated', 'order'],
        zh_CN:
          '从前要商量一晚上的事，近来一句玩笑就过去了。⟨大运{luck:now}带天喜，|眼下这十年带着轻快的一样，⟩到{luck:now.to}，和好不难。笑得顺了，正经话会一直往后排。趁气氛好，把最难的那件拿出来谈。',
        en_US:
          'What used to take an evening’s argument now goes off with a joke. ⟨The luck cycle {luck:now} carries the Joy star|These ten years carry something lighthearted⟩, and until {luck:now.to} making up is easy. With so much laughing, serious talks keep getting put off. Bring up the hardest one while the mood is good.',
      },
      {
        id: 'love.now.direct-wealth',
        because: ['luck:now=zhengcai', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年的感情是一餐一餐过的。⟨大运{luck:now}的天干是正财，|眼下管事的，是照料和日用，⟩到{luck:now.to}，心意都落在买菜、存钱、接送里。单身的，会喜欢上一个能一起逛超市的人；有伴的，把家里的账和柜子各理一遍，比送花管用。这样的日子看着没有故事，回头却会想得起很多顿饭。怕的是两个人都以为对方知道，其实谁也没说过谢。',
        en_US:
          'Love in these ten years goes meal by meal. ⟨The stem of the luck cycle {luck:now} is Direct wealth|What rules now is care and everyday life⟩, and until {luck:now.to} affection shows in groceries, savings and rides to the station. Single, you’ll fall for somebody who is good company in a supermarket. Settled, putting the accounts and the cupboards in order does more than flowers. It doesn’t look like much of a story, and later you’ll remember a great many dinners. The danger is that each of you thinks the other knows, and nobody has said thank you.',
      },
      {
        id: 'love.now.indirect-wealth',
        because: ['luck:now=piancai', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '约你的人多，散得也快，到{luck:now.to}都是这样⟨（大运{luck:now}的天干是偏财）⟩。热闹里挑人，看第三回见面谁还记得你说过的话。有伴的，外头那桌的兴致，留一半带回家。',
        en_US:
          'Plenty of people ask you out and they scatter soon, and it stays so until {luck:now.to}⟨ (the stem of the luck cycle {luck:now} is Indirect wealth)⟩. To choose in a crowd, see who at the third meeting still knows what you said. If you have someone, save half of that party spirit for home.',
      },
      {
        id: 'love.now.direct-officer',
        because: ['luck:now=zhengguan', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '感情要有个说法，这是{luck:now.to}以前躲不开的题目。⟨大运{luck:now}的天干是正官，|眼下管事的，是名分和约定，⟩公开也好，登记也好，明白地说不也好，都算说法。亲戚问得勤，你容易为了让别人放心就定下来。说法是给两个人用的，先问两个人用不用得上。一个不用跟谁解释的说法，才住得长久。',
        en_US:
          'Love wants a definition, and until {luck:now.to} you can’t get around it. ⟨The stem of the luck cycle {luck:now} is Direct officer|What rules now is names and promises⟩. Going public is one, signing papers is one, and so is a clear no. Relatives keep asking, and it’s tempting to settle something to reassure them. The definition is for the two of you, so the first question is whether you two can use it. A definition you needn’t explain to anyone is the one you can live in.',
      },
      {
        id: 'love.now.killings',
        because: ['luck:now=qisha', 'age>=16', 'age<=74'],
        form: ['dated', 'order'],
        zh_CN:
          '来敲门的都带着期限，到{luck:now.to}都不例外。⟨大运{luck:now}的天干是七杀，|眼下管事的，是逼你做决定的那股劲，⟩心动来得急，决定也被赶着做。凡是今晚就要答的，明天再答。',
        en_US:
          'Whoever knocks these years brings a deadline, and that lasts until {luck:now.to}. ⟨The stem of the luck cycle {luck:now} is Seven killings|What rules now is the pressure that makes you decide⟩, so the heart is hurried and so are the decisions. Whatever has to be answered tonight, answer tomorrow.',
      },
      {
        id: 'love.now.eating-god',
        because: ['luck:now=shishen', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '最近让你觉得亲的，都是没什么目的的下午。⟨大运{luck:now}的天干是食神，|眼下管事的，是会吃会玩的那股劲，⟩到{luck:now.to}，约会不用花样，一碗面能吃两个钟头。舒服会让人懒得往前走，要紧的那句谁也不提，两个人都以为对方不急。',
        en_US:
          'What has felt close lately is the afternoon with no purpose. ⟨The stem of the luck cycle {luck:now} is Eating god|What rules now is a taste for food and play⟩, and until {luck:now.to} a date needs no program. Comfort makes people slow to take the next step, nobody mentions the thing that matters, and each of you thinks the other isn’t in a hurry.',
      },
      {
        id: 'love.now.hurting-officer',
        because: ['luck:now=shangguan', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '你最听不得四个字：一直这样。⟨大运{luck:now}的天干是伤官，|眼下管事的，是爱挑错、也爱翻新的那股劲，⟩到{luck:now.to}，旧约哪条不合身，你一条条指得出来。指出来是好的，多数条款也确实该改；指多了像审稿，对方只听见自己不合格。每挑一处，后面跟一句你想改成什么样，对方才有话可接。旧约里也有几条是当年两个人一起笑着定的，那几条别动。',
        en_US:
          'There are four words you can’t stand these years: it’s always been so. ⟨The stem of the luck cycle {luck:now} is Hurting officer|What rules now is a wish to find fault and remake⟩, and until {luck:now.to} you can point to every part of an old arrangement that no longer fits. That’s useful, and most of those parts do need changing. Too much of it reads like an editor’s report, and all they hear is that they failed. With each fault say what you’d like in its place, so that there’s something to answer. A few of the old rules you two made laughing, and those can stay.',
      },
      {
        id: 'love.now.indirect-seal',
        because: ['luck:now=pianyin', 'age>=16'],
        says: ['alone=needed'],
        form: ['dated', 'order'],
        zh_CN:
          '朋友说你难约，家里人说你在家也像不在。⟨大运{luck:now}的天干是偏印，|眼下管事的，是要清静、爱往深里想的那股劲，⟩到{luck:now.to}，感情上你总在心里翻旧事。关门之前报个数：今天要两个小时。',
        en_US:
          'Friends find you hard to book, and at home they say you’re out even when you’re in. ⟨The stem of the luck cycle {luck:now} is Indirect seal|What rules now is a need for quiet and a habit of going deep⟩, and until {luck:now.to} you keep turning over old stories. Before you shut the door, give a figure, such as two hours today.',
      },
      {
        id: 'love.now.direct-seal',
        because: ['luck:now=zhengyin', 'age>=16', 'age<=74'],
        says: ['love.outsiders=in'],
        form: ['dated', 'statement'],
        zh_CN:
          '替你张罗的人多起来：长辈介绍，老师牵线，连邻居也来打听。⟨大运{luck:now}的天干是正印，|眼下管事的，是护着你、替你着想的那股劲，⟩到{luck:now.to}，有人疼你，也有人代你拿主意。疼可以收下，主意要自己拿，两样不必一起退回去。',
        en_US:
          'More people are arranging things for you: an aunt with a candidate, an old teacher, the neighbor asking around. ⟨The stem of the luck cycle {luck:now} is Direct seal|What rules now is care and protection⟩. Until {luck:now.to} there’s tenderness to be had, and there are decisions made on your behalf. You can accept the first and keep the second for yourself without refusing both.',
      },
      {
        id: 'love.now.friend',
        because: ['luck:now=bijian', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年你们更像搭档，不大像恋人，到{luck:now.to}为止⟨（大运{luck:now}的天干是比肩）⟩。人多从同辈的圈子里来，先成死党，后谈别的。有伴的，各付各的久了会忘记献殷勤，而殷勤是要多出一点才算数的。',
        en_US:
          'These ten years, until {luck:now.to}, you’re more like teammates than lovers⟨ (the stem of the luck cycle {luck:now} is Friend)⟩. People come out of your own circle, and friendship arrives first. Couples who split everything forget how to spoil each other, and spoiling only counts when it’s more than your share.',
      },
      {
        id: 'love.now.rival',
        because: ['luck:now=jiecai', 'age>=16'],
        form: ['dated', 'order'],
        zh_CN:
          '你看上的人，身边常有别人；你身边的人，也常有朋友来分时间。⟨大运{luck:now}的天干是劫财，|眼下管事的，是来争、也来凑热闹的那股劲，⟩到{luck:now.to}。抢没有意思，比的是谁待得住。两个人的晚饭，先把手机静音。',
        en_US:
          'The one you like has other admirers, and the one you have gets claimed by friends. ⟨The stem of the luck cycle {luck:now} is Rival|What rules now is something that competes and crowds in⟩, and it goes on until {luck:now.to}. Grabbing isn’t worth much, and staying is. At a supper for two, mute the phones first.',
      },
    ],
  },
  {
    id: 'love-luck-next',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16', 'age<=77'],
    paragraphs: [
      {
        id: 'love.next.joins-the-seat',
        because: ['luck:next-six-combine@day', 'age>=16'],
        says: ['love.next=close'],
        form: ['dated', 'statement'],
        zh_CN:
          '从{luck:next.from}起的十年，适合定下来、住到一起、把旧关系坐实。⟨下一步大运{luck:next}与日支六合，|那十年跟你盘里管伴侣的那一格合着，⟩合进来的不只是人，还有人的家当和习惯，所以先空出一间屋子，再空出一点脾气。人搬进来的头一年，谁都会想念自己一个人的样子，那不是后悔。已经在一起的，那十年把名分、钱、住处理清楚都顺；一直没说破的，也会有人先说破。',
        en_US:
          'The ten years from {luck:next.from} are for settling, moving in together and making an old bond official. ⟨The next luck cycle, {luck:next}, joins the day branch|They join the place for a partner in your chart⟩. With a person come the person’s belongings and habits, so it’s well to empty a room beforehand, and to loosen up a little. In the first year of sharing, both of you will miss being alone, and that isn’t regret. For people already together, it’s a good time to settle the name, the money and the address. What nobody has said out loud, somebody will.',
      },
      {
        id: 'love.next.faces-the-seat',
        because: ['luck:next-clash@day', 'age>=16'],
        says: ['love.next=moving'],
        form: ['dated', 'statement'],
        zh_CN:
          '住处、城市、谁出门谁守家，从{luck:next.from}起要重排一回。⟨下一步大运{luck:next}冲日支，|那十年跟你盘里管伴侣的那一格顶着，⟩慢慢动没有坏处，怕的是一次全动。动之前谈好哪样能动、哪样不许动，家就还是那个家。你现在住惯的样子，多半是为从前那段日子定的，到时候换一换，也是让它跟上你们两个人。',
        en_US:
          'The address, the city, who travels and who stays at home are all dealt again from {luck:next.from}. ⟨The next luck cycle, {luck:next}, clashes with the day branch|Those ten years pull against the place for a partner in your chart⟩. Slow moves do no harm, and moving everything at once does. If you agree beforehand on what may move and what may not, it stays the same home. The way you live now was mostly set up for an earlier time. Changing it lets it catch up with the two of you.',
      },
      {
        id: 'love.next.stem-joins',
        because: ['luck:next-stem-combine@day', 'age>=16'],
        says: ['love.next=close'],
        form: ['dated', 'statement'],
        zh_CN:
          '别人会说你变得好说话，从{luck:next.from}算起。⟨下一步大运{luck:next}的天干合日干，十干里能合你的只有这一个，|那十年与你本人相合，⟩单身的，那几年多去人前；有伴的，旧话可以重谈，口气会软。',
        en_US:
          'People will find you easier to talk to, beginning {luck:next.from}. ⟨The stem of the next luck cycle, {luck:next}, joins your day stem, the only one of ten that does|Those ten years join with you yourself⟩. Single, those are years to be among people. Settled, old subjects can be opened again in a softer voice.',
      },
      {
        id: 'love.next.phoenix',
        because: ['luck:next-star=hongluan', 'age>=16'],
        form: ['dated', 'order'],
        zh_CN:
          '喜事、聚会、久别的人，爱挑{luck:next.from}以后的十年上门。⟨下一步大运{luck:next}带红鸾，|那十年带着报喜的一样，⟩它送机会，不送答案。在那以前，把一段没说清的旧事说清。',
        en_US:
          'Weddings, parties and long-lost people favor the ten years after {luck:next.from}. ⟨The next luck cycle, {luck:next}, carries the Red phoenix|Those years carry a sign of glad news⟩. It brings openings and no answers. Before it starts, clear up one old story that was left unclear.',
      },
      {
        id: 'love.next.wealth',
        because: ['luck:next=wealth', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '要你照管的人，从{luck:next.from}起不会少。⟨下一步大运{luck:next}的天干是财，|那十年管事的，是要你上心的人与物，⟩感情里张罗的那个总是你。张罗得来是福气，力气却是自己的；现在哪条作息在耗你，趁晚上还空着就改掉，别留到那时候。被你照管的人不会开口说够了，够不够要你自己定，定了也要说给对方听。',
        en_US:
          'From {luck:next.from} there will be no shortage of people to look after. ⟨The stem of the next luck cycle, {luck:next}, is wealth|What rules those ten years is the people and things that call for your care⟩, and in love the arranging falls to you. It’s good to be needed, and the strength it takes is yours. Whatever habit wears you out is easier to change now, while you have the evenings. Those you look after won’t tell you when it’s enough. You’ll have to decide that, and say so.',
      },
      {
        id: 'love.next.officer',
        because: ['luck:next=officer', 'age>=16'],
        form: ['dated', 'list'],
        zh_CN:
          '叫什么，到几时，谁负责：{luck:next.from}起的十年会这样问你。⟨下一步大运{luck:next}的天干是官杀，|那十年管事的，是名分和约定，⟩关系要有名有姓，承诺会被人记着日子。你肯答应的和不肯答应的，先想好，到时候就不用在饭桌上想。',
        en_US:
          'What to call it, until when, and who is responsible: the ten years from {luck:next.from} will ask you that. ⟨The stem of the next luck cycle, {luck:next}, is an officer|What rules those years is names and promises⟩. A bond is asked for its name, and promises get a date put on them. If you’ve thought out beforehand what you would agree to, you won’t have to do it at the dinner table.',
      },
      {
        id: 'love.next.output',
        because: ['luck:next=output', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '往后那十年，话会自己找到嘴边，从{luck:next.from}开始⟨（下一步大运{luck:next}的天干是食伤）⟩。情话容易出口，怨言也一样。一句不满配一句具体的谢，两样都收得下。',
        en_US:
          'Words find their own way to your lips in the next ten years, which start {luck:next.from}⟨ (the stem of the next luck cycle, {luck:next}, is output)⟩. Tenderness comes out easily, and so do complaints. One grievance with one exact thank-you, and both can be heard.',
      },
      {
        id: 'love.next.resource',
        because: ['luck:next=resource', 'age>=16'],
        form: ['dated', 'statement'],
        zh_CN:
          '有人照应的日子，从{luck:next.from}起。⟨下一步大运{luck:next}的天干是印，|那十年管事的，是养你护你的那股劲，⟩你会想把日子过得轻一点、静一点。静久了，别人会当你不需要；“来陪我坐坐”这句话，那时候要说得出口。你习惯了照顾别人的话，头一两年会不自在，总想找点事做来还。不用还，坐着就好；肯让人照应，对方也就觉得自己有用。',
        en_US:
          'Being looked after is for the years from {luck:next.from}. ⟨The stem of the next luck cycle, {luck:next}, is resource|What rules those ten years is something that feeds and shelters you⟩, and you’ll want life light and quiet. Quiet for long, you’ll be thought to need nothing. “Come and sit with me” is a sentence you’ll have to be able to say by then. If you’re used to looking after others, the first year or two will feel odd, and you’ll look for something to do in return. There’s no need. By letting yourself be cared for, you let someone be of use.',
      },
      {
        id: 'love.next.peers',
        because: ['luck:next=peer', 'age>=16'],
        says: ['love.outsiders=in'],
        form: ['dated', 'statement'],
        zh_CN:
          '下一个十年，来敲你家门的多是朋友，从{luck:next.from}起⟨（下一步大运{luck:next}的天干是比劫）⟩。牵线的是他们，拉你出门的是他们，占掉两个人晚饭的也是他们。一周里哪几顿饭不带外人，两个人说定了，朋友来得再多也不伤感情。',
        en_US:
          'In the next ten years, from {luck:next.from}, it’s mostly friends who knock at your door⟨ (the stem of the next luck cycle, {luck:next}, is a peer)⟩. They make the introductions, they get you out of the house, and they eat the supper meant for two. Once you agree on which meals admit no third person, any number of friends will do no harm.',
      },
    ],
  },
  {
    id: 'love-years-joining',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.years.joins-next-year',
        because: ['years:six-combine@day<=1'],
        form: ['dated', 'order'],
        zh_CN:
          '近处就有一年跟你盘里管伴侣的那一格相合：{year:six-combine@day}⟨（流年六合日支）⟩。合的年份，约得到，留得住，拌过嘴的也容易坐回一张桌子。它不会替谁开口。想请的人、想和好的人，先写下名字，上半年就去。',
        en_US:
          'Close at hand is a year that joins the place for a partner in your chart, {year:six-combine@day}⟨ (the year’s branch joins the day branch)⟩. In such a year people say yes, stay on, and come back to the table after falling out. It won’t speak for anybody. Put down the names of those you’d ask or make up with, and go in the first half.',
      },
      {
        id: 'love.years.joins-soon',
        because: ['years:six-combine@day<=2', 'age>=16', 'age<=74'],
        form: ['dated', 'statement'],
        zh_CN:
          '见家长、同住、把一句话说定，可以想着{year:six-combine@day}，就在两年之内。⟨流年地支六合日支，|那一年跟你盘里管伴侣的那一格相合，⟩这样的年份人爱顺着走，走着走着就定了。定下来不坏，只是签字以前，两个人分开想一个星期，想完还愿意，就是真的愿意。合的那一年也会让旧关系变得好谈，从前卡住的一句，不妨放到那时候。',
        en_US:
          'For meeting the parents, sharing an address or saying the final word, think of {year:six-combine@day}, within two years from now. ⟨The year’s branch joins the day branch|That year joins the place for a partner in your chart⟩, and in such a year people drift along until it’s settled. Nothing is wrong with that. But take a week to think before you sign, each alone. If you still want to, you mean it. Old ties get easier to talk about that year as well, and a sentence that stuck before may come out then.',
      },
      {
        id: 'love.years.stem-joins',
        because: ['years:stem-combine@day<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '{year:stem-combine@day}你比平时好说话，别人一伸手，你就接了。⟨流年天干合日干，十年一回，|那一年与你本人相合，十年才轮到一回，⟩用来和解、用来表白都好，用来答应大事要慢半拍。',
        en_US:
          'In {year:stem-combine@day} you’re easier to talk to than usual, and a hand held out gets taken. ⟨The year’s stem joins your day stem, once in ten years|That year joins with you yourself, which happens once in ten⟩. It’s good for making peace and for telling someone you love them, and half a beat too quick for large promises.',
      },
      {
        id: 'love.years.phoenix',
        because: ['years:star=hongluan<=2'],
        form: ['dated', 'order'],
        zh_CN:
          '请柬多、久不联系的人冒出来，这样的一年是{year:star=hongluan}⟨（流年红鸾）⟩。喜气是大家的，落到你头上要靠你在场。平时推掉的局，那年每三个去一个。',
        en_US:
          'Invitations pile up and long-silent people write in {year:star=hongluan}⟨ (the Red phoenix comes with the year)⟩. The gladness is everyone’s, and reaches you only where you are. Of the gatherings you’d decline in an ordinary year, go to one in three.',
      },
      {
        id: 'love.years.joy',
        because: ['years:star=tianxi<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '小规模的高兴事，放在{year:star=tianxi}办得起来。⟨流年带天喜，|那年带着轻快的一样，⟩生日、乔迁、补拍的合影都算，僵着的关系也肯先笑一下。你想走近的人，请来帮忙布置，比请来坐着近得多。',
        en_US:
          'Small celebrations come off in {year:star=tianxi}. ⟨The Joy star comes with the year|Something lighthearted comes with that year⟩: birthdays, housewarmings, the group photo you never took, and stiff relations are willing to smile first. Someone you’d like to be nearer to comes nearer by helping to set up than by sitting as a guest.',
      },
      {
        id: 'love.years.half-joins',
        because: ['years:half-three@day<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '走到一半会有人来接你，这样的一年是{year:half-three@day}。⟨流年地支与日支半合，|那年跟你盘里管伴侣的那一格合上一半，⟩话说开一半，误会消一半，另一半等你开口。搁着没谈的那件事，你说前半句就够，后半句是对方的。',
        en_US:
          'There’s a year in which you’re met halfway, {year:half-three@day}. ⟨The year’s branch joins the day branch by half|It joins the place for a partner in your chart by half⟩, so half of a talk gets said, half of a misunderstanding clears, and the rest waits for you to speak. Of the matter you two have let lie, you only need to say the first half. The second is theirs.',
      },
      {
        id: 'love.years.joy-then-phoenix',
        because: ['years:star=tianxi<=3', 'years:star=hongluan', 'age>=16', 'age<=74'],
        form: ['dated', 'list'],
        claims: ['years-ahead=9'],
        zh_CN:
          '前面有一对喜年，隔着六年：{year:star=tianxi}先来，轻快些，适合聚会、和好；{year:star=hongluan}在后，郑重些，适合见家长、办酒⟨（流年天喜、红鸾）⟩。头一年认识的人，到后一年还坐在桌边，就不必再问合不合。中间那几年不用急，也不用比；日子平平地过，平平里才看得出谁在。两年都没有你想的事，也不算错过，它们只是人多的年份。',
        en_US:
          'A pair of glad years lies ahead, six years apart: {year:star=tianxi} is lighter, for gatherings and making up, and {year:star=hongluan} is more serious, for meeting parents and giving dinners⟨ (Joy star, Red phoenix)⟩. Whoever you meet in the first and still have at your table in the second has answered the question. In between there’s nothing to hurry and nothing to compare, and ordinary days show who is there. If neither brings what you hoped for, you’ve missed nothing. They’re only years with more people in them.',
      },
      {
        id: 'love.years.long-wait',
        because: ['years:half-three@day<=3', 'years:six-combine@day<=5'],
        form: ['dated', 'statement'],
        claims: ['years-ahead=5'],
        zh_CN:
          '往后的日子记两个就够：{year:half-three@day}跟管伴侣的那一格合上一半，适合一起做成一件事；{year:six-combine@day}全合，适合把话说定⟨（流年半合、六合日支）⟩。别的年份照常吃饭睡觉，平常日子不是用来等车的。',
        en_US:
          'Two years are enough to note. {year:half-three@day} joins the place for a partner in your chart by half and is good for a task for two. {year:six-combine@day} joins it in full and is good for a final word⟨ (half joining, then full joining of the day branch)⟩. In the others, eat and sleep as usual. Ordinary days aren’t for waiting.',
      },
      {
        id: 'love.years.stem-joins-care',
        because: ['years:stem-combine@day<=8', 'day:yang', 'sign:weak'],
        form: ['dated', 'statement'],
        claims: ['years-ahead=8'],
        zh_CN:
          '{year:stem-combine@day}会有人要你照管，你心里愿意，力气未必够。⟨流年天干合日干，合来正财，十年一回，而你身弱，|那年与你本人相合，十年轮到一回，你自己这边却偏弱，⟩所以那年最好别同时接两份担子。前一年先卸掉一样：一个推不掉的差事，或者一份帮忙帮成的义务。空出手来，愿意才不会变成勉强。',
        en_US:
          'In {year:stem-combine@day} somebody will want looking after, and you’ll be willing and may be short of strength. ⟨The year’s stem joins your day stem as Direct wealth, once in ten years, and your self is weak|That year joins with you yourself, which happens once in ten, while your own side is light⟩. So it’s no year for a second load. One thing set down the year before, such as a committee or a favor that turned into a duty, keeps willing from turning into forced.',
      },
      {
        id: 'love.years.stem-joins-terms',
        because: ['years:stem-combine@day<=8', 'day:yin', 'sign:weak'],
        form: ['dated', 'order'],
        claims: ['years-ahead=8'],
        zh_CN:
          '有一年会有人认真来跟你立约：{year:stem-combine@day}。⟨流年天干合日干，合来正官，十年一回，|那年与你本人相合，十年轮到一回，⟩你爱先点头，回家再想条件。趁早把自己的三条写下来，到了那年先念，再点头。',
        en_US:
          'A year is coming in which somebody will seriously want your word, {year:stem-combine@day}. ⟨The year’s stem joins your day stem as Direct officer, once in ten years|It joins with you yourself, which happens once in ten⟩. You tend to nod first and think of conditions on the way home. Write down your three now. That year, read them out and then nod.',
      },
      {
        id: 'love.years.stem-joins-care-firm',
        because: ['years:stem-combine@day', 'day:yang', 'sign:firm'],
        form: ['dated', 'statement'],
        claims: ['years-ahead=10'],
        zh_CN:
          '你这样有力气的人，难得有一年肯停下来等谁，{year:stem-combine@day}就是。⟨流年天干合日干，合来正财，十年一回，|那年与你本人相合，十年轮到一回，⟩来的是你愿意照管的人。日程排满了，人来了也没有座位。',
        en_US:
          'People as strong as you seldom stop and wait for anyone, and in {year:stem-combine@day} you will. ⟨The year’s stem joins your day stem as Direct wealth, once in ten years|That year joins with you yourself, which happens once in ten⟩, and it brings somebody you’re glad to look after. With every weekend booked, there would be no chair for them.',
      },
      {
        id: 'love.years.stem-joins-terms-firm',
        because: ['years:stem-combine@day', 'day:yin', 'sign:firm'],
        form: ['dated', 'statement'],
        claims: ['years-ahead=10'],
        zh_CN:
          '平日没有谁管得动你，{year:stem-combine@day}是例外。⟨流年天干合日干，合来正官，十年一回，|那年与你本人相合，十年轮到一回，⟩有人的规矩你听着居然顺耳。顺耳的规矩也有期限：那年答应的事，第二年还算不算数，当场问好，免得你到时候一翻脸，人家还当你变了心。',
        en_US:
          'As a rule nobody can tell you what to do, and {year:stem-combine@day} is the exception. ⟨The year’s stem joins your day stem as Direct officer, once in ten years|That year joins with you yourself, which happens once in ten⟩, and somebody’s rules sound reasonable. Reasonable rules have an end too. Whether what you agreed to still holds the year after is best asked on the spot, or they’ll think your heart has changed when it’s only the calendar.',
      },
    ],
  },
  {
    id: 'love-years-moving',
    card: 'love',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.years.faces-next-year',
        because: ['years:clash@day<=1'],
        form: ['dated', 'statement'],
        zh_CN:
          '家里有一样东西要在{year:clash@day}换地方。⟨流年地支冲日支，|那年跟你盘里管家和伴侣的那一格顶着，⟩可能是房子，可能是谁的去处，也可能只是睡觉的钟点。与其等着被挪，不如自己先动一样，哪怕是换张床垫，劲就有了去处。两个人的关系不在要挪的东西里面，除非你们自己把它放进去；那一年气头上说的去留，隔天多半不算数。',
        en_US:
          'Something at home changes places in {year:clash@day}. ⟨The year’s branch clashes with the day branch|That year pulls against the place for home and partner in your chart⟩. It could be the house, where one of you spends the days, or only the hour of going to bed. Moving something yourself, even a mattress, gives the push somewhere to go. The bond between you isn’t among the things to be moved unless you put it there. What’s said in anger that year about leaving tends not to hold the next morning.',
      },
      {
        id: 'love.years.faces-soon',
        because: ['years:clash@day<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '住处、城市、在一起的方式，{year:clash@day}都可能拿出来重谈，就在两年之内。⟨流年地支冲日支，|那年跟你盘里管家和伴侣的那一格顶着，⟩谈之前各说一样自己最不想动的。去和留不在气头上谈，吃着午饭谈，话会平得多。要是两个人都没有想动的念头，那一年就出一趟远门，回来时家里换一处摆设。该动的劲用掉了，剩下的日子照旧。没有住在一起的人，动的是见面的次数和地方，道理一样。',
        en_US:
          'House, city and the way you live together may all come up again in {year:clash@day}, within two years from now. ⟨The year’s branch clashes with the day branch|That year pulls against the place for home and partner in your chart⟩. It helps if each of you first names the one thing you’d least like moved. Whether to stay or go is no subject for a hot evening. Over lunch, it goes far more calmly. If neither of you wants to move anything, a long trip and one rearranged room will use up the push, and the rest of the year goes on as before. For two people who don’t live together, what moves is how often they meet and where, and the same holds.',
      },
      {
        id: 'love.years.faces-but-joined',
        because: ['years:clash@day<=5', 'rel:six-combine@day'],
        form: ['dated', 'scene'],
        claims: ['years-ahead=5'],
        zh_CN:
          '起风的一年是{year:clash@day}，好在屋里有一根柱子。⟨流年冲日支，而原局另有一支与日支六合，冲劲缓下来，|那年跟你管伴侣的那一格顶着，你盘里另有一格合着它，劲道会缓，⟩柱子也许是一位两边都肯听的长辈，也许是一处两个人都舍不得的老地方。先认出它来，到时候靠得住。',
        en_US:
          'The wind picks up in {year:clash@day}, and the house has a post to lean on. ⟨The year’s branch clashes with the day branch, which another branch of the chart already joins and softens|That year pulls against the place for a partner, and another place in your chart already holds on to it, so the push is softer⟩. The post may be an elder both sides listen to, or an old place neither of you would give up. If you know which it is, you can lean on it then.',
      },
      {
        id: 'love.years.crosses-soon',
        because: ['years:harm@day<=2'],
        form: ['dated', 'scene'],
        zh_CN:
          '你特意早回，对方正好约了人；你悄悄订了位，对方已经煮好饭：好心走岔的事，{year:harm@day}会多几回⟨（流年地支害日支）⟩。吵是吵不起来，凉掉的菜倒有几盘。那年惊喜少办，想做什么先说一声。',
        en_US:
          'You come home early on the evening they’ve made plans, or you book a table and supper is already on the stove: kindness misses its mark more than usual in {year:harm@day}⟨ (the year’s branch harms the day branch)⟩. There won’t be storms, only some cold suppers. Go easy on surprises, and say ahead of time what you mean to do.',
      },
      {
        id: 'love.years.rubs-soon',
        because: ['years:punish@day<=1'],
        form: ['dated', 'list'],
        zh_CN:
          '湿毛巾，音量，出门总迟的那十分钟：往年忍得了的习惯，{year:punish@day}就嫌刺眼⟨（流年刑日支）⟩。磨的都是细处，大事反倒没有。三样最磨人的里头，两个人各改一样，第三样说好谁也别再提，这一年就过得去了。',
        en_US:
          'Wet towels, the volume, those ten minutes late out the door: habits you can bear in other years will grate in {year:punish@day}⟨ (the year’s branch punishes the day branch)⟩. Only details are affected. Of the three worst, let each of you mend one and agree never to mention the third, and the year will be fine.',
      },
      {
        id: 'love.years.rubs-in-two',
        because: ['years:punish@day<=2', 'sign:weak'],
        form: ['dated', 'statement'],
        zh_CN:
          '力气不多的时候最怕磨，{year:punish@day}家里的小摩擦偏偏会多⟨（流年刑日支，你又身弱）⟩。谁累了谁先说，别等拌起嘴来才发现两个人都没吃晚饭。那年的怨气大半是累，不是怨。',
        en_US:
          'When strength is short, small friction costs the most, and {year:punish@day} brings more of it at home⟨ (the year’s branch punishes the day branch, and your self is weak)⟩. Whoever is tired should say so first, before a quarrel shows that neither of you has eaten. Most of that year’s resentment is tiredness.',
      },
      {
        id: 'love.years.own-kind',
        because: ['years:self-punish@day<=3'],
        says: ['quarrel=same-one'],
        form: ['dated', 'statement'],
        zh_CN:
          '老题目要回来一趟，措辞都不换，就在{year:self-punish@day}。⟨流年地支与日支同字自刑，|那年跟你盘里管伴侣的那一格一模一样，自己磨自己，⟩别指望那一年吵出结论。给它定个地方，只在散步时讲，走到家门口就停。停得下来，就算往前了。这件事不解决也过得下去，你们不是已经过了这些年。真正伤人的从来是吵的时候带出来的别的话，那几句，散步时说不出口，所以散步好。',
        en_US:
          'The old subject will be back in its old words in {year:self-punish@day}. ⟨The year has the same branch as the day, one that punishes itself|That year is the same as the place for a partner in your chart, and the two chafe⟩. Don’t look for a verdict. If you discuss it only on walks and stop at your own front door, and manage to stop, that’s progress. You can live without solving it, as you’ve done so far. What hurts are the other things that get said along the way. Those don’t come out on a walk, which is why the walk helps.',
      },
      {
        id: 'love.years.stem-faces',
        because: ['years:stem-clash@day<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '当着人争一句，回家还想争第二句，这样的事{year:stem-clash@day}会多。⟨流年天干冲日干，|那年迎面顶着的是你本人，管伴侣的那一格没动，⟩动的是脾气，过了那年就平。在外面不纠正对方，这一条立住，就少一大半。',
        en_US:
          'You contradict each other in company and want a second round at home, and there’ll be more of that in {year:stem-clash@day}. ⟨The year’s stem clashes with your day stem|That year pulls against you yourself and leaves the place for a partner alone⟩. What moves is temper, and it passes with the year. One rule, that neither of you corrects the other in public, takes care of most of it.',
      },
      {
        id: 'love.years.faces-later',
        because: ['years:clash@day<=5', 'years:six-combine@day<=3'],
        form: ['dated', 'statement'],
        claims: ['years-ahead=5'],
        zh_CN:
          '两样别挤在一年办：{year:six-combine@day}合着你盘里管伴侣的那一格，要定的事放在这年；{year:clash@day}顶着它，要搬、要改、要出远门的，留给这年⟨（流年六合日支，流年冲日支）⟩。次序不由你挑，看年份就知道。',
        en_US:
          'Don’t crowd two things into one year. {year:six-combine@day} joins the place for a partner in your chart, so what you want settled goes there⟨ (the year joins the day branch)⟩. {year:clash@day} pulls against it, so what has to move, change or travel goes there⟨ (the year clashes with the day branch)⟩. You don’t choose the order. The calendar does.',
      },
      {
        id: 'love.years.crosses-later',
        because: ['years:harm@day<=4', 'sign:weak'],
        form: ['dated', 'order'],
        claims: ['years-ahead=4'],
        zh_CN:
          '往后数，{year:harm@day}要留一点耐心，那年累人的是猜。⟨流年害日支，你又身弱，|那年跟你盘里管伴侣的那一格别着劲，你自己力气也不宽裕，⟩经不起天天猜。从现在养一个习惯，临睡前各说一句今天没说的话。',
        en_US:
          'Keep some patience for {year:harm@day}, when what tires you is guessing. ⟨The year’s branch harms the day branch, and your self is weak|That year is at odds with the place for a partner in your chart, and you don’t have strength to spare⟩. Start a habit now: before the lights go out, each of you says one thing that went unsaid that day.',
      },
    ],
  },
]
