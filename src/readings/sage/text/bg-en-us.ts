import type { BgFrames } from '../modes/bg-frames.ts'

/* Whatever stands here holds beside every answer: what leads has said go, terms, wait or leave, and no sentence takes it back. */
export const frames: BgFrames = {
  lead: {
    none: ['No line moves, so the whole hexagram answers. {gist}', 'All six lines hold still. This is how things stand for now. {gist}'],
    one: ['One line moves, so it leads: {line}. {gist}', 'Of the six, only this one moves: {line}. It has the word. {gist}'],
    two: [
      'Two lines move, and the upper one leads: {line}. {gist}',
      'Where two lines move, the old rule listens to the higher: {line}. {gist}',
    ],
    three: [
      'Three lines move and three hold, so the judgement of {name} comes first. {gist}',
      'Half of it is changing. {name} still describes the ground you stand on. {gist}',
    ],
    four: [
      'Four lines move, so look at the two that hold still in {changed}. The lower one leads: {line}. {gist}',
      'With so much in motion, the quiet line counts: {line} of {changed}. {gist}',
    ],
    five: [
      'Five lines move and one keeps its place. In {changed} it reads as {line}. {gist}',
      'One line out of six holds still: {line} of {changed}. That one speaks. {gist}',
    ],
    six: [
      'All six lines move, so the page turns to {changed} and its judgement leads. {gist}',
      'Nothing of {name} stays put. {changed} has the word. {gist}',
    ],
    all: [
      'All six lines of {name} move, and for that the book keeps a sentence of its own. {gist}',
      'Only two hexagrams have an extra sentence for six moving lines, and {name} is one of them. {gist}',
    ],
  },
  second: {
    same: 'A second text is read with it, {line}. {gist} Both lean the same way.',
    open: 'A second text fills in the rest, {line}. {gist}',
    other: 'A second text shows the other side, {line}. {gist} Where two differ, the first one decides.',
  },
  whole: {
    same: 'The whole hexagram is {name}. {gist} The leading line runs with it.',
    open: 'The whole hexagram is {name}, and this is the wider picture. {gist}',
    other:
      'The whole hexagram is {name}. {gist} That’s the weather at large. Your question sits on the leading line, and the line decides.',
    from: 'It began as {name}. {gist} By now {changed} does the talking.',
  },
  inside: {
    'yes-yes': 'The four middle lines hide {name}. {gist} That layer is willing to move as well.',
    'yes-terms': 'Inside lies {name}. {gist} Keep it in mind while you go on.',
    'yes-no': 'Inside lies {name}, the part to watch. {gist} Go on, and slow down where you meet it.',
    'terms-yes': 'Inside lies {name}. {gist} The core is willing. What’s missing is the one condition.',
    'terms-terms': 'Open up the four middle lines and you find {name}. {gist} That’s where the condition belongs.',
    'terms-no': 'Inside lies {name}. {gist} There’s the weak spot, and the condition is there to cover it.',
    'no-yes': 'Inside lies {name}. {gist} The warmth is real. Keep it for its own time.',
    'no-terms': 'Inside lies {name}. {gist} Something there was never quite agreed, and a pause lets you look at it.',
    'no-no': 'Inside lies {name}, and it asks for a stop as well. {gist}',
    self: 'Open up the four middle lines and you find {name} again. Nothing is hidden under it.',
  },
  goes: {
    'yes-yes': 'It moves on to {name}. {gist} From there the road goes on.',
    'yes-terms': 'Later it turns into {name}. {gist} The conditions of that stage can be settled at that stage.',
    'yes-no': 'Overdone, it ends up as {name}. {gist} So do it, and stop when it’s enough.',
    'terms-yes': 'With the condition met, it turns into {name}. {gist}',
    'terms-terms': 'Later it becomes {name}. {gist} What you settle today will still be of use there.',
    'terms-no': 'Skip the condition and it slides into {name}. {gist} Settle it first and that end stays shut.',
    'no-yes': 'What comes after the pause is {name}. {gist} That’s for later. Today the first answer holds.',
    'no-terms': 'What comes after is {name}. {gist} Talks belong there. Today the first answer holds.',
    'no-no': 'Pushed further, it becomes {name}. {gist} Even there you’d be asked to hold back.',
  },
  element: {
    both: 'Both trigrams of {name} belong to {element}, which your chart wants. What you know yourself is worth more here than what you’re told.',
    outer: 'The outer trigram of {name} is {element}, which your chart wants. One voice from outside is worth hearing before the others.',
    inner: 'The inner trigram of {name} is {element}, which your chart wants. Your own view is sound; no need to poll everyone.',
    'outer-much':
      'The outer trigram of {name} is {element}, and you have plenty of that. Take what comes from outside one sentence at a time.',
    'inner-much':
      'The inner trigram of {name} is {element}, and you have plenty of that. You tend to overdo your own half; ease off a little.',
  },
  chart: 'Your own chart: {first} {second}',
  share: {
    peer: {
      much: 'peers make up {share}, so ideas and credit get split many ways. Put names next to shares.',
      some: 'peers make up {share}. You have people to ask and a mind of your own; use both.',
      little: 'peers make up {share}, which is little, and you carry most things alone. Tell one person before you settle this.',
    },
    output: {
      much: 'output makes up {share}, so words leave you fast. Write them down and send them the next morning.',
      some: 'output makes up {share}. You can say what you mean, so say it the way you always do.',
      little: 'output makes up {share}, which is little. You know more than you say. The sentence that matters should be on paper.',
    },
    wealth: {
      much: 'wealth makes up {share}, and a lot passes through your hands. Write the figures out; trust none of them to memory.',
      some: 'wealth makes up {share}, neither much nor little. Your usual way of keeping accounts will do.',
      little: 'wealth makes up {share}, which is little. Where money is mentioned, see a figure before you talk on.',
    },
    officer: {
      much: 'officers make up {share}. Other people’s rules and deadlines already fill your week; count how many you can still carry.',
      some: 'officers make up {share}, with rules and room both. Once the terms are clear you work well.',
      little: 'officers make up {share}, which is little. Nobody draws the line for you, so write your own deadline.',
    },
    resource: {
      much: 'the resource makes up {share}. You think things through, and long. Give the thinking an end date.',
      some: 'the resource makes up {share}. Books and elders hold for you; take the open point to one of them.',
      little: 'the resource makes up {share}, which is little. Nobody has thought of it for you, so gather the papers yourself.',
    },
  },
  strength: {
    strong: 'the day stem is {strength}. There’s strength enough; the matter is where to put it.',
    even: 'the day stem is {strength}. It can bear going on and holding back alike.',
    weak: 'the day stem is {strength}. Take one thing at a time, and borrow a hand where you can.',
  },
  love: {
    wealth:
      'wealth, {wealth}, outweighs the officers, {officer}, so you’d rather look after someone. Ask if they want it before you reach out.',
    officer: 'the officers, {officer}, outweigh wealth, {wealth}, so what was agreed matters to you. Word the agreement together.',
  },
  roams: {
    yes: 'the Travel star stands in the {place} pillar, so sitting still was never your way. Either way, leave yourself time to walk.',
    no: 'there’s no Travel star in it. You don’t move for the sake of moving, so each trip should have a reason you can name.',
  },
  turn: {
    yes: 'On {date} your luck turns to {cycle}, with {god} on top. Agree to look at this again after that.',
    terms: 'On {date} your luck turns to {cycle}, with {god} on top. Let the terms run to that day and renew them then.',
    no: 'On {date} your luck turns to {cycle}, with {god} on top. Look at things of this kind afresh after that.',
  },
  cycle: {
    bijian: 'You’re in {cycle}, {years}, with the Friend on top: years for standing on your own feet.',
    jiecai: 'You’re in {cycle}, {years}, with the Rival on top: many hands reach in, so keep an eye on your part.',
    shishen: 'You’re in {cycle}, {years}, with the Eating god on top: slow work comes out well.',
    shangguan: 'You’re in {cycle}, {years}, with the Hurting officer on top: the tongue is quick, so write before you speak.',
    piancai: 'You’re in {cycle}, {years}, with Indirect wealth on top: offers come to the door, and you may pick.',
    zhengcai: 'You’re in {cycle}, {years}, with Direct wealth on top: every small sum counts.',
    qisha: 'You’re in {cycle}, {years}, with Seven killings on top, which means hard assignments. Carry one at a time.',
    zhengguan: 'You’re in {cycle}, {years}, with the Direct officer on top: titles and written rules hold.',
    pianyin: 'You’re in {cycle}, {years}, with the Indirect seal on top: you think deeply, so put the thought on paper.',
    zhengyin: 'You’re in {cycle}, {years}, with the Direct seal on top: someone is ready to teach you.',
  },
  when: {
    'go-now': 'The present month will do: {best}.',
    'go-later': 'Make the move in {best}. Until then, get everything ready.',
    steps: 'The first step in {first}, the large one in {best}.',
    'steps-one': 'Take the first step in {best}, and pick the next date when it’s done.',
    terms: 'Settle the condition in {first}, and move in {best}.',
    'terms-one': 'Begin with the condition in {best}. Once it’s settled, the same month will carry it.',
    wait: 'Nothing to settle yet. When you reach {best}, read this again.',
    leave: 'This one gets no date. If you want to start something else, {best} suits it.',
    'low-yes': 'The coming months are all on the low side. The best is {best}. Done small and slow, it still gets done.',
    'low-terms': 'The coming months are all on the low side. The best is {best}. Allow more time for the talks.',
    'day-yes': 'In the time you asked about, {day} suits best.',
    'day-terms': 'In the time you asked about, {day} is the day to settle the condition. Move after that.',
    'day-no': 'Settle nothing in the time you asked about. If someone is waiting for a reply, give it on {day}.',
    talk: 'If you want to talk, {best} is good for it, on an evening when neither of you is in a hurry.',
    quiet: 'In {worst}, no signatures, only loose ends.',
  },
  month: 'the {branch} month, {from} to {to} ({pair}, {god}, power {score})',
  day: '{date} ({pair}, power {score})',
  unless: {
    'go-people': 'The person who said yes takes part of it back. Then stop for a day and find out which part.',
    'go-alone': 'The reason you wanted this is gone. Without the reason, no need for the thing.',
    'steps-people': 'The first step is done and their side of it isn’t. Then stay on that step.',
    'steps-alone': 'The first step takes twice what you reckoned. Then stop there and reckon again.',
    'terms-people': 'They won’t put the condition in writing. Then no, and no need to cast again.',
    'terms-alone': 'You tried for the condition twice and it can’t be had. Then let it go, with no second cast.',
    'wait-people': 'They put what you need on paper now, with a date under it. Then the wait is over.',
    'wait-alone': 'What you’re waiting for arrives early. Then the wait is over.',
    'leave-people': 'They come back with another arrangement altogether. That’s a new question; ask it fresh.',
    'leave-alone': 'The thing changes into something you didn’t ask about today. Then ask again.',
  },
  deed: {
    yes: {
      decision: 'Tonight, one line: the first step, and the day you’ll take it.',
      work: 'In the first half hour tomorrow, put the part you’d do into three lines and show whoever decides.',
      money: 'Tonight, one sheet: what comes in, what goes out, the day it’s settled.',
      love: 'Send them one sentence today, with a time and a place in it.',
      study: 'Open the book tonight for twenty minutes, and mark tomorrow’s page before you close it.',
      travel: 'Write the packing list tonight, and check the dates on your papers.',
    },
    terms: {
      decision: 'Tonight, put the condition into one sentence that nobody could misread.',
      work: 'Tonight, three lines: who does what, by when, who may say stop.',
      money: 'Tonight, three lines: how much, which day, who pays if it fails. Send them tomorrow.',
      love: 'Write down the one thing you want to say. When you meet, say that and nothing else.',
      study: 'Write the missing piece on a card over your desk. Sign up when it’s crossed out.',
      travel: 'Ask three things tomorrow: where you’d stay, when you’d arrive, what a change of date costs.',
    },
    wait: {
      decision: 'Put a date in the calendar for looking again, and then stop thinking about it.',
      work: 'Tomorrow morning, only the most urgent thing on your desk. Mail after that.',
      money: 'Write this sum at the bottom of the list, with today’s date beside it.',
      love: 'No long messages tonight. When they speak, let them finish.',
      study: 'Go through the old notes tonight and fold a corner where you got stuck.',
      travel: 'Pencil the dates into the calendar tonight. Book nothing.',
    },
    leave: {
      decision: 'Cross it off the list tonight, and on the empty line write something that can be done.',
      work: 'Tomorrow, give the half day you’d kept for this to another task, by name.',
      money: 'Find the payments that belong to this and stop one of them tonight.',
      love: 'Put the phone away early and see a friend who listens.',
      study: 'Shelve the books of this one subject tonight. Leave a single book on the desk.',
      travel: 'Write the free days into the calendar tonight, with something close to home in them.',
    },
  },
  note: {
    'no-cast': 'There is no hexagram to this question yet. Throw the three coins six times, then ask.',
    leaving:
      'Whether to stay or part is not for a hexagram to say, nor for this book. It can show how to be with each other and when to talk.',
    investment:
      'What to buy or sell is not for a hexagram to say, nor for this book. It can show how to keep the accounts and how to hold the talks.',
    mind: 'What goes on in another person’s head no hexagram shows. It shows what you can say, and when.',
    elsewhere:
      'Health, courts, and how long anyone lives are not for a hexagram to say, nor for this book. Please ask someone whose trade it is. Any other step you’re weighing can be asked about.',
  },
}
