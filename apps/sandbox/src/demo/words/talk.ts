// What residents write. Places: {name} the other's name, {common} what both care about, {theirs} a sentence of the other's biography,
// {about} the first of their own. A line with a place that cannot be filled is not used.
import type { ProfileType } from '@mutuals/api/seeding';
import type { Role } from './words.ts';

export interface Talk {
  /** First words after a match. */
  readonly openers: readonly string[];
  /** The first answer, to somebody who wrote first, and to somebody who answered an opener. */
  readonly welcomes: readonly string[];
  readonly afterOpener: readonly string[];
  /** To a mere hello, after an opener. */
  readonly greetings: readonly string[];
  /** To "and you?": by people, by groups and projects, and by whoever wrote their biography in another language. */
  readonly about: readonly string[];
  readonly aboutUs: readonly string[];
  readonly aboutBriefly: readonly string[];
  /** To any other question. */
  readonly asked: readonly string[];
  readonly common: readonly string[];
  readonly work: Readonly<Record<Role, readonly string[]>> & Readonly<Record<Exclude<ProfileType, 'individual'>, readonly string[]>>;
  readonly thanks: readonly string[];
  readonly gif: readonly string[];
  readonly goodbye: readonly string[];
  /** The last words for now. */
  readonly winding: readonly string[];
}

export const talkEn: Talk = {
  openers: [
    'Hi {name}, nice to match. I saw {common} on your profile. What are you doing with it at the moment?',
    'Hello {name}! We share {common}, which is rarer than it looks. What brings you here?',
    'Hi {name}. You wrote “{theirs}” I would like to hear the longer version.',
    'Good to meet you, {name}. What would a useful week look like for you right now?',
    'Hi {name}, thanks for the like. Are you looking for somebody to work with, or just looking around?',
    'Hello {name}. I read your profile twice. What are you stuck on these days?',
  ],
  welcomes: [
    'Hi {name}, glad you wrote. I noticed that we both care about {common}. How did you get into it?',
    'Hello {name}! Good timing, I just sat down. What are you working on this week?',
    'Hi {name}, thanks for the message. You wrote “{theirs}” Is that still what keeps you busy?',
    'Hey {name}, nice to hear from you. What made you stop at my profile?',
    'Hi {name}! I was hoping that you would write. Do you do {common} on your own or with a team?',
  ],
  afterOpener: [
    'Thanks for answering, most people never do. How long have you been at it?',
    'That makes sense. Is somebody helping you with it, or are you on your own?',
    'I see. And which part of it do you enjoy the most?',
    'Good to know. Where does {common} come in for you?',
  ],
  greetings: [
    'Hello! So, what are you working on at the moment?',
    'Hi, good to have you here. What would you like to talk about first?',
    'Hey! How is your day going, and what is on your desk?',
  ],
  about: [
    'On my side: {about} What about you, is there a deadline anywhere?',
    'Short version: {about} I can tell you the long one on a call. Which part interests you?',
    'Mostly this: {about} And a lot of reading. What would you want to know?',
    '{about} That is most of my week. How does yours look?',
  ],
  aboutUs: [
    'In short: {about} What would you want to know first?',
    'Best said in one sentence: {about} Does that touch anything you do?',
    '{about} We could show you around. When would be a good time?',
  ],
  aboutBriefly: [
    'It is all on the profile, more or less, and the rest is patience. What would you want to know?',
    'Long story. The profile has the short version; ask me about any line of it.',
  ],
  asked: [
    'Good question, I would like to think about it for a day. What is your own guess?',
    'Hard to say without seeing it. Could you send me an example?',
    'Yes and no. It depends on who uses it. Who do you have in mind?',
    'I asked myself the same last week, and I am still not sure. What made you think of it?',
  ],
  common: [
    'With {common} I keep meeting the same problem: everybody starts and few finish. Have you seen somebody do it well?',
    'Since we both have {common} on our profiles: what would you do differently if you started today?',
    'I changed my mind about {common} last year. Did you ever?',
    'Is there anybody else in {common} that I should talk to?',
  ],
  work: {
    developer: [
      'I had the same thing last month and ended up deleting half of the code. Is yours public?',
      'That sounds like a good reason for a small prototype. How would you know that it works?',
      'I would write the test first and see whether it frightens me. What is the worst that could happen there?',
    ],
    artist: [
      'I can picture that, literally. Do you have any references that you keep going back to?',
      'I would start with three quick sketches and throw two away. Which feeling should stay?',
      'That could be one strong image rather than ten. Who is going to look at it first?',
    ],
    trader: [
      'Interesting. What would make you change your mind about it?',
      'I would size it small and write down why. How do you deal with the bad weeks?',
      'I have been wrong about that twice, so I am listening. Where do you get your data from?',
    ],
    influencer: [
      'I would love to explain that to people who have never heard of it. What do they usually get wrong?',
      'There is a good story in there. Who should I talk to beside you?',
      'If you had to say it in one sentence to your neighbour, how would it go?',
    ],
    raider: [
      'My team would have fun with that. What does your community laugh about?',
      'I like it. How many people are around on a quiet day?',
      'We could try a small round and see what stays after a week. When would be a good day?',
    ],
    group: [
      'Some of our members would have opinions on that. Would you like to join a session and ask them?',
      'We talk about this nearly every week. Shall I send you the notes of the last time?',
      'You would fit in well here. What would you hope to get from the group?',
    ],
    project: [
      'That touches what we are building. Would you try it and tell us where you got lost?',
      'We discussed exactly this on Monday. How would you solve it?',
      'We could use somebody who thinks that way. How much time do you have these days?',
    ],
  },
  thanks: ['You are welcome. Was it useful, or just polite?', 'Any time. What are you going to do with it?', 'Happy to. Tell me how it goes?'],
  gif: ['Ha, saved. Now I have to find one that is as good.', 'That is my whole week in one picture. How was yours?', 'I laughed, and now I have to explain it to my neighbour.'],
  goodbye: ['Good talking to you, {name}. Write whenever you like.', 'See you, {name}. I will keep an eye on this chat.', 'Take care! I will ask you about it next week.'],
  winding: [
    'I have to get back to work for now, {name}, but I would like to go on with this. Same time tomorrow?',
    'I am off for today. Leave me a note here and I will answer in the morning.',
    'Let us stop while it is still interesting. I will write down two ideas and send them tomorrow.',
    'My next call starts in a minute. Good to have met you, {name}, let us pick this up tomorrow.',
  ],
};

