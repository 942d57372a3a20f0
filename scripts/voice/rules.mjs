// Phrases that are literal translations, their replacements, and the scopes in which each counts.
const UI = ["interface"];
const UI_DOCS = ["interface", "docs"];
const ALL = ["interface", "docs", "comments"];
const wordCount = (text) => text.trim().split(/\s+/).length;

/** Name, scopes, replacement, pattern, and an optional condition on the whole text. */
const RULES = [
  [
    "what-title",
    UI,
    "a noun: Activity, Details, Content, Amount",
    /^What\b(?!’s|'s| happens next| to do next| next\b)[^?]*$/,
    (text) => wordCount(text) <= 7 && !/[.!:]/.test(text),
  ],
  [
    "who-title",
    UI,
    "a noun: Owner, Suppression list, Recipients",
    /^Who(m|se)?\b[^?]*$/,
    (text) => wordCount(text) <= 7 && !/[.!:]/.test(text),
  ],
  [
    "how-where-title",
    UI,
    "a noun: Source, Status, Reason, Date, Performance",
    /^(Where|How|Why|When|Which)\b(?! to\b| it works| many| much| long| old| Choose)[^?]*$/,
    (text) => wordCount(text) <= 7 && !/[.!:]/.test(text),
  ],
  [
    "who-clause",
    ALL,
    "people who / anyone who / users who",
    /(^|[.;:?!] )Who (is|was|has|had|did|does|set|wants?|answered|answers|came|comes|learns|buys|applies|closes|asked|asks|takes|signed|already|gets?|holds|writes|wrote|knows|signs|said|says|works|there|they)\b(?![^.]*\?)/,
  ],
  [
    "stands",
    ALL,
    "is, appears, is listed, is shown",
    /\b(stands?|standing|stood) (here|there|on|in|at|among|beside|below|above|first|after|over|neither|under|before|with|ready|by|open)\b|\b(what|that|it|which|where \w+) stands\b/i,
    (text) => !/stand(s|ing)? out|stand-?in|stand(s|ing)? in for/.test(text),
  ],
  [
    "waits",
    UI_DOCS,
    "pending, queued, due, open, to review",
    /\b(nothing|nobody|none|no [\w-]+|what|that|which|who|1|\{…\}|\w+s) waits?\b|\bwaits? (for|in|until|here)\b/i,
    (text) => !/^(Please )?[Ww]ait(?! after)|waits? for at most|wait long/.test(text),
  ],
  [
    "mail-leaves",
    ALL,
    "is sent, goes out",
    /\b(e?-?mails?|messages?|answers?|step|nothing|it|one|them|test|which|each|that|copy|lead) (leaves?|left|has left|have left|can leave|may leave|leave)\b(?! (a|an|the|your|his|no|it|them|out|blank|empty|behind|room|to))/i,
    (text) => !/(leads?|agents?|nothing|that|it) left\b/.test(text) || /\bmails? (that )?left\b/.test(text),
  ],
  [
    "comes-back",
    ALL,
    "bounced, was returned, is restored",
    /\b(comes?|came|coming) back\b(?! (later|afterwards|to (you|this|where)))/i,
  ],
  [
    "take-back",
    ALL,
    "undo, withdraw, revoke, reverse",
    /\b(takes?|took|taken|taking|takes) ((it|them|this|that|something|leads?|the \w+|a \w+) )?back\b/i,
  ],
  [
    "give-back",
    UI,
    "discard, refund, reset, return",
    /\b(gives?|given|giving|gave) ((it|them|this|the \w+|nothing|a \w+) )?back\b|\bput ((it|them) )?back\b/i,
  ],
  [
    "bring-back",
    ALL,
    "restore, import, include",
    /\b(bring|brings|brought|bringing)\b(?! (you|us|up))/i,
    (text) => !/up to date|\babout\b/.test(text),
  ],
  [
    "goes-on",
    ALL,
    "continue, next",
    /\b(go|goes|going|went) on\b(?! (sale|hold|holiday|air|the|a|your|with \w+ mail))|\bcarr(y|ies|ied) on\b/i,
  ],
  [
    "is-over",
    ALL,
    "has expired, has ended, has passed",
    /\b(is|was|are|were) over\b(?! \d|\w)(?! (the|a|its|their|25|50))/i,
  ],
  [
    "stays-as-it-is",
    ALL,
    "is unchanged, does not change",
    /\bstays? (as|what) (it|they|he|she)('s)? ?(is|are|was|were)?\b|\bas ever\b|\b(what|who) is (there|here)\b(?! (instead|,? before))/i,
  ],
  [
    "place-free",
    ALL,
    "frees up a seat / slot",
    /\b(place|slot|time) is free\b|\bfrees? (the|its|a) place\b/i,
  ],
  [
    "somebody",
    ALL,
    "someone, everyone, no one, anyone; or name the role",
    /\b(somebody|everybody|nobody|anybody)\b/i,
  ],
  [
    "is-no",
    ALL,
    "is not a / is not",
    /\b(this|that|it|these|those|they|which|what|who|file|row|rows|there that|account|name|body|address|number|says|answers there) (is|are|was|were) no (?!longer|more|one\b|other|doubt|need|way\b|such|way|fee|fees|rush)[\w-]+/i,
    (text) => !/\bthere (is|are|was|were) no\b/i.test(text),
  ],
  ["any-more", ALL, "no longer", /\bany more\b/i],
  [
    "in-no",
    ALL,
    "not part of any, excluded from",
    /\b(counts?|counted|is|are|stands?|appears?|goes) in no(ne)?\b|\bin none of\b|\bof nobody\b|\bnothing more (leaves|is asked)\b/i,
  ],
  ["is-none", UI, "plural: no …s", /(^|[.:] )None (waits|is)\b|\bthere is none yet\b|^This \w+ is none/],
  [
    "no-singular",
    UI,
    "plural: No leads yet",
    /^No (lead|post|message|module|certificate|rating|form|question|campaign|deal|company|contact|task|agent|mail|user|line|link|request|row|interviewer|provider|source|error|platform|file|answer|opportunity|opportunities?y|invoice|feed|tag|search|reply|address|match|template|application|subscription|time|person)\b(?!s| (limit|server|and|or|within|has this|needed|required))/,
  ],
  [
    "letters",
    ALL,
    "characters",
    /(\d|\}|most|least|many|white|small) letters\b|\bletters (in|long) a?\b/i,
    (text) => !/letters(,| and) digits/.test(text) || /small letters/.test(text),
  ],
  [
    "mail-noun",
    ALL,
    "email(s)",
    /\b(a|an|the|this|that|each|every|no|one|daily|test|last|such|first|second|next|by|our|your|whole|their|in|any) mail\b(?!-| ?(server|servers|address|provider|providers|program|programs|client|merge|account|host|box))|\bmails\b/i,
  ],
  ["e-mail", UI, "email (as the specification writes it)", /\be-mail/i, (text) => !/[à-ÿ]/.test(text)],
  ["hand-in", ALL, "submit", /(?<!by )\bhand(s|ed|ing)? (it |them |this |the \w+ )?in\b/i],
  ["call-off", ALL, "cancel", /\bcall(s|ed|ing)? (it |them |the \w+ |this )?off\b/i],
  [
    "write-down",
    ALL,
    "record, log, save, note",
    /\bwr(ite|ites|itten|ote|iting) ((it|them|this|that|what \w+ \w+) )?down\b/i,
  ],
  ["by-hand", UI, "manually", /\bby hand\b/i],
  [
    "told-passive",
    ALL,
    "notified, shown; tell me",
    /\b(is|are|was|were|be|been) told\b|\btold (by|once|to)\b|\bsays? (so|it to|what|which|how|when|why)\b/i,
  ],
  [
    "say-imperative",
    UI,
    "Choose / Enter / Describe",
    /^(Please )?[Ss]ay (yes|which|what|how|on|held|accepted|hard|where|now|whom|who|so|true|something)\b|^(Please )?[Nn]ame (the|one|at|an?)\b/,
  ],
  [
    "made-of",
    ALL,
    "created, generated",
    /\b(is|are|was|were|be|been|being) made\b(?! (up|to|by a person))|\b[Mm]ake (an?|the|new|it an|opportunities|a task of)( new)? (opportunity|opportunities|task|tag|list|batch|link|key|it|from)\b/,
    (text) => !/try|attempt|decision|payment/.test(text),
  ],
  [
    "looked-at",
    ALL,
    "reviewed, checked, opened",
    /\b(is|are|was|were|be|been) looked (at|into)\b|\blook(s|ed|ing)? into\b|^Look (at|now)\b/i,
  ],
  ["anew", ALL, "again, from scratch", /\banew\b/i],
  [
    "at-once",
    ALL,
    "immediately, right away, together",
    /\b(counts?|counted|begins?|ends?|one|shows?|here|applies|apply|holds?|us|runs?|done|removed|refused|out|leaves?|forgets|works?|sent|in force|effect|begun|started|them|it|open|comes?|marketplace|release[sd]?|ready|it is) at once\b|, at once\b|^At once\b/i,
  ],
  ["meanwhile", ALL, "since you opened this page / in the meantime", /\bmeanwhile\b/i],
  [
    "by-now-then",
    UI,
    "name the moment",
    /\bby now\b|(^|[.:;] )Until then\b|\bfrom then on\b|\b(can’t|can't|not|no \w+|too many \w+) [^.]*\bjust now\b/i,
  ],
  [
    "begin",
    UI,
    "start",
    /\b([Bb]egins?|[Bb]egan|begun|[Bb]eginning)\b(?! (with|of))/,
    (text) => !/\balthough always\b/.test(text),
  ],
  [
    "taken-as-accepted",
    ALL,
    "accepted / rejected / imported",
    /\b(is|are|was|were|be) (not )?taken\b(?! (back|from|place|up|down|over|at|as|by|off|out|in))|\bnot taken\b(?! back)/i,
    (text) => !/\b(test|quiz|screenshot|picture|commission|exam)\b/i.test(text),
  ],
  [
    "there-already",
    ALL,
    "already exists, duplicate, existing",
    /\b(is|are|was|were)? ?(there|here) already\b|\balready (there|here)\b/i,
  ],
  [
    "refusal",
    UI,
    "unsubscribe, opt-out, suppression list",
    /\b(refusals?|refused by|refuses mail|wants? no (e-?)?mails?|said no)\b/i,
    (text) => !/refusals\.\w|from suppressions|refusals\.\{/.test(text),
  ],
  ["way-out", ALL, "unsubscribe link", /\bway out\b/i],
  [
    "answers-in",
    ALL,
    "replies",
    /\b(reads?|reading|look(s|ing)? for) (its |their |the )?answers?\b|\b(its|their|where|your|an|the|real|class of an) answers? (are read|came in|comes? in|come by|arrives?|stands?|can leave|leaves?|go|on its way)\b|\b(wrote|writes?|write) back\b/i,
    (text) => !/quiz|question|test|interview|video/i.test(text),
  ],
  [
    "kept-sealed",
    ALL,
    "stored encrypted, saved",
    /\bkept (sealed|encrypted|with|apart|as|here|beside)\b|\bis not kept\b|\bno longer kept\b/i,
  ],
  [
    "one-a-line",
    ALL,
    "one per line / per person",
    /\b(one|each|once|twice|agent|lead|seat) an? (line|person|company|lead|job|account|day and|skill)\b|\b(letters|person|agent) an? \w+$/i,
  ],
  [
    "with-between",
    UI,
    "Separate with commas",
    /\b[Ww]ith (commas|spaces|commas or spaces) between\b|\bwith (an )?empty line between\b/,
  ],
  ["such-as-fragment", UI, "For example, … / placeholder text", /^Such as\b/],
  [
    "left-empty",
    UI,
    "Optional. Defaults to …",
    /\b[Ll]eft empty\b|^Empty\b|[.;:] Empty\b|(^|[.;:] )Else (it|those|the|a|\{)/,
  ],
  [
    "x-first",
    UI,
    "Newest first (no article, no participle)",
    /(^|, )[Tt]he (\w+ )?\w+ first\b|\b[Ll]ast \w+ first\b|\blast first\b|, the last first/,
  ],
  [
    "of-compound",
    UI,
    "noun compound: IMAP port, Account holder",
    /^[A-Z][a-z-]+s? of (the|a|an|your|its|each|this|that|today|\{…\}|[A-Z]{2,}|\w+s?)\b.{0,28}$/,
    (text) =>
      wordCount(text) <= 6 &&
      !/^(Terms|Out|Head|Number|None|All|Most|Some|Any|One|Many|Part|Date|Proof|Types?|Both|Half|Each|Which|End|Ivory|Republic|Director|Chief|Source|First|Rest|Level|Gulf|Cost) of\b/.test(
        text,
      ) &&
      !/[.?]$/.test(text),
  ],
  [
    "own-genitive",
    UI,
    "your X / its own X",
    /\bof (your|their|its) own\b|\b(a|an|no|that|any|\w+s|\{…\}|task|file|app|form|mailbox|campaign|search|page) of (ours|yours|theirs)\b/i,
  ],
  ["alike", ALL, "the same, identical, as in", /(?<!-)\balike\b/i],
  ["dearest", ALL, "most expensive, slowest", /\bdearest\b/i],
  ["pressed-twice", ALL, "submitted twice", /\bpressed (twice|again)\b/i],
  [
    "nothing-yet",
    UI,
    "No X yet",
    /\b(Nothing|Nobody|None) (was|is|has|have|were)( \w+)? (yet|so far|now)\b|^Nothing (of this kind|is open|was counted|was read|was written)\b/,
  ],
];

export const brokenRules = (scope, text) =>
  RULES.filter(
    ([, scopes, , pattern, isMeant]) =>
      scopes.includes(scope) && pattern.test(text) && (!isMeant || isMeant(text)),
  ).map(([name, , instead]) => ({ name, instead }));
