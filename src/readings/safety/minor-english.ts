/* A writer under eighteen in a serious worry, in English: rules for normalised text (`plain.ts`). */

/** Age or class of the writer. */
const UNDER_AGE =
  '(?:\\b(?:im|i am|i just turned|i turned|im only|im just|me|age|aged|and im|im like|im almost|since im)(?: only| just| like| a| about| barely){0,2} (?:[789]|1[0-7])\\b(?! ?(?:weeks?|wks?|months?|mos?|days?|hours?|hrs?|min\\w*|k\\b|percent|years? (?:older|younger|in|into|sober|married|clean|late)|pounds|lbs|grand|dollars|am\\b|pm\\b|th\\b|%))' +
  '|\\b(?:im|i am) (?:\\w+ ){0,2}(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b(?! ?(?:weeks?|wks?|months?|days?|hours?|minutes?|years? (?:older|younger|in|into|sober|married)|pounds|grand|dollars))|\\((?:1[0-7]|[89]) ?[mf]?\\)|\\b(?:1[0-7]|[89]) ?(?:yo|y/o|f|m)\\b(?= (?:here|and|girl|boy|,))|\\b(?:im|as a|i am) (?:a )?(?:1[0-7]|[89])[- ]?(?:yo|yr|year)' +
  '|\\b(?:[5-9]|1[0-2]|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?:st|nd|rd|th)? ?grade(?:r)?\\b(?<!\\b(?:my (?:son|daughter|kid|niece|nephew)|teach|teaching|son|daughter|kid|when i was|back|was) .{0,14})|\\bim in (?:the )?(?:[5-9]|1[0-2])th\\b|\\b(?:freshman|sophomore|junior|senior) in (?:hs|high ?school|highschool)\\b(?<!\\bmy (?:son|daughter|kid).{0,40})|\\b(?:in|at|from|of) my (?:middle|high|elementary|junior high|jr high) ?school\\b(?!.*\\breunion\\b)|\\b(?:kids|girls|boys|people|everyone|guys|someone|guy|kid|girl|boy) (?:at|in|from) (?:my )?school\\b|\\bi(?:m| am) (?:\\w+ )?(?:in|a) (?:middle|high|elementary) ?school(?:er)?\\b|\\bim (?:still )?(?:a minor|underage|under ?18|a kid|a teen(?:ager)?)\\b)'

const BEFORE =
  '(?!.*\\b(?:when i was|back when|my (?:son|daughter|niece|nephew)(?:s|s is| is)? (?:is )?(?:in|a|1\\d)|i teach|years ago)\\b)'
const besideAge = (worry: string) => new RegExp(`^${BEFORE}(?=.*${UNDER_AGE}).*\\b(?:${worry})`)

export const MINOR_PATTERNS_ENGLISH: readonly RegExp[] = [
  // Home.
  besideAge(
    '(?:hit|hits|hitting|beats?|belt|slaps?|slapped|punch\\w*|kicks? me|kicked me|kick me|kicking me|hurts? me|throws? (?:me|my|things|stuff|plates)|fights?|fighting|scream(?:s|ing)?|yell(?:s|ing)?|drunk|drinks|drinking|high all|knife|knives|gun|scares? me|scared|afraid|terrified|terrifies|locks?|locked|basement|starv\\w+|no food|(?:dont|doesnt|wont) feed|nothing to eat|hungry|home alone|alone (?:every|all|at night|for days|with)|(?:doesnt|didnt|hasnt|never|wont) (?:come|came|been) (?:back|home)|left (?:me|us)|leaves (?:me|us)|pack my|out of the house|threw me out|run(?:ning)? away|ran away|homeless|foster|group home|cps|in jail|in prison|rehab|overdosed|drugs|my fault|hates? me|(?:wish\\w*|regret\\w*)(?: \\w+){0,4} (?:had me|born|having me)|never (?:wanted|had) me|didnt want me|call(?:s|ed)? me (?:fat|stupid|ugly|worthless|names|a mistake|useless|a slut)|take care of my (?:little )?(?:brother|sister|siblings|mom)|disown\\w*|conversion|marry me off|forc(?:e|ed|es|ing) me|arranged|reads? my (?:diary|texts|journal)|evict\\w*|sleeping in (?:the|our|a) car)\\b',
  ),
  // Grown-ups and others who want something.
  besideAge(
    '(?:touch\\w*|stuff to me|things to me|do (?:things|stuff)|did (?:something|things|stuff)|makes me|made me|make me|pressur\\w+|hugs|hugging|kiss(?:es|ed|ing)? me|watches me|watching me|shower|bathroom|texts? me|texting me|dms? me|messag\\w+ me|snaps?|snap ?chat|discord|roblox|minecraft|fortnite|omegle|instagram|online|kik|nudes?|naked|(?:pics?|pictures?|photos?|videos?) (?:of me|to everyone|around|back|without)|send (?:him|her|them)?|sent (?:my|a|pics|him)|pick me up|meet (?:up|me|him|in person)|our secret|dont tell|not to tell|cant tell|who to tell|nobody knows|no one knows|nobody believes|something happened|sex|virgin|condom|pregnan\\w+|period|std|leave me alone|creep\\w*|weird(?:s me)?|follow\\w*|stalk\\w*|gang|hold something|sell (?:for|weed|drugs|pills)|deliver|vap(?:e|es|ing)|weed|pills|older (?:guy|man|boy)|a senior|grown man|in (?:his|her) (?:20s|30s|40s)|gifts?|sugar daddy|bf wants|boyfriend wants|gay|trans|come out)\\b',
  ),
  besideAge(
    '(?:boyfriend|bf|girlfriend|gf|hes|shes|he is|guy|man|him|crush|friend|someone|teacher|coach|bro|brother|cousin|neighbor|he)s?\\b(?:\\W+\\w+){0,4}\\W+(?:19|2\\d|[3-6]\\d)\\b(?! ?(?:percent|%|minutes|dollars|bucks|points))',
  ),
  // School and the mind.
  besideAge(
    '(?:bull(?:y|ies|ied|ying)|cyber ?bull\\w*|slurs?|jump(?:ed|s) me|beat me up|steals? my|stole my|takes? my (?:money|lunch|phone)|threat\\w*|blackmail\\w*|spread\\w*|rumors?|made a (?:page|account|group)|laugh(?:s|ing)? at me|make fun|makes fun|trip(?:s|ped) me|push(?:es|ed) me|shov(?:es|ed)|everyone hates|no friends|eat lunch alone|switched schools|expelled|suspended|cut|cutting|cuts|burn myself|die|dead|dying|alive|suicid\\w*|kill|kms|end it|skinny|fat|diet|throw up|throwing up|starv\\w*|stop(?:ped)? eating|dont eat|purge|calories|puke|depress\\w*|panic|cry(?:ing)? (?:every|all|myself)|hear(?:ing)? voices|lonely|alone|cant (?:take|do) (?:it|this)|help me|please help|hopeless|arrested|police|juvie|court|shooting|bring a gun|died|cancer)\\b',
  ),
]