export const talkFr: Talk = {
  openers: [
    'Bonjour {name}, heureuse coïncidence : on a {common} en commun. Tu en fais quoi en ce moment ?',
    'Salut {name} ! {common} sur ton profil, ça m’a donné envie d’écrire. Qu’est-ce qui t’amène ici ?',
    'Bonjour {name}. Tu as écrit « {theirs} » : j’aimerais entendre la version longue.',
    'Salut {name}, merci pour le like. Tu cherches quelqu’un avec qui travailler, ou tu regardes ?',
    'Bonjour {name}. À quoi ressemblerait une bonne semaine pour toi, là, maintenant ?',
    'Salut {name}, j’ai lu ton profil deux fois. Sur quoi tu bloques ces jours-ci ?',
  ],
  welcomes: [
    'Salut {name}, ça me fait plaisir que tu écrives. On a {common} en commun : tu as commencé comment ?',
    'Bonjour {name} ! Tu tombes bien, je viens de m’asseoir. Tu travailles sur quoi cette semaine ?',
    'Salut {name}, merci pour ton message. Tu as écrit « {theirs} » : c’est toujours d’actualité ?',
    'Bonjour {name}, merci d’écrire. Qu’est-ce qui t’a fait t’arrêter sur mon profil ?',
    'Salut {name} ! J’espérais que tu écrirais. {common}, tu fais ça en solo ou en équipe ?',
  ],
  afterOpener: [
    'Merci de répondre, c’est rare. Ça fait longtemps que tu es là-dessus ?',
    'Je comprends. Quelqu’un t’aide, ou tu avances en solo ?',
    'D’accord. Et la partie que tu préfères, c’est laquelle ?',
    'Bon à savoir. Et {common} dans tout ça ?',
  ],
  greetings: [
    'Bonjour ! Alors, tu travailles sur quoi en ce moment ?',
    'Salut, ça fait plaisir. Tu veux commencer par quoi ?',
    'Salut ! Ta journée se passe bien ? Et sur ton bureau, il y a quoi ?',
  ],
  about: [
    'De mon côté : {about} Et toi, tu as une échéance quelque part ?',
    'Version courte : {about} La longue, je te la raconte de vive voix. Qu’est-ce qui t’intéresse le plus ?',
    'Surtout ça : {about} Et beaucoup de lecture. Tu voudrais savoir quoi ?',
    '{about} Ça remplit bien mes semaines. Et les tiennes ?',
  ],
  aboutUs: [
    'En bref : {about} Tu voudrais savoir quoi en premier ?',
    'En une phrase : {about} Ça rejoint quelque chose que tu fais ?',
    '{about} On peut te montrer. Quel moment t’irait ?',
  ],
  aboutBriefly: [
    'Tout est à peu près sur le profil, le reste est de la patience. Tu voudrais savoir quoi ?',
    'C’est une longue histoire. Le profil donne la version courte ; demande ce que tu veux.',
  ],
  asked: [
    'Bonne question, j’aimerais y penser une journée. Toi, tu dirais quoi ?',
    'Difficile à dire sans l’avoir vu. Tu aurais un exemple à m’envoyer ?',
    'Oui et non, ça dépend de qui s’en sert. Tu penses à qui ?',
    'Je me suis posé la même question la semaine dernière, sans réponse pour l’instant. Qu’est-ce qui t’y a fait penser ?',
  ],
  common: [
    'Avec {common}, je retombe toujours sur le même problème : tout le monde commence, peu terminent. Tu connais un bon exemple ?',
    'Puisqu’on a {common} en commun : si tu recommençais aujourd’hui, tu changerais quoi ?',
    'J’ai changé d’avis sur {common} l’an dernier. Ça t’est arrivé aussi ?',
    'Tu connais quelqu’un d’autre, côté {common}, à qui je devrais parler ?',
  ],
  work: {
    developer: [
      'J’ai eu la même chose le mois dernier, et j’ai fini par supprimer la moitié du code. Le tien est public ?',
      'Ça mérite un petit prototype. Tu saurais comment vérifier que ça marche ?',
      'J’écrirais d’abord le test, pour voir s’il fait peur. Le pire qui puisse arriver, c’est quoi ?',
    ],
    artist: [
      'Je vois très bien, au sens propre. Tu as des références qui te suivent depuis longtemps ?',
      'Je partirais sur trois croquis pour en jeter deux. Quelle impression doit rester ?',
      'Une seule image forte suffirait peut-être. Qui la verra en premier ?',
    ],
    trader: [
      'Intéressant. Qu’est-ce qui te ferait changer d’avis ?',
      'Je commencerais petit, en notant pourquoi. Tu vis comment les mauvaises semaines ?',
      'J’ai eu tort deux fois là-dessus, alors j’écoute. Tu prends tes données où ?',
    ],
    influencer: [
      'J’aimerais l’expliquer à des gens qui n’en ont jamais entendu parler. Qu’est-ce qu’on comprend mal, en général ?',
      'Il y a une bonne histoire là-dedans. À qui d’autre je devrais parler ?',
      'En une phrase, pour ta voisine de palier, ça donnerait quoi ?',
    ],
    raider: [
      'Mon équipe s’amuserait bien avec ça. Elle rit de quoi, ta communauté ?',
      'Ça me plaît. Un jour calme, vous êtes combien ?',
      'On peut tenter un petit tour et voir ce qui reste au bout d’une semaine. Quel jour t’irait ?',
    ],
    group: [
      'Plusieurs membres auraient un avis là-dessus. Tu voudrais passer à une séance et leur demander ?',
      'On en parle presque chaque semaine. Je t’envoie les notes de la dernière fois ?',
      'Tu aurais ta place ici. Tu attendrais quoi du groupe ?',
    ],
    project: [
      'Ça touche à ce qu’on construit. Tu voudrais l’essayer et nous dire ce qui n’était pas clair ?',
      'On en a justement parlé lundi. Tu ferais comment, toi ?',
      'On aurait besoin de quelqu’un qui pense comme ça. Tu as combien de temps en ce moment ?',
    ],
  },
  thanks: ['Avec plaisir. C’était utile, ou juste poli ?', 'Quand tu veux. Tu vas en faire quoi ?', 'De rien. Tu me raconteras ?'],
  gif: ['Ha, je la garde. Il va falloir que j’en trouve une aussi bonne.', 'Toute ma semaine en une image. Et la tienne ?', 'J’ai ri, et maintenant je dois expliquer pourquoi à toute la pièce.'],
  goodbye: ['C’était bien de te parler, {name}. Écris quand tu veux.', 'À bientôt, {name}. Je garde un œil sur cette conversation.', 'Bonne suite ! Je te redemanderai la semaine prochaine.'],
  winding: [
    'Je dois m’y remettre, {name}, mais j’aimerais continuer. Demain à la même heure ?',
    'J’arrête pour aujourd’hui. Laisse-moi un mot ici et je réponds demain matin.',
    'Arrêtons-nous pendant que c’est intéressant. Je note deux idées et je te les envoie demain.',
    'Mon prochain appel commence dans une minute. C’était un plaisir, {name}, on reprend demain ?',
  ],
};

export const talkZh: Talk = {
  openers: [
    '{name}你好，看到你也关注 {common}，最近在做什么？',
    '你好 {name}！我们都写了 {common}，其实挺少见的。怎么会来这里？',
    '{name}你好，你写的“{theirs}”我很感兴趣，想听详细一点的版本。',
    '你好 {name}，谢谢你的喜欢。是想找人一起做事，还是先随便看看？',
    '{name}你好，对你来说，这阵子怎样才算过得不错的一周？',
    '你好 {name}，你的资料我看了两遍。最近卡在哪里了？',
  ],
  welcomes: [
    '{name}你好，很高兴你来打招呼。我们都关注 {common}，你是怎么开始的？',
    '你好 {name}！正好刚坐下来。这周在忙什么？',
    '{name}你好，谢谢你的消息。你写的“{theirs}”现在还在做吗？',
    '你好 {name}，收到你的消息真好。是我资料里的哪一句让你停下来的？',
    '{name}你好！{common} 你是一个人做，还是有团队？',
  ],
  afterOpener: [
    '谢谢回复，很多人都不回的。你做这个多久了？',
    '明白。有人帮你，还是自己一个人推进？',
    '了解了。其中你最喜欢哪一部分？',
    '原来如此。那 {common} 在里面是什么角色？',
  ],
  greetings: [
    '你好！最近在做什么？',
    '你好，很高兴认识。想先聊点什么？',
    '嗨！今天过得怎么样，手头在忙什么？',
  ],
  about: [
    '我这边：{about}你呢，最近有截止日期吗？',
    '简单说：{about}详细的可以语音聊。你对哪一块感兴趣？',
    '主要是这个：{about}剩下的时间都在看东西。你想了解什么？',
    '{about}一周基本就这样过去了。你呢？',
  ],
  aboutUs: [
    '简单说：{about}你想先了解哪一块？',
    '一句话：{about}跟你在做的事有关系吗？',
    '{about}可以带你看看，什么时候方便？',
  ],
  aboutBriefly: [
    '差不多都写在资料里了，剩下的就是耐心。你想了解什么？',
    '说来话长，资料里是短的版本，哪一句都可以问我。',
  ],
  asked: [
    '好问题，我想考虑一天再回你。你自己怎么看？',
    '没看到东西不好说，能发个例子吗？',
    '看情况，主要看谁来用。你想的是哪些人？',
    '上周我也问过自己，现在还没想清楚。你怎么会想到这个？',
  ],
  common: [
    '说到 {common}，我总遇到同一个问题：开头的人多，做完的人少。你见过做得好的吗？',
    '既然我们都关注 {common}，如果今天重新开始，你会改什么？',
    '去年我对 {common} 的看法变了。你有过这种时候吗？',
    '做 {common} 的人里，还有谁值得我去聊聊？',
  ],
  work: {
    developer: [
      '上个月我也遇到过，最后删掉了一半代码。你的代码公开吗？',
      '听起来值得先做个小原型。怎样才算跑通了？',
      '我会先写测试，看看自己怕不怕。最坏的情况是什么？',
    ],
    artist: [
      '我脑子里已经有画面了。有没有一直放在手边的参考？',
      '我会先画三张草稿，扔掉两张。最想留下什么感觉？',
      '也许一张有力的图就够了。谁会最先看到它？',
    ],
    trader: [
      '有意思。什么情况会让你改变看法？',
      '我会先用小仓位，把理由写下来。行情不好的时候你怎么过？',
      '这件事我判断错过两次，所以想先听听你的。数据从哪儿来？',
    ],
    influencer: [
      '很想讲给没听过的人听。大家一般会误解哪一点？',
      '这里面有个好故事。除了你，我还应该找谁聊？',
      '如果用一句话讲给邻居听，你会怎么说？',
    ],
    raider: [
      '我们队里的人会喜欢这个。你们社区平时爱笑什么？',
      '不错。平常的日子里有多少人在聊天？',
      '可以先小范围试一轮，看一周后剩多少人。哪天合适？',
    ],
    group: [
      '群里有几位肯定有话要说。要不要来参加一次，当面问问？',
      '我们几乎每周都聊这个。要不要看看上次的笔记？',
      '感觉你很适合我们。你希望在群里得到什么？',
    ],
    project: [
      '这跟我们在做的东西有关。愿意试试，然后告诉我们哪里看不懂吗？',
      '周一我们刚讨论过这个。换作你会怎么解决？',
      '我们正缺这样想问题的人。你最近时间多吗？',
    ],
  },
  thanks: ['不客气。真的有用，还是客气一下？', '随时都行。你打算怎么用？', '应该的，后来怎么样记得告诉我？'],
  gif: ['哈哈，存了。得找一张一样好的回你。', '这张图就是我这一周。你那周怎么样？', '笑出声了，还得跟旁边的人解释。'],
  goodbye: ['聊得很开心，{name}，随时再来。', '回头见，{name}，我会留意这里的消息。', '保重！下周我再来问你进展。'],
  winding: [
    '我得先去忙了，{name}，不过很想接着聊。明天这个时候？',
    '今天先到这里，你有想法就留在这儿，我明早回。',
    '趁还有意思先停一下，我记下两个想法，明天发你。',
    '马上要开会了。很高兴认识你，{name}，我们明天继续。',
  ],
};
